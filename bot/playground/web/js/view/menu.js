// A small menu near a point of a phone; it closes on a choice, a press elsewhere or Escape.

import { element } from "../element.js";
import { icon } from "./icon.js";

const MARGIN = 8;

/** `items`: {label, sign (an icon), danger, run}; falsy ones are left out. */
export function menu(host, x, y, items) {
  host.querySelector(".menu")?.remove();
  const node = element("div", { class: "menu", role: "menu" }, items.filter(Boolean).map((item) => entry(item, close)));
  const elsewhere = (event) => node.contains(event.target) || close();
  const before = document.activeElement;

  function close() {
    node.remove();
    document.removeEventListener("pointerdown", elsewhere, true);
    before?.focus?.({ preventScroll: true });
  }

  node.addEventListener("keydown", (event) => keys(event, node, close));
  document.addEventListener("pointerdown", elsewhere, true);
  host.append(node);
  place(node, host, x, y);
  node.querySelector("button")?.focus({ preventScroll: true });
}

function entry({ label, sign, danger, run }, close) {
  const chosen = () => {
    close();
    run();
  };
  return element("button", { type: "button", role: "menuitem", class: danger ? "danger" : "", onclick: chosen }, icon(sign), label);
}

function keys(event, node, close) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === "Escape") close();
  if (!step) return;
  event.preventDefault();
  const items = [...node.querySelectorAll("button")];
  items.at((items.indexOf(document.activeElement) + step) % items.length).focus();
}

function place(node, host, x, y) {
  const frame = host.getBoundingClientRect();
  const left = Math.min(x - frame.left, frame.width - node.offsetWidth - MARGIN);
  const below = y - frame.top;
  const top = below + node.offsetHeight + MARGIN > frame.height ? below - node.offsetHeight - MARGIN : below;
  node.style.left = `${Math.max(MARGIN, left)}px`;
  node.style.top = `${Math.max(MARGIN, top)}px`;
}
