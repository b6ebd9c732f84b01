// The top of the page: what this is, on a narrow screen whose phone is shown, and what can be changed: people, language, theme.

import { element } from "../element.js";
import * as people from "../people.js";
import { nextTheme, theme, wear } from "../preferences.js";
import { language, say } from "../texts.js";
import { avatar } from "./avatar.js";
import { icon } from "./icon.js";
import { askGroup, askPerson } from "./newcomers.js";

const OTHER = { ru: "en", en: "ru" };

export class Toolbar {
  constructor(world, row, changeLanguage) {
    Object.assign(this, { world, row });
    this.switcher = element("div", { class: "switcher", role: "tablist", "aria-label": say("people") });
    this.theme = this.action(icon(theme()), say(`theme-${theme()}`), () => this.turnTheme());
    this.privacy = this.action(icon("privacy"), say("privacy"), () => people.privacy(!world.privacy), say("privacy-short"));
    const actions = [
      this.action(icon("person-add"), say("add-person"), () => askPerson(world), say("person-short")),
      this.action(icon("group-add"), say("add-group"), () => askGroup(world), say("group-short")),
      this.privacy,
      this.action(language().toUpperCase(), say("language"), () => changeLanguage(OTHER[language()])),
      this.theme,
    ];
    this.node = element("header", { class: "toolbar" }, this.brand(), this.switcher, this.state(), element("div", { class: "actions" }, actions));
  }

  brand() {
    const name = element("h1", {}, say("title"));
    this.under = element("span", {});
    return element("div", { class: "brand" }, element("span", { class: "brand-sign", "aria-hidden": "true" }, "🎲"), element("div", {}, name, this.under));
  }

  state() {
    this.offline = element("span", { class: "offline", role: "status", hidden: true }, say("offline"));
    return this.offline;
  }

  action(sign, label, onclick, words) {
    const shown = words && element("span", { class: "action-words" }, words);
    return element("button", { class: "action", type: "button", "aria-label": label, title: label, onclick }, sign, shown);
  }

  turnTheme() {
    wear(nextTheme());
    this.theme.replaceChildren(icon(theme()));
    for (const attribute of ["aria-label", "title"]) this.theme.setAttribute(attribute, say(`theme-${theme()}`));
  }

  draw() {
    const on = this.world.privacy;
    this.privacy.setAttribute("aria-pressed", String(on));
    this.privacy.title = say(on ? "privacy-on" : "privacy-off");
    this.under.textContent = this.world.bot ? `@${this.world.bot.username}` : "";
    this.switcher.replaceChildren(...[...this.world.phones.values()].map((phone) => this.whose(phone)));
  }

  whose(phone) {
    const { name } = phone.person;
    const badge = element("span", { class: "badge" }, phone.unread || "");
    const chosen = String(this.row.chosen === phone.id);
    return element(
      "button",
      { type: "button", role: "tab", "data-person": phone.id, "aria-selected": chosen, "aria-label": say("phone-of", { name }), onclick: () => this.row.choose(phone.id) },
      avatar(name),
      badge,
    );
  }

  connected(yes) {
    this.offline.hidden = yes;
  }
}
