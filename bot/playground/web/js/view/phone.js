// One phone on the page: whose it is, the chats, the messages of the open one, and what lies over them.

import { element } from "../element.js";
import { follow } from "../links.js";
import * as people from "../people.js";
import { say } from "../texts.js";
import { avatar } from "./avatar.js";
import { Composer } from "./composer.js";
import { GroupPage } from "./group.js";
import { icon } from "./icon.js";
import { Log } from "./log.js";
import { menu } from "./menu.js";
import { messageMenu, personMenu } from "./menus.js";
import { Notices } from "./notices.js";
import { PinnedBar } from "./pinned.js";
import { Tabs } from "./tabs.js";
import { Topics } from "./topics.js";

const PULSE = 900; // ms
const FRAME = 16; // ms

export class PhoneView {
  constructor(phone, world) {
    Object.assign(this, { phone, world, looking: true, waiting: null });
    this.notices = new Notices();
    this.tabs = new Tabs(phone, world);
    this.topics = new Topics(this);
    this.pinned = new PinnedBar((id) => this.find(id));
    this.log = new Log((message) => this.acts(message), () => this.look(), () => this.attempt(() => phone.readOlder(phone.current)));
    this.composer = new Composer(phone, () => world.bot, (action) => this.attempt(action));
    this.welcome = element("div", { class: "welcome", hidden: true });
    this.group = new GroupPage(this);
    this.chat = element("div", { class: "chat", role: "tabpanel" }, this.pinned.node, this.log.node, this.welcome, this.composer.node);
    this.node = this.frame();
    this.hear();
  }

  frame() {
    const { name, username } = this.phone.person;
    const options = element("button", { class: "round", type: "button", "aria-label": say("phone-menu", { name }), "aria-haspopup": "menu" }, "⋮");
    options.addEventListener("click", () => this.options(options.getBoundingClientRect()));
    const whose = element("div", { class: "whose" }, element("h2", {}, name), username && element("span", {}, `@${username}`));
    this.about = element("button", { class: "round", type: "button", "aria-label": say("about-group"), title: say("about-group"), onclick: () => this.group.open() }, icon("group"));
    const bar = element("header", { class: "bar" }, avatar(name), whose, this.about, options);
    return element(
      "section",
      { class: "phone", "data-phone": name, "data-person": this.phone.id, "aria-label": say("phone-of", { name }) },
      bar,
      this.tabs.node,
      this.topics.node,
      this.chat,
      this.group.node,
      this.notices.toasts,
      this.notices.alerts,
    );
  }

  hear() {
    this.ending = new AbortController();
    const { signal } = this.ending;
    this.phone.addEventListener("change", () => this.soon(), { signal });
    this.phone.addEventListener("ring", () => this.ring(), { signal });
    this.phone.addEventListener("answered", ({ detail }) => this.answered(detail.toast), { signal });
    document.addEventListener("visibilitychange", () => this.look(), { signal });
    const actions = setInterval(() => this.phone.known && this.tabs.show(), 1000);
    signal.addEventListener("abort", () => clearInterval(actions));
  }

  /** Stops listening: the page is drawn anew in another language. */
  end() {
    clearTimeout(this.waiting);
    this.ending.abort();
    this.node.remove();
  }

  /** Several changes within a frame are drawn once. */
  soon() {
    this.waiting ??= setTimeout(() => this.draw(), FRAME);
  }

  draw() {
    clearTimeout(this.waiting);
    this.waiting = null;
    const chat = this.phone.current;
    if (!chat) return;
    this.tabs.show();
    this.topics.show(chat);
    this.chat.dataset.chat = chat.id;
    this.chat.dataset.kind = chat.isPrivate ? "private" : "group";
    this.about.hidden = chat.isPrivate;
    this.group.show(chat);
    this.pinned.show(chat);
    this.greet(chat);
    this.log.show(chat, (...place) => this.phone.isPressed(chat, ...place));
    this.composer.show(chat);
    this.look();
  }

