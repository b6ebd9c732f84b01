// Photos and documents in a message: a photo opens large, a document is downloaded.

import { element } from "../element.js";
import { say } from "../texts.js";
import { icon } from "./icon.js";

const SIZES = ["B", "KB", "MB", "GB"];

export const media = (part, words) => (part.kind === "photo" ? photo(part, words) : file(part));

function photo(part, words) {
  const picture = element("img", { src: part.url, width: part.width, height: part.height, alt: words || say("photo"), loading: "lazy" });
  const button = element("button", { class: "photo", type: "button", "aria-label": say("photo-open") }, picture);
  if (part.spoiler) button.classList.add("veiled");
  button.addEventListener("click", () => {
    if (!button.classList.replace("veiled", "unveiled")) enlarge(part.url, picture.alt);
  });
  return button;
}

function enlarge(url, alt) {
  const close = element("button", { class: "round", type: "button", autofocus: true, "aria-label": say("close") }, icon("close"));
  const dialog = element("dialog", { class: "gallery" }, element("img", { src: url, alt }), close);
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function file(part) {
  const name = part.file_name ?? say("document");
  return element(
    "a",
    { class: "file", href: part.url, download: name, "aria-label": say("download", { name }) },
    element("span", { class: "file-sign" }, icon("download")),
    element("span", { class: "file-words" }, element("span", { class: "file-name" }, name), element("span", { class: "file-size" }, weight(part.size))),
  );
}

function weight(bytes) {
  const step = Math.min(SIZES.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10));
  const number = bytes / 1024 ** step;
  return `${number < 10 && step ? number.toFixed(1) : Math.round(number)} ${SIZES[step]}`;
}
