// Points in time as people read them: the clock, the day, and Telegram's date_time entity, which counts by itself.

import { language } from "../texts.js";

const STEPS = [["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]];
const PARTS = {
  w: { weekday: "long" },
  d: { year: "numeric", month: "numeric", day: "numeric" },
  D: { year: "numeric", month: "long", day: "numeric" },
  t: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" },
};

const DAY = { day: "numeric", month: "long" };
const FULL = { dateStyle: "long", timeStyle: "medium" };
const formats = new Map(); // making one costs a hundred times its use

function kept(Kind, options) {
  const key = JSON.stringify([Kind.name, language(), options]);
  if (!formats.has(key)) formats.set(key, new Kind(language(), options));
  return formats.get(key);
}

const write = (unix, options) => kept(Intl.DateTimeFormat, options).format(new Date(unix * 1000));

export const clock = (unix) => write(unix, PARTS.t);
export const day = (unix) => write(unix, DAY);
export const full = (unix) => write(unix, FULL);
export const sameDay = (one, other) => new Date(one * 1000).toDateString() === new Date(other * 1000).toDateString();

function relative(unix) {
  const left = Math.round(unix - Date.now() / 1000);
  const [unit, length] = STEPS.find(([, seconds]) => Math.abs(left) >= seconds) ?? STEPS.at(-1);
  return kept(Intl.RelativeTimeFormat, { numeric: "auto" }).format(Math.trunc(left / length), unit);
}

/** A date_time entity's text: `format` is "r", or letters of w, d, D, t, T; none leaves the words of the message. */
export function moment(unix, format, words) {
  if (!format) return words;
  if (format === "r") return relative(unix);
  return write(unix, Object.assign({}, ...[...format].map((letter) => PARTS[letter] ?? {})));
}

/** Every relative time on the page is written anew once a second. */
export function keepTime() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) node.textContent = relative(Number(node.dataset.relative));
  }, 1000);
}
