// What appears over a phone for a moment: toasts, and alerts that wait for OK.

import { element } from "../element.js";
import { say } from "../texts.js";

const SHORTEST = 3000; // ms
const PER_LETTER = 45; // ms more for each letter to read

export class Notices {
  constructor() {
    this.toasts = element("div", { class: "toasts", role: "status", "aria-live": "polite" });
    this.alerts = element("div", { class: "alerts" });
  }

  toast(text, done = () => {}) {
    const node = element("div", { class: "toast", "data-toast": "" }, text);
    this.toasts.append(node);
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
