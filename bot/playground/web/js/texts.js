// The page's own words, read from the server's locales. A text is a string, or one string per plural form chosen by `n`.

let book = {};
let current = "ru";
let plurals = new Intl.PluralRules("ru");

export async function learn(language) {
  const answer = await fetch(`people/texts/${language}`);
  if (!answer.ok) throw new Error(`no texts in ${language}`);
  book = await answer.json();
  current = language;
  plurals = new Intl.PluralRules(language);
}

export const language = () => current;

export function say(key, values = {}) {
  const found = book[key] ?? key;
  const text = typeof found === "string" ? found : (found[plurals.select(values.n)] ?? found.other);
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}
