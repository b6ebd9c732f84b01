// What appears over a phone for a moment: toasts, and alerts that wait for OK.

import { element } from "../element.js";
import { say } from "../texts.js";

const SHORTEST = 3000; // ms
const LONG = 110; // letters beyond which a toast is set smaller
const PER_LETTER = 45; // ms more for each letter to read

export class Notices {
  constructor() {
    this.toasts = element("div", { class: "toasts", role: "status", "aria-live": "polite" });
    this.alerts = element("div", { class: "alerts" });
  }

  /** Shows a toast in the place of the one before: together they would reach down to the messages. */
  toast(text, done = () => {}) {
    const node = element("div", { class: text.length > LONG ? "toast long" : "toast", "data-toast": "" }, text);
    this.toasts.replaceChildren(node);
    setTimeout(() => {
      node.remove();
      done();
    }, SHORTEST + text.length * PER_LETTER);
  }

  mistake(why) {
    this.toast(say("mistake", { why }));
    this.toasts.lastChild.classList.add("bad");
  }

  alert(text, done = () => {}) {
    const before = document.activeElement;
    const ok = element("button", { class: "plain", type: "button" }, say("ok"));
    const box = element("div", { class: "alert", role: "alertdialog", "aria-modal": "true", "aria-label": text }, element("p", {}, text), ok);
    const node = element("div", { class: "veil", "data-alert": "" }, box);
    const close = () => {
      node.remove();
      before?.focus?.({ preventScroll: true });
      done();
    };
    ok.addEventListener("click", close);
    node.addEventListener("keydown", (event) => event.key === "Escape" && close());
    this.alerts.append(node);
    ok.focus({ preventScroll: true });
  }
}
