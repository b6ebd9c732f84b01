// One person's phone: the chats, the toasts, the presses that wait for an answer. It is a copy of what the server says: a
// reading, brought up to date by events; the view hears of a change as an event of this object.

import { Chat } from "./chat.js";
import * as people from "./people.js";

const FIRST_READING = 60; // messages of each chat
const MORE = 100;
const LONGEST_PRESS = 30_000; // ms a button spins without an answer

export class Phone extends EventTarget {
  constructor(person) {
    super();
    this.person = person;
    this.chats = new Map();
    this.open = null;
    this.toasts = [];
    this.presses = new Map();
    this.payload = null; // of the deep link that waits for Start
    this.seq = -1;
    this.backlog = [];
    this.known = false; // read at least once
  }

  get id() {
    return this.person.id;
  }

  get current() {
    return this.chats.get(this.open) ?? null;
  }

  get private() {
    return this.chats.get(this.id);
  }

  get unread() {
    return [...this.chats.values()].reduce((sum, chat) => sum + chat.unread, 0);
  }

  async read() {
    this.backlog ??= [];
    const reading = await people.phone(this.id, FIRST_READING);
    this.person = reading.person;
    this.seq = reading.seq;
    this.chats = new Map(reading.chats.map((part) => [part.chat.id, this.renew(part, reading.seq)]));
    if (!this.chats.has(this.open)) this.open = this.firstChat();
    this.takeToasts(reading.toasts);
    const waiting = this.backlog;
    this.backlog = null;
    waiting.forEach((event) => this.take(event));
    this.tell("change");
  }

  renew(part, seq) {
    const fresh = new Chat(part, seq, FIRST_READING);
    const old = this.chats.get(part.chat.id);
    if (old) Object.assign(fresh, { draft: old.draft, replyTo: old.replyTo, voice: old.voice });
    if (fresh.topics.some((topic) => topic.id === old?.topic)) fresh.topic = old.topic;
    return fresh;
  }

  firstChat() {
    const chats = [...this.chats.values()];
    return (chats.find((chat) => !chat.isPrivate) ?? chats[0]).id;
  }

  /** The connection is lost: events are kept until the phone has been read again. */
  hold() {
    this.backlog ??= [];
  }

  takeToasts(toasts) {
    const missed = this.known ? toasts.filter((toast) => this.presses.has(toast.query_id)) : [];
    const alerts = toasts.filter((toast) => toast.alert && !toast.dismissed);
    this.toasts = toasts;
    this.known = true;
    for (const toast of new Set([...missed, ...alerts])) this.answered(toast);
  }

  async readOlder(chat) {
    const reading = await people.chat(this.id, chat.id, chat.messages.length + MORE);
    const part = reading.chats[0];
    chat.older = part.messages.length >= chat.messages.length + MORE;
    chat.take(part, reading.seq);
    this.tell("change");
  }

  take(event) {
    if (this.backlog) return void this.backlog.push(event);
    const chat = this.chats.get(event.chat_id);
    if (event.seq <= (chat?.seq ?? this.seq)) return;
    if (event.type === "person") this.person = event.user;
    else if (event.type === "chat") this.takeChat(event);
    else if (event.type === "answered") this.takeAnswer(event.toast);
    else if (event.type === "gone") this.lose(event.chat_id);
    else if (chat) this.takeInto(chat, event);
    this.tell("change");
  }

  takeInto(chat, event) {
    if (event.unread !== undefined) chat.unread = event.unread;
    if (event.type === "message") chat.add(event.message);
    else if (event.type === "edited") chat.replace(event.message);
    else if (event.type === "deleted") chat.remove(event.message_ids);
    else if (event.type === "unread") chat.reads(event.topic);
    else if (event.type === "action") chat.acts(event.action, event.until);
    if (event.ring) this.tell("ring", { chat });
  }

  takeChat(event) {
    const id = event.chat.chat.id;
    const chat = this.chats.get(id);
    if (!chat) this.chats.set(id, new Chat(event.chat, event.seq));
    else if (event.seq > chat.seq) chat.take(event.chat, event.seq);
  }

  takeAnswer(toast) {
    this.toasts = [...this.toasts, toast].slice(-50);
    this.answered(toast);
  }

  answered(toast) {
    this.presses.delete(toast.query_id);
    this.tell("answered", { toast });
  }

  lose(chat_id) {
    this.chats.delete(chat_id);
    if (this.open === chat_id) this.open = this.firstChat();
  }

  show(chat_id) {
    if (!this.chats.has(chat_id)) return;
    this.open = chat_id;
    this.tell("change");
  }

  /** Writes from now on under this name into the open chat. */
  speakAs(voice) {
    this.current.voice = voice;
    this.tell("change");
  }

  /** Turns to a topic of a forum. */
  turn(chat, topic) {
    chat.topic = topic;
    chat.replyTo = null;
    this.tell("change");
  }

  /**
   * Presses a button; it spins until the bot has answered or half a minute is over. What is pressed is what stands on the
   * screen: if the message has changed meanwhile the bot hears of the old button.
   */
  async press(chat, message, row, column) {
    const place = { chat: chat.id, message: message.message_id, row, column };
    this.presses.set(place, place);
    this.tell("change");
    try {
      const { data } = message.keyboard[row][column];
      const pressed = await people.press(this.id, chat.id, message.message_id, data === null ? { row, column } : { data });
      if (pressed.kind === "callback") this.wait(pressed.query_id, place);
      return pressed;
    } finally {
      this.presses.delete(place);
      this.tell("change");
    }
  }

  wait(query_id, place) {
    if (this.toasts.some((toast) => toast.query_id === query_id)) return;
    this.presses.set(query_id, place);
    setTimeout(() => this.presses.delete(query_id) && this.tell("change"), LONGEST_PRESS);
  }

  isPressed(chat, message, row, column) {
    return [...this.presses.values()].some(
      (place) => place.chat === chat.id && place.message === message && place.row === row && place.column === column,
    );
  }

  tell(type, detail = {}) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
