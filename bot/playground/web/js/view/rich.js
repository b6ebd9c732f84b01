// A message's text: the server's nodes become elements. Whatever the words are, they are set as text.

import { element } from "../element.js";
import { say } from "../texts.js";
import { icon } from "./icon.js";
import { full, moment } from "./moment.js";

const PLAIN = { bold: "strong", italic: "em", underline: "u", strikethrough: "s" };
const SAFE_LINK = /^(https?|tg|mailto):/i;

/** `act` has what a touch on the text may do: follow(url), command(text), copy(text). */
export function rich(nodes, act) {
  return nodes.map((node) => (typeof node === "string" ? node : draw(node, act)));
}

const words = (node) => (typeof node === "string" ? node : node.children.map(words).join(""));

function draw(node, act) {
  const children = rich(node.children, act);
  if (node.type in PLAIN) return element(PLAIN[node.type], {}, children);
  return (DRAWN[node.type] ?? plain)(node, children, act);
}

const DRAWN = {
  spoiler: (_, children) => spoiler(children),
  code: (node, children, act) => element("code", { title: say("copy-hint"), onclick: () => act.copy(words(node)) }, children),
  pre: (node, children, act) => pre(node, children, act),
  link: (node, children, act) => link(node.url, children, act),
  mention: (node, children, act) => mention(node, children, act),
  blockquote: (_, children) => element("blockquote", {}, children),
  expandable_blockquote: (_, children) => folded(children),
  command: (node, children, act) => element("a", { class: "command", href: "#", onclick: only(() => act.command(node.command)) }, children),
  hashtag: (_, children) => element("span", { class: "hashtag" }, children),
  date_time: (node) => time(node),
};

const plain = (_, children) => element("span", {}, children);

const only = (action) => (event) => {
  event.preventDefault();
  event.stopPropagation();
  action();
};

function link(url, children, act) {
  const safe = SAFE_LINK.test(url);
  return element("a", { href: safe ? url : "#", rel: "noopener", title: url, onclick: only(() => safe && act.follow(url)) }, children);
}

function mention(node, children, act) {
  if (node.username) return link(`https://t.me/${node.username}`, children, act);
  if (node.user_id) return link(`tg://user?id=${node.user_id}`, children, act);
  return element("span", { class: "mention" }, children);
}

function spoiler(children) {
  const hidden = element("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("spoiler") }, element("span", {}, children));
  const reveal = (event) => {
    if (hidden.classList.contains("shown") || (event.type === "keydown" && event.key !== "Enter")) return;
    event.preventDefault();
    event.stopPropagation();
    hidden.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) hidden.removeAttribute(name);
  };
  hidden.addEventListener("click", reveal);
  hidden.addEventListener("keydown", reveal);
  return hidden;
}

function pre(node, children, act) {
  const head = node.language ? element("span", { class: "pre-language" }, node.language) : null;
  return element("div", { class: "pre", title: say("copy-hint"), onclick: () => act.copy(words(node)) }, head, element("pre", {}, children));
}

function folded(children) {
  const quote = element("blockquote", { class: "folded" }, element("div", { class: "fold" }, children));
  const more = element("button", { class: "fold-more", type: "button", "aria-expanded": "false", "aria-label": say("unfold") }, icon("down"));
  more.addEventListener("click", () => {
    const open = quote.classList.toggle("unfolded");
    more.setAttribute("aria-expanded", String(open));
    more.setAttribute("aria-label", say(open ? "fold" : "unfold"));
  });
  quote.append(more);
  return quote;
}

function time(node) {
  const shown = moment(node.unix, node.format, node.children.map(words).join(""));
  const relative = node.format === "r" ? node.unix : null;
  return element("time", { datetime: new Date(node.unix * 1000).toISOString(), title: full(node.unix), "data-relative": relative }, shown);
}
