// One chat as one phone holds it: messages in order, unread count, who types, and the number of the last event it contains.

const MOST_MESSAGES = 400;
const RULING = ["creator", "administrator"];
const LONGEST_ACTION = 6000; // ms; Telegram shows a chat action for five seconds

export class Chat {
  constructor(reading, seq, asked = Infinity) {
    this.draft = "";
    this.replyTo = null;
    this.voice = ""; // under whose name its person writes here: his own, "anonymous" or "channel"
    this.topic = 0; // the open one of a forum
    this.take(reading, seq);
    this.older = reading.messages.length >= asked;
  }

  /** The whole chat anew: after a reading of the phone or a `chat` event. */
  take(reading, seq) {
    const { chat, messages, typing, ...rest } = reading;
    Object.assign(this, chat, rest);
    this.seq = seq;
    this.messages = messages;
    if (!this.voices.includes(this.voice)) this.voice = "";
    if (!this.topics.some((topic) => topic.id === this.topic)) this.topic = 0;
    this.action = typing ? { name: typing.action, until: typing.until * 1000 } : null;
  }

  get isPrivate() {
    return this.type === "private";
  }

  /** The names under which its person may write here. */
  get voices() {
    if (this.isPrivate) return [""];
    return this.isRuled ? ["", "anonymous", "channel"] : ["", "channel"];
  }

  /** Whether its person is an administrator. */
  get isRuled() {
    return RULING.includes(this.status);
  }

  get last() {
    return this.messages.at(-1) ?? null;
  }

  /** The messages that stand where the reader is: those of the open topic, or all. */
  get shown() {
    return this.forum ? this.messages.filter((message) => message.topic === this.topic) : this.messages;
  }

  /** Whether the person may write where he is. */
  get writable() {
    return this.forum ? (this.topics.find((topic) => topic.id === this.topic)?.can_write ?? false) : this.can_write;
  }

  /** What was not read where the reader is. */
  get unreadHere() {
    return this.forum ? this.unreadIn(this.topic) : this.unread;
  }

  unreadIn(topic) {
    return this.messages.filter((message) => message.unread && message.topic === topic).length;
  }

  /** The person has looked at one topic, or (null) at the whole chat. */
  reads(topic) {
    for (const message of this.messages) if (topic === null || message.topic === topic) message.unread = false;
  }

  message(id) {
    return this.messages.find((message) => message.message_id === id) ?? null;
  }

  add(message) {
    this.messages.push(message);
    if (this.messages.length > MOST_MESSAGES) {
      this.messages.shift();
      this.older = true;
    }
    if (!message.out) this.action = null;
  }

  replace(message) {
    const at = this.messages.findIndex((old) => old.message_id === message.message_id);
    if (at >= 0) this.messages[at] = message;
  }

  remove(ids) {
    this.messages = this.messages.filter((message) => !ids.includes(message.message_id));
  }

  acts(name, until) {
    this.action = { name, until: Math.min(until * 1000, Date.now() + LONGEST_ACTION) };
  }

  /** The name of the action going on now, or null. */
  get acting() {
    return this.action && this.action.until > Date.now() ? this.action.name : null;
  }
}
