// The two dialogs of the toolbar: a new person, a new group.

import { element } from "../element.js";
import * as people from "../people.js";
import { say } from "../texts.js";

const KINDS = { supergroup: "supergroup", group: "basic-group" };

export function askPerson(world) {
  const name = field("first_name", say("person-name"), { required: true, maxlength: 64, autofocus: true });
  const username = field("username", say("person-username"), { maxlength: 32, pattern: "[A-Za-z][A-Za-z0-9_]{3,31}" });
  const groups = [...world.groups.values()].map((group) => choice("groups", group.id, group.title, true));
  dialog(say("add-person"), [name, username, choices(say("joins"), groups)], async (form) => {
    const user = await people.addPerson({ first_name: form.get("first_name").trim(), username: form.get("username") || null });
    for (const chat of form.getAll("groups")) await people.group(chat, "join", { person: user.id });
  });
}

export function askGroup(world) {
  const everybody = [...world.phones.values()].map((phone) => phone.person);
  const title = field("title", say("group-title"), { required: true, maxlength: 128, autofocus: true });
  const members = everybody.map((person) => choice("members", person.id, person.name, true));
  const kinds = element("div", { class: "segments", role: "radiogroup", "aria-label": say("group-kind") }, segment("supergroup", true), segment("group", false));
  const bot = choice("bot", "yes", say("group-with-bot"), true);
  dialog(say("add-group"), [title, kinds, choices(say("group-members"), members), bot], async (form) => {
    const [creator, ...rest] = form.getAll("members").map(Number);
    if (creator === undefined) throw new people.Mistake(say("group-empty"));
    await people.addGroup({ title: form.get("title").trim(), kind: form.get("kind"), creator, members: rest, bot: form.has("bot") });
  });
}

function field(name, label, attributes) {
  return element("label", { class: "field" }, element("span", {}, label), element("input", { name, type: "text", autocomplete: "off", ...attributes }));
}

const segment = (kind, checked) =>
  element("label", { class: "segment" }, element("input", { type: "radio", name: "kind", value: kind, checked }), element("span", {}, say(KINDS[kind])));

const choice = (name, value, label, checked) => element("label", { class: "choice" }, element("input", { type: "checkbox", name, value, checked }), label);

const choices = (label, boxes) => boxes.length > 0 && element("fieldset", {}, element("legend", {}, label), boxes);

function dialog(title, fields, submit) {
  const why = element("p", { class: "why", role: "alert" });
  const cancel = element("button", { type: "button", class: "plain" }, say("cancel"));
  const form = element("form", { method: "dialog" }, element("h2", {}, title), fields, why);
  form.append(element("div", { class: "choices" }, cancel, element("button", { type: "submit", class: "filled" }, say("add"))));
  const node = element("dialog", { class: "sheet", "aria-label": title }, form);
  cancel.addEventListener("click", () => node.close());
  node.addEventListener("close", () => node.remove());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await submit(new FormData(form)).then(() => node.close(), (mistake) => (why.textContent = mistake.message));
  });
  document.body.append(node);
  node.showModal();
}
