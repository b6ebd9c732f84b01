// The page of a group on a phone: who is in it, what this phone's person may do with them, and how slowly one writes there.

import { element } from "../element.js";
import * as people from "../people.js";
import { say } from "../texts.js";
import { isPresent } from "../world.js";
import { avatar } from "./avatar.js";
import { icon } from "./icon.js";
import { memberMenu, powers } from "./member.js";
import { menu } from "./menu.js";

const STATUSES = { creator: "is-creator", administrator: "is-administrator", member: "is-member", restricted: "is-restricted", kicked: "is-kicked" };
const PAUSES = [0, 10, 30, 60, 300];
const BOT = "🎲";

export class GroupPage {
  constructor(view) {
    this.view = view;
    this.body = element("div", { class: "about-body" });
    const back = element("button", { class: "round", type: "button", "aria-label": say("back"), onclick: () => this.close() }, icon("back"));
    const head = element("header", { class: "about-head" }, back, element("h3", {}, say("about-group")), element("small", {}, view.phone.person.name));
    this.node = element("section", { class: "about", hidden: true, "aria-label": say("about-group") }, head, this.body);
    this.node.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
  }

  open() {
    this.node.hidden = false;
    this.chat = this.view.phone.current.id;
    this.draw();
    this.node.querySelector("button").focus({ preventScroll: true });
  }

  close() {
    this.node.hidden = true;
  }

  /** The phone changed; the page goes when another chat is open, and is drawn anew when its group has changed. */
  show(chat) {
    if (this.node.hidden) return;
    if (chat.id !== this.chat) this.close();
    else if (this.drawn !== this.group) this.draw();
  }

  get group() {
    return this.view.world.groups.get(this.chat);
  }

  draw() {
    const group = (this.drawn = this.group);
    const may = powers(group, this.view.phone.id);
    this.body.replaceChildren(...[this.title(group), this.members(group, may), this.newcomers(group, may), this.pace(group, may), this.leave(group)].filter(Boolean));
  }

  title(group) {
    const kind = say(group.type === "supergroup" ? "supergroup" : "basic-group");
    const count = say("members", { n: this.view.world.members(group.id) });
    return element("div", { class: "about-title" }, avatar(group.title), element("b", {}, group.title), element("small", {}, `${kind} · ${count}`));
  }

  members(group, may) {
    const shown = group.members.filter((member) => isPresent(member) || member.status === "kicked");
    return card(say("group-people"), shown.map((member) => this.member(group, member, may)));
  }

  member(group, member, may) {
    const { name, is_bot } = member.user;
    const items = memberMenu(member, may, (verb) => this.does(verb, member.user));
    const status = say(is_bot && member.status === "member" ? "bot" : STATUSES[member.status]);
    return element(
      "div",
      { class: `about-row ${member.status}`, "data-member": name },
      avatar(name, { sign: is_bot ? BOT : null }),
      element("div", { class: "about-words" }, element("b", {}, name), element("small", {}, status)),
      items.length > 0 && this.more(name, items),
    );
  }

  more(name, items) {
    const button = element("button", { class: "round", type: "button", "aria-label": say("member-menu", { name }), "aria-haspopup": "menu" }, icon("more"));
    button.addEventListener("click", () => {
      const { right, bottom } = button.getBoundingClientRect();
      menu(this.view.node, right, bottom, items);
    });
    return button;
  }

  newcomers(group, may) {
    if (!may.invite) return null;
    const inside = new Set(group.members.filter((member) => isPresent(member) || member.status === "kicked").map(({ user }) => user.id));
    const { bot, phones } = this.view.world;
    const outside = [bot, ...[...phones.values()].map((phone) => phone.person)].filter(({ id }) => !inside.has(id));
    return outside.length > 0 && card(say("group-add"), outside.map((person) => this.newcomer(person)));
  }

  newcomer(person) {
    const { name, is_bot } = person;
    const face = avatar(name, { sign: is_bot ? BOT : null });
    const words = element("div", { class: "about-words" }, element("b", {}, name));
    return element(
      "button",
      { class: "about-row", type: "button", "aria-label": say("add-to-group", { name }), onclick: () => this.does("add", person) },
      face,
      words,
      icon("person-add"),
    );
  }

  pace(group, may) {
    if (!may.restrict || group.type !== "supergroup") return null;
    const options = PAUSES.map((seconds) => element("option", { value: seconds, selected: seconds === group.slow_mode }, seconds ? say("seconds", { n: seconds }) : say("slow-off")));
    const choice = element("select", { "aria-label": say("slow-mode") }, options);
    choice.addEventListener("change", () => this.ask("slow_mode", { seconds: Number(choice.value) }));
    return card("", [element("label", { class: "about-row" }, element("span", { class: "about-words" }, say("slow-mode")), choice)]);
  }

  leave(group) {
    const { id } = this.view.phone;
    const go = () => this.view.attempt(() => people.group(group.id, "leave", { person: id }));
    return card("", [element("button", { class: "about-row danger", type: "button", onclick: go }, icon("leave"), say("leave-group"))]);
  }

  does(verb, person) {
    return this.ask(verb, { person: person.id });
  }

  ask(verb, body) {
    return this.view.attempt(() => people.group(this.chat, verb, { by: this.view.phone.id, ...body }));
  }
}

const card = (title, rows) => element("div", { class: "about-card" }, title && element("h4", {}, title), rows);
