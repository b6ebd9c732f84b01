// The buttons under a message: styles, signs for links and copies, and a spinner on a button that waits for its answer.

import { element } from "../element.js";
import { say } from "../texts.js";
import { icon } from "./icon.js";

const SIGNS = { url: "link", copy: "copy" };

export function keyboard(rows, onPress) {
  if (!rows.length) return null;
  const drawn = rows.map((buttons, row) =>
    element("div", { class: "keys" }, buttons.map((button, column) => key(button, row, column, onPress))),
  );
  return element("div", { class: "keyboard", role: "group", "aria-label": say("keyboard") }, drawn);
}

function key(button, row, column, onPress) {
  const sign = SIGNS[button.kind] ? element("span", { class: "key-sign" }, icon(SIGNS[button.kind])) : null;
  return element(
    "button",
    {
      class: `key ${button.style ?? ""} ${button.kind}`,
      type: "button",
      title: button.url ?? button.copy_text,
      disabled: button.kind === "disabled",
      "data-row": row,
      "data-column": column,
      onclick: () => onPress(row, column),
    },
    element("span", { class: "key-text" }, button.text),
    sign,
  );
}

/** Shows which buttons of a drawn message wait for an answer. */
export function spin(node, isPressed) {
  for (const button of node.querySelectorAll(".key")) {
    const busy = isPressed(Number(button.dataset.row), Number(button.dataset.column));
    button.classList.toggle("busy", busy);
    button.toggleAttribute("aria-busy", busy);
  }
}
