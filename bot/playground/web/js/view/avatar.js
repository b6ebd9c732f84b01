// A round picture for a name: its first letters on a colour that always is the same for that name.

import { element } from "../element.js";

const COLOURS = 8;
const FACTOR = 53; // with it the usual first names of a table (Аня, Боря, Вера, Гриша, Даша, Женя) all differ

/** The number of a name's colour: the classes tint-0 … tint-7. */
export function tint(name) {
  let sum = 0;
  for (const letter of name) sum = (sum * FACTOR + letter.codePointAt(0)) % 9973;
  return sum % COLOURS;
}

function initials(name) {
  const words = name.split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}]+/u, "")).filter(Boolean);
  return words.slice(0, 2).map((word) => [...word][0].toUpperCase()).join("") || [...name][0] || "?";
}

export function avatar(name, { sign = null, size = "" } = {}) {
  return element("span", { class: `avatar tint-${tint(name)} ${size}`, "aria-hidden": "true" }, sign ?? initials(name));
}
