// The chats of a phone side by side at its top, each with its state or its last words, and a count of what was not read.

import { arrange, element } from "../element.js";
import { say } from "../texts.js";
import { avatar } from "./avatar.js";
import { sentence } from "./service.js";

const ACTIONS = { typing: "acts-typing", upload_photo: "acts-photo", upload_document: "acts-document" };

export class Tabs {
  constructor(phone, world) {
    Object.assign(this, { phone, world, drawn: new Map() });
    this.node = element("div", { class: "tabs", role: "tablist", "aria-label": say("chats") });
    this.node.addEventListener("keydown", (event) => this.key(event));
  }

  show() {
    const chats = [...this.phone.chats.values()].sort((one, other) => one.isPrivate - other.isPrivate);
    for (const id of this.drawn.keys()) if (!this.phone.chats.has(id)) this.drawn.delete(id);
    arrange(this.node, chats.map((chat) => this.tab(chat)));
    this.node.classList.toggle("many", chats.length > 2);
    if (this.seen !== this.phone.open) this.reveal();
  }

  /** The chosen tab is scrolled into view, once: the reader may look at the others. */
  reveal() {
    const { left, right } = this.node.getBoundingClientRect();
    const tab = this.drawn.get(this.phone.open)?.node.getBoundingClientRect();
    if (!tab?.width) return;
    this.seen = this.phone.open;
    this.node.scrollLeft += Math.min(0, tab.left - left) + Math.max(0, tab.right - right);
  }

  tab(chat) {
    const known = this.drawn.get(chat.id) ?? this.make(chat);
    const chosen = this.phone.open === chat.id;
    const acting = chat.acting;
    if (known.title.textContent !== this.title(chat)) this.name(known, chat);
    known.under.textContent = acting ? say(ACTIONS[acting] ?? "acts-typing") : this.words(chat, chosen);
    known.under.classList.toggle("acting", Boolean(acting));
    known.badge.textContent = chat.unread || "";
    known.node.setAttribute("aria-selected", String(chosen));
    known.node.tabIndex = chosen ? 0 : -1;
    known.node.setAttribute("aria-label", this.label(chat));
    return known.node;
  }

  make(chat) {
    const title = element("span", { class: "tab-title" });
    const under = element("span", { class: "tab-under" });
    const badge = element("span", { class: "badge", "data-badge": "" });
    const face = element("span", { class: "tab-face" });
    const node = element(
      "button",
      { class: "tab", type: "button", role: "tab", "data-tab": chat.isPrivate ? "private" : chat.id, onclick: () => this.phone.show(chat.id) },
      face,
      element("span", { class: "tab-words" }, title, under),
      badge,
    );
    const made = { node, face, title, under, badge };
    this.drawn.set(chat.id, made);
    return made;
  }

  name(known, chat) {
    known.title.textContent = this.title(chat);
    known.face.replaceChildren(avatar(this.title(chat), { sign: chat.isPrivate ? "🎲" : null }));
  }

  title(chat) {
    return chat.isPrivate ? this.world.bot.name : chat.title;
  }

  label(chat) {
    const name = chat.isPrivate ? say("private") : say("group", { title: chat.title });
    return chat.unread ? `${name}, ${say("unread", { n: chat.unread })}` : name;
  }

  words(chat, chosen) {
    if (!chosen && chat.last) return preview(chat.last);
    if (!chat.isPrivate) return say("members", { n: this.world.members(chat.id) });
    if (this.phone.person.blocked_bot) return say("bot-blocked");
    return say(chat.started ? "private-short" : "private-new");
  }

  key(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const tabs = [...this.node.children];
    const next = tabs.at((tabs.indexOf(document.activeElement) + step) % tabs.length);
    next.focus();
    next.click();
  }
}

function preview(message) {
  if (message.service) return sentence(message);
  return message.text || say(message.media?.kind === "photo" ? "photo" : "document");
}
