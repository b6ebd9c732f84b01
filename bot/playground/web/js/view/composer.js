// The lower edge of a chat: an input box with the bot's commands, or what stands in its place: Start, unblock, a refusal.

import { element } from "../element.js";
import * as people from "../people.js";
import { say } from "../texts.js";
import { Hints } from "./hints.js";
import { icon } from "./icon.js";
import { Voice } from "./voice.js";

const TALLEST = 120; // px

export class Composer {
  constructor(phone, bot, attempt) {
    Object.assign(this, { phone, bot, attempt, chat: null, commands: [] });
    this.hints = new Hints((command) => this.send(this.full(command)), (command) => this.write(`${this.full(command)} `));
    this.menu = this.button("slash", "/", "commands", () => this.offer());
    this.box = element("textarea", { rows: "1", autocomplete: "off", spellcheck: "false" });
    this.submit = this.button("send", icon("send"), "send", () => this.send(this.box.value));
    this.quote = element("div", { class: "answering", hidden: true });
    this.voice = new Voice(phone);
    this.line = element("div", { class: "line" }, this.voice.node, this.menu, this.box, this.submit);
    this.instead = element("div", { class: "instead", hidden: true });
    this.node = element("footer", { class: "composer" }, this.hints.node, this.quote, this.line, this.instead);
    new ResizeObserver(([{ contentRect }]) => this.reshaped(contentRect.width)).observe(this.box);
    this.box.addEventListener("input", () => this.typed());
    this.box.addEventListener("keydown", (event) => this.key(event));
    this.box.addEventListener("blur", () => setTimeout(() => this.node.contains(document.activeElement) || this.hints.close(), 150));
  }

  button(kind, sign, label, onclick) {
    return element("button", { class: `round ${kind}`, type: "button", "aria-label": say(label), onclick }, sign);
  }

  show(chat) {
    if (this.chat !== chat) this.enter(chat);
    const instead = this.substitute(chat);
    this.line.hidden = Boolean(instead);
    this.instead.hidden = !instead;
    if (instead && this.instead.dataset.kind !== instead.kind) this.put(instead);
    if (!instead) delete this.instead.dataset.kind;
    this.voice.show(chat);
    this.showReply(chat);
  }

  enter(chat) {
    const same = this.chat?.id === chat.id;
    this.chat = chat;
    if (same) return;
    this.box.value = chat.draft;
    this.box.setAttribute("aria-label", say(chat.isPrivate ? "write-bot" : "write-group"));
    this.box.placeholder = say("write");
    this.hints.close();
    this.commands = [];
    this.grow();
    this.learn();
  }

  /** What stands instead of the input box: {kind, label, run} or null. */
  substitute(chat) {
    const { id, person, payload } = this.phone;
    if (chat.isPrivate && (!chat.started || payload !== null)) return { kind: "start", label: say("start"), run: () => this.start() };
    if (chat.isPrivate && person.blocked_bot) return { kind: "restart", label: say("restart"), run: () => people.start(id) };
    return chat.writable ? null : { kind: "silence", label: say("cannot-write") };
  }

  put({ kind, label, run }) {
    const inside = run ? element("button", { type: "button", class: kind, onclick: () => this.attempt(run) }, label) : element("p", {}, label);
    this.instead.dataset.kind = kind;
    this.instead.replaceChildren(inside);
  }

  async start() {
    const payload = this.phone.payload;
    this.phone.payload = null;
    await people.start(this.phone.id, payload);
    this.phone.tell("change");
  }

  showReply(chat) {
    const to = chat.replyTo;
    this.quote.hidden = !to || this.line.hidden;
    if (!to) return void (this.quote.dataset.to = "");
    if (this.quote.dataset.to === String(to.message_id)) return;
    this.quote.dataset.to = to.message_id;
    const cancel = this.button("cancel", icon("close"), "reply-cancel", () => this.reply(null));
    const words = element("span", { class: "quote-text" }, to.text || say("photo"));
    this.quote.replaceChildren(element("div", {}, element("span", { class: "quote-name" }, to.sender.name), words), cancel);
  }

  reply(message) {
    this.chat.replyTo = message;
    this.phone.tell("change");
    if (message) this.box.focus();
  }

  async learn() {
    const chat = this.chat;
    const answer = await people.commands(this.phone.id, chat.id).catch(() => ({ commands: [] }));
    if (this.chat.id !== chat.id) return;
    this.commands = answer.commands;
    this.menu.hidden = !answer.commands.length;
  }

  async offer() {
    if (this.hints.open) return this.hints.close();
    await this.learn();
    this.box.focus();
    this.hints.show(this.commands, "/");
  }

  async typed() {
    this.chat.draft = this.box.value;
    this.grow();
    if (this.box.value === "/") await this.learn();
    if (/^\/\S*$/.test(this.box.value)) this.hints.show(this.commands, this.box.value);
    else this.hints.close();
  }

  /** The box came into view or its lines break elsewhere now; a height alone is our own doing. */
  reshaped(width) {
    if (width === this.width) return;
    this.width = width;
    requestAnimationFrame(() => this.fit());
  }

  grow() {
    this.fit();
    this.submit.classList.toggle("ready", this.box.value.trim() !== "");
  }

  /** As tall as the text; a hidden box measures nothing and waits until it is shown. */
  fit() {
    this.box.style.height = "auto";
    const tall = this.box.scrollHeight;
    if (tall) this.box.style.height = `${Math.min(tall, TALLEST)}px`;
  }

  key(event) {
    if (event.isComposing || this.hints.key(event)) return;
    if (event.key === "Escape") this.reply(null);
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    this.send(this.box.value);
  }

  /** In a group Telegram addresses a chosen command to its bot. */
  full(command) {
    return this.chat.isPrivate ? `/${command}` : `/${command}@${this.bot().username}`;
  }

  write(text) {
    this.box.value = text;
    this.typed();
    this.box.focus();
  }

  send(text) {
    if (!text.trim()) return;
    const chat = this.chat;
    const reply = chat.replyTo?.message_id;
    this.write("");
    this.attempt(async () => {
      await people.send(this.phone.id, chat.id, text.trim(), reply, chat.voice, chat.topic);
      chat.replyTo = null;
      this.phone.tell("change");
    });
  }
}
