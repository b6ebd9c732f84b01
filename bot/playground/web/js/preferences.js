// What this reader chose for the page: language and theme, kept in the browser; an address with ?lang=en wins over both.

import { learn } from "./texts.js";

const LANGUAGES = ["ru", "en"];
const THEMES = ["auto", "light", "dark"];

const kept = (key, allowed) => {
  const value = localStorage.getItem(key);
  return allowed.includes(value) ? value : allowed[0];
};

export const theme = () => kept("theme", THEMES);

export function wear(name) {
  localStorage.setItem("theme", name);
  document.documentElement.dataset.theme = name;
}

export const nextTheme = () => THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length];

export function firstLanguage() {
  const asked = new URLSearchParams(location.search).get("lang");
  return LANGUAGES.includes(asked) ? asked : kept("language", LANGUAGES);
}

export async function speak(language) {
  await learn(language);
  localStorage.setItem("language", language);
  document.documentElement.lang = language;
}