  greet(chat) {
    this.welcome.hidden = chat.shown.length > 0;
    if (this.welcome.hidden || this.welcome.dataset.of === String(chat.id)) return;
    this.welcome.dataset.of = chat.id;
    const { name, username } = this.world.bot;
    const words = chat.isPrivate ? [name, `@${username}`, say("welcome-private")] : [chat.title, "", say("welcome-group")];
    const sign = element("span", { class: "welcome-sign", "aria-hidden": "true" }, chat.isPrivate ? "🎲" : "👋");
    const [title, under, text] = words;
    this.welcome.replaceChildren(element("div", {}, sign, element("b", {}, title), under && element("small", {}, under), element("p", {}, text)));
  }

  /** Tells the server that the person sees the end of the open chat. */
  async look() {
    const chat = this.phone.current;
    if (!chat?.unread || !chat.unreadHere || !this.looking || document.hidden || !this.log.atEnd() || this.telling) return;
    this.telling = true;
    await people.look(this.phone.id, chat.id, chat.forum ? chat.topic : null).catch(() => {});
    this.telling = false;
  }

  ring() {
    if (navigator.vibrate && this.looking) navigator.vibrate(60);
    this.node.classList.remove("rings");
    void this.node.offsetWidth; // starts the animation again
    this.node.classList.add("rings");
    setTimeout(() => this.node.classList.remove("rings"), PULSE);
  }

  answered(toast) {
    const done = () => people.dismiss(this.phone.id, toast.n).catch(() => {});
    if (toast.url) this.follow(toast.url);
    if (toast.text && !toast.dismissed) this.notices[toast.alert ? "alert" : "toast"](toast.text, done);
  }

  /** Does something on the server; a refusal is shown to the person. */
  async attempt(action) {
    try {
      return await action();
    } catch (mistake) {
      this.notices.mistake(mistake.message);
      return null;
    }
  }

  acts(message) {
    const chat = this.phone.current;
    return {
      follow: (url) => this.follow(url),
      command: (text) => this.attempt(() => people.send(this.phone.id, chat.id, text, null, chat.voice, chat.topic)),
      copy: (text) => this.copy(text),
      find: (id) => this.find(id),
      press: (row, column) => this.press(chat, message, row, column),
      menu: (x, y) => menu(this.node, x, y, messageMenu(this, chat, message)),
    };
  }

  async press(chat, message, row, column) {
    if (this.phone.isPressed(chat, message.message_id, row, column)) return;
    const pressed = await this.attempt(() => this.phone.press(chat, message, row, column));
    if (pressed?.kind === "url") this.follow(pressed.url);
    if (pressed?.kind === "copy") this.copy(pressed.text);
  }

  follow(url) {
    return this.attempt(() => follow(this.phone, this.world.bot, url, this));
  }

  chooseGroup(url) {
    const groups = [...this.phone.chats.values()].filter((chat) => !chat.isPrivate);
    if (!groups.length) return this.notices.toast(say("no-groups"));
    const { left, bottom } = this.tabs.node.getBoundingClientRect();
    const run = (chat) => this.attempt(async () => {
      await people.open(this.phone.id, url, chat.id);
      this.phone.show(chat.id);
    });
    return menu(this.node, left, bottom, groups.map((chat) => ({ label: chat.title, sign: "group", run: () => run(chat) })));
  }

  async copy(text) {
    await navigator.clipboard?.writeText(text).catch(() => {});
    this.notices.toast(say("copied"));
  }

  find(message) {
    const chat = this.phone.current;
    const topic = chat.message(message)?.topic ?? chat.topic;
    if (topic !== chat.topic) {
      this.phone.turn(chat, topic);
      this.draw();
    }
    this.log.find(message);
  }

  findIn(chat, message) {
    this.phone.show(chat);
    this.draw();
    this.find(message);
  }

  options({ right, bottom }) {
    menu(this.node, right, bottom, personMenu(this));
  }
}
