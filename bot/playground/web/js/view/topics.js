// The topics of a forum: a strip under the tabs of a phone with a count of what was not read in each, a box for the name of
// a new one, and what may be done with the open one.

import { arrange, element } from "../element.js";
import * as people from "../people.js";
import { say } from "../texts.js";
import { menu } from "./menu.js";

const RULING = ["creator", "administrator"];
const GENERAL = 0;

export class Topics {
  constructor(view) {
    Object.assign(this, { view, drawn: new Map(), chat: null });
    this.strip = element("div", { class: "topic-strip", role: "tablist", "aria-label": say("topics") });
    this.plus = element("button", { class: "topic-new", type: "button", "aria-label": say("topic-new"), onclick: () => this.ask("", (name) => this.make(name)) }, "+");
    this.node = element("div", { class: "topics", hidden: true }, this.strip, this.plus);
  }

  show(chat) {
    this.node.hidden = !chat.forum;
    if (this.chat !== chat.id) {
      this.chat = chat.id;
      this.drawn.clear();
    }
    if (!chat.forum) return;
    this.plus.hidden = !RULING.includes(chat.status);
    arrange(this.strip, chat.topics.map((topic) => this.chip(chat, topic)));
  }

  chip(chat, topic) {
    const known = this.drawn.get(topic.id) ?? this.draw(topic.id);
    const chosen = chat.topic === topic.id;
    const unread = chat.unreadIn(topic.id);
    known.name.textContent = topic.name;
    known.badge.textContent = unread || "";
    known.node.style.setProperty("--topic", `#${topic.colour.toString(16).padStart(6, "0")}`);
    known.node.classList.toggle("closed", topic.closed);
    known.node.setAttribute("aria-selected", String(chosen));
    known.node.setAttribute("aria-label", label(topic, unread));
    return known.node;
  }

  draw(id) {
    const name = element("span", { class: "topic-name" });
    const badge = element("span", { class: "badge", "data-badge": "" });
    const node = element("button", { class: "topic", type: "button", role: "tab", "data-topic": id, onclick: () => this.press(id) }, name, badge);
    node.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.offer(id);
    });
    const made = { node, name, badge };
    this.drawn.set(id, made);
    return made;
  }

  /** A press opens a topic; on the open one it offers what may be done with it. */
  press(id) {
    const chat = this.view.phone.current;
    if (chat.topic === id) return this.offer(id);
    this.view.phone.turn(chat, id);
  }

  offer(id) {
    const chat = this.view.phone.current;
    const topic = chat.topics.find((one) => one.id === id);
    if (!topic || !RULING.includes(chat.status)) return;
    const { left, bottom } = this.drawn.get(id).node.getBoundingClientRect();
    const does = (verb) => () => this.does(verb, { topic: id });
    menu(this.view.node, left, bottom, [
      { label: say("topic-rename"), sign: "reply", run: () => this.ask(topic.name, (name) => this.does("rename_topic", { topic: id, name })) },
      topic.closed
        ? { label: say("topic-reopen"), sign: "unblock", run: does("reopen_topic") }
        : { label: say("topic-close"), sign: "block", run: does("close_topic") },
      id !== GENERAL && { label: say("topic-delete"), sign: "delete", danger: true, run: does("delete_topic") },
    ]);
  }

  /** A box for a name in place of the strip; Escape or leaving it empty changes nothing. */
  ask(name, use) {
    const box = element("input", { type: "text", maxlength: "128", value: name, "aria-label": say("topic-name"), placeholder: say("topic-name"), autocomplete: "off" });
    const form = element("form", { class: "topic-form" }, box);
    const end = () => {
      box.removeEventListener("blur", end); // which going away causes
      form.remove();
    };
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      end();
      if (box.value.trim()) use(box.value.trim());
    });
    box.addEventListener("keydown", (event) => event.key === "Escape" && end());
    box.addEventListener("blur", end);
    this.node.append(form);
    box.focus();
  }

  make(name) {
    const { phone } = this.view;
    const chat = phone.current;
    return this.view.attempt(async () => {
      const topic = await people.group(chat.id, "new_topic", { by: phone.id, name });
      phone.turn(chat, topic.id);
    });
  }

  does(verb, what) {
    const { phone } = this.view;
    return this.view.attempt(() => people.group(phone.current.id, verb, { by: phone.id, ...what }));
  }
}

function label(topic, unread) {
  const name = say(topic.closed ? "topic-closed-label" : "topic-label", { name: topic.name });
  return unread ? `${name}, ${say("unread", { n: unread })}` : name;
}

/** For the menu of a phone: topics on or off, in the groups that its person rules. */
export function forumItems(view) {
  const { id, chats } = view.phone;
  const ruled = [...chats.values()].filter((chat) => chat.type === "supergroup" && RULING.includes(chat.status));
  const flip = (chat) => () => view.attempt(() => people.group(chat.id, "forum", { by: id, on: !chat.forum }));
  return ruled.map((chat) => ({ label: say(chat.forum ? "topics-off" : "topics-on", { title: chat.title }), sign: "group", run: flip(chat) }));
}
