// Line icons in the colour of the text around them; each is a file in img/ used as a mask.

import { element } from "../element.js";

export const icon = (name) => element("span", { class: `icon icon-${name}`, "aria-hidden": "true" });
