// The bot's commands over the input box: what begins as the words typed, chosen by arrows, Enter, Tab or a press.

import { element } from "../element.js";
import { say } from "../texts.js";

export class Hints {
  /** `choose(command)` sends it, `complete(command)` only writes it. */
  constructor(choose, complete) {
    this.choose = choose;
    this.complete = complete;
    this.shown = [];
    this.at = 0;
    this.node = element("div", { class: "hints", role: "listbox", "aria-label": say("commands"), hidden: true });
  }

  get open() {
    return !this.node.hidden;
  }

  show(commands, typed) {
    this.shown = commands.filter(({ command }) => `/${command}`.startsWith(typed));
    this.at = 0;
    this.node.hidden = !this.shown.length;
    this.draw();
  }

  close() {
    this.node.hidden = true;
  }

  draw() {
    const rows = this.shown.map(({ command, description }, at) =>
      element(
        "button",
        { type: "button", role: "option", tabindex: "-1", "aria-selected": String(at === this.at), onclick: () => this.take(command, this.choose) },
        element("b", {}, `/${command}`),
        element("span", {}, description),
      ),
    );
    this.node.replaceChildren(...rows);
    rows[this.at]?.scrollIntoView({ block: "nearest" });
  }

  take(command, how) {
    this.close();
    how(command);
  }

  /** True when the key was for the hints. */
  key(event) {
    if (!this.open) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) this.at = (this.at + step + this.shown.length) % this.shown.length;
    else if (event.key === "Enter") this.take(this.shown[this.at].command, this.choose);
    else if (event.key === "Tab") this.take(this.shown[this.at].command, this.complete);
    else if (event.key === "Escape") this.close();
    else return false;
    event.preventDefault();
    if (step) this.draw();
    return true;
  }
}
