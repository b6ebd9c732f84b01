// The newest pinned message of a chat, over its messages; a press goes there.

import { element } from "../element.js";
import { say } from "../texts.js";

export class PinnedBar {
  constructor(find) {
    this.words = element("span", { class: "quote-text" });
    this.node = element("button", { class: "pinned", type: "button", hidden: true, onclick: () => find(this.id) });
    this.node.append(element("span", { class: "quote-name" }, say("pinned-message")), this.words);
  }

  show(chat) {
    const found = chat.pinned.map((id) => chat.message(id)).find((one) => one && chat.shown.includes(one)) ?? null;
    this.id = found?.message_id;
    this.node.hidden = !found;
    this.words.textContent = found ? found.text || say("photo") : "";
  }
}
