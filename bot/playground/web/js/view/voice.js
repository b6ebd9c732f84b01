// Under whose name a person writes into a group: his own, as an administrator the group's, or that of a channel of his.

import { element } from "../element.js";
import { say } from "../texts.js";
import { avatar } from "./avatar.js";
import { menu } from "./menu.js";

const WORDS = { "": "voice-own", anonymous: "voice-anonymous", channel: "voice-channel" };
const SIGNS = { "": "person", anonymous: "mask", channel: "channel" };

export class Voice {
  constructor(phone) {
    this.phone = phone;
    this.node = element("button", { class: "round voice", type: "button", hidden: true, "aria-haspopup": "menu", onclick: () => this.offer() });
  }

  show(chat) {
    this.node.hidden = chat.voices.length < 2;
    const drawn = `${chat.id} ${chat.title} ${chat.voice}`;
    if (this.node.hidden || this.node.dataset.drawn === drawn) return;
    this.node.dataset.drawn = drawn;
    this.node.classList.toggle("veiled", chat.voice !== "");
    for (const attribute of ["aria-label", "title"]) this.node.setAttribute(attribute, say("voice", { who: this.words(chat.voice) }));
    this.node.replaceChildren(this.face(chat));
  }

  face(chat) {
    if (chat.voice === "channel") return avatar(say("channel"), { sign: "📢" });
    return avatar(chat.voice ? chat.title : this.phone.person.name);
  }

  words(voice) {
    return say(WORDS[voice], { name: this.phone.person.name });
  }

  offer() {
    const chat = this.phone.current;
    const { left, top } = this.node.getBoundingClientRect();
    const items = chat.voices.map((voice) => ({ label: this.words(voice), sign: SIGNS[voice], run: () => this.phone.speakAs(voice) }));
    menu(this.node.closest(".phone"), left, top, items);
  }
}
