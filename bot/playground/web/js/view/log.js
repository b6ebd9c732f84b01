// The messages of the open chat: grouped by sender and day, kept at the bottom while the reader is there. A message that did
// not change keeps its node, so what was revealed or focused stays so.

import { arrange, element } from "../element.js";
import { say } from "../texts.js";
import { icon } from "./icon.js";
import { spin } from "./keyboard.js";
import { message } from "./message.js";
import { day, sameDay } from "./moment.js";

const NEAR = 48; // px from the end that still count as the end
const RUN = 300; // s between messages of one run
const FLASH = 1600; // ms

export class Log {
  /** `acts(message)` gives what may be done with a message; `onEnd` is told when the reader comes to the end. */
  constructor(acts, onEnd, onOlder) {
    this.acts = acts;
    this.drawn = new Map();
    this.days = new Map();
    this.chat = null;
    this.missed = 0;
    this.list = element("div", { class: "list", role: "log", "aria-label": say("messages") });
    this.older = element("button", { class: "pill older", type: "button", onclick: onOlder }, say("older"));
    this.scroller = element("div", { class: "scroller", tabindex: "0", onscroll: () => this.scrolled(onEnd) }, this.older, this.list);
    this.down = element("button", { class: "round down", type: "button", "aria-label": say("to-end"), onclick: () => this.toEnd() }, icon("down"));
    this.node = element("div", { class: "log" }, this.scroller, this.down);
    const sizes = new ResizeObserver(() => this.follow());
    sizes.observe(this.list);
    sizes.observe(this.scroller);
  }

  atEnd() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    return scrollHeight - scrollTop - clientHeight < NEAR;
  }

  toEnd() {
    this.following = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.top = this.scroller.scrollTop;
  }

  /** Stays at the end for one who is there; who has just scrolled up is left alone, even before the scroll event tells so. */
  follow() {
    const left = this.scroller.scrollTop < this.top - NEAR && !this.atEnd();
    if (this.following && !left) this.toEnd();
  }

  /** The event tells of where the chat stood a frame ago: if it has only grown since, nobody has scrolled up. */
  scrolled(onEnd) {
    const grown = this.following && this.scroller.scrollTop >= this.top;
    this.following = grown || this.atEnd();
    this.node.classList.toggle("scrolled", !this.following);
    if (this.following) onEnd();
  }

  show(chat, isPressed) {
    const place = `${chat.id}/${chat.topic}`;
    const other = this.chat !== place;
    const stood = this.scroller.scrollHeight - this.scroller.scrollTop;
    if (other) this.enter(place);
    const firstBefore = this.list.querySelector("[data-message]")?.dataset.message;
    arrange(this.list, this.nodes(chat));
    for (const [id, { node }] of this.drawn) if (node.querySelector(".keyboard")) spin(node, (row, column) => isPressed(id, row, column));
    this.older.hidden = !chat.older;
    this.down.dataset.unread = chat.unread || "";
    const grewAbove = !other && firstBefore && String(chat.shown[0]?.message_id) !== firstBefore && chat.message(Number(firstBefore));
    if (this.following) this.follow();
    else if (grewAbove) this.scroller.scrollTop = this.scroller.scrollHeight - stood;
  }

  enter(place) {
    this.chat = place;
    this.drawn.clear();
    this.following = true;
    this.top = 0;
    this.node.classList.remove("scrolled");
  }

  nodes(chat) {
    const nodes = [];
    const alive = new Set(chat.shown.map((one) => one.message_id));
    for (const id of this.drawn.keys()) if (!alive.has(id)) this.drawn.delete(id);
    chat.shown.forEach((one, at, shown) => {
      const [before, after] = [shown[at - 1], shown[at + 1]];
      if (!before || !sameDay(before.date, one.date)) nodes.push(this.day(day(one.date)));
      nodes.push(this.message(chat, one, { first: !joins(before, one), last: !joins(one, after) }));
    });
    return nodes;
  }

  day(name) {
    if (!this.days.has(name)) this.days.set(name, element("div", { class: "notice day" }, element("span", { class: "pill" }, name)));
    return this.days.get(name);
  }

  message(chat, one, run) {
    const old = this.drawn.get(one.message_id);
    if (old && old.content === one && old.first === run.first && old.last === run.last) return old.node;
    const node = message(one, run, !chat.isPrivate, this.acts(one));
    if (!old) node.classList.add("fresh");
    this.drawn.set(one.message_id, { content: one, ...run, node });
    if (old) this.refocus(old.node, node);
    return node;
  }

  /** A redrawn message keeps the focus of the button it had, if there still is one in that place. */
  refocus(old, node) {
    const { row, column } = old.contains(document.activeElement) ? document.activeElement.dataset : {};
    if (row !== undefined) queueMicrotask(() => node.querySelector(`[data-row="${row}"][data-column="${column}"]`)?.focus({ preventScroll: true }));
  }

  find(id) {
    const node = this.drawn.get(id)?.node;
    if (!node) return;
    node.scrollIntoView({ block: "center", behavior: "smooth" });
    node.classList.add("found");
    setTimeout(() => node.classList.remove("found"), FLASH);
  }
}

function joins(one, next) {
  if (!one || !next || one.service || next.service) return false;
  return one.sender.id === next.sender.id && next.date - one.date < RUN && sameDay(one.date, next.date);
}
