// One message: a bubble with its keyboard, or a line about the group. Drawn once for each state the message has had.

import { element } from "../element.js";
import { say } from "../texts.js";
import { avatar, tint } from "./avatar.js";
import { icon } from "./icon.js";
import { keyboard } from "./keyboard.js";
import { media } from "./media.js";
import { clock, full } from "./moment.js";
import { rich } from "./rich.js";
import { sentence } from "./service.js";

const TOUCH = window.matchMedia("(hover: none)"); // there, as in Telegram, a tap on a bubble opens its menu
const LIVELY = "a, button, code, .pre, .spoiler";

/** `run` says where in a run of one sender's messages this one stands: {first, last}; `named`: senders are shown. */
export function message(content, run, named, act) {
  return content.service ? notice(content) : bubble(content, run, named, act);
}

function notice(content) {
  return element("div", { class: "notice", "data-message": content.message_id, role: "note" }, element("span", { class: "pill" }, sentence(content)));
}

function bubble(content, run, named, act) {
  const { sender, out } = content;
  const classes = ["message", out ? "own" : "theirs", run.first && "first", run.last && "last", content.keyboard.length && "keyed", content.ephemeral && "ephemeral"];
  const node = element(
    "article",
    { class: classes.filter(Boolean).join(" "), "data-message": content.message_id, "aria-label": `${sender.name}, ${clock(content.date)}` },
    named && !out ? element("span", { class: "beside" }, run.last && face(sender)) : null,
    element("div", { class: "body" }, frame(content, named && run.first && (!out || content.sender.id < 0), act), reactions(content), keyboard(content.keyboard, act.press)),
    more(act),
  );
  const offer = (event) => {
    event.preventDefault();
    act.menu(event.clientX, event.clientY);
  };
  node.addEventListener("contextmenu", offer);
  node.addEventListener("click", (event) => TOUCH.matches && !event.target.closest(LIVELY) && offer(event));
  return node;
}

export const face = (sender) => avatar(sender.name, { sign: sender.is_bot ? "🎲" : null });

function more(act) {
  const button = element("button", { class: "more", type: "button", "aria-label": say("message-menu"), "aria-haspopup": "menu" }, icon("more"));
  button.addEventListener("click", () => {
    const place = button.getBoundingClientRect();
    act.menu(place.left, place.bottom);
  });
  return button;
}

function frame(content, named, act) {
  const picture = content.media ? media(content.media, content.text) : null;
  const text = content.rich.length ? element("div", { class: "text" }, rich(content.rich, act), stamp(content)) : null;
  const above = content.media?.caption_above;
  return element(
    "div",
    { class: `bubble ${content.media?.kind ?? ""} ${text ? "" : "wordless"}` },
    content.ephemeral && element("div", { class: "alone" }, say("ephemeral")),
    named && sender(content.sender),
    content.reply_to && quote(content.reply_to, act),
    above && text,
    picture,
    !above && text,
    !text && stamp(content),
  );
}

function sender({ name, is_bot }) {
  return element("div", { class: `sender ink-${tint(name)}` }, name, is_bot && element("span", { class: "tag" }, say("bot")));
}

function quote(reply, act) {
  return element(
    "button",
    { class: `quote ink-${tint(reply.name)}`, type: "button", onclick: () => act.find(reply.message_id) },
    element("span", { class: "quote-name" }, reply.name),
    element("span", { class: "quote-text" }, reply.text || say("photo")),
  );
}

function stamp(content) {
  return element(
    "span",
    { class: "stamp", title: full(content.edit_date ?? content.date) },
    content.pinned && element("span", { class: "mark", role: "img", "aria-label": say("pinned") }, icon("pin")),
    content.silent && !content.out && element("span", { class: "mark", role: "img", "aria-label": say("silent") }, icon("silent")),
    content.edited && element("span", { class: "edited" }, say("edited")),
    element("time", { datetime: new Date(content.date * 1000).toISOString() }, clock(content.date)),
  );
}

function reactions(content) {
  if (!content.reactions.length) return null;
  const counts = new Map();
  for (const { emoji, by } of content.reactions) counts.set(emoji, [...(counts.get(emoji) ?? []), by]);
  const chips = [...counts].map(([emoji, by]) => element("span", { class: "reaction", title: by.join(", ") }, emoji, by.length > 1 && ` ${by.length}`));
  return element("div", { class: "reactions" }, chips);
}
