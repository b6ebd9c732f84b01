// The phones side by side; on a narrow screen only the chosen one is seen, and only what is seen counts as looked at.

import { arrange, element } from "../element.js";
import { PhoneView } from "./phone.js";

const NARROW = window.matchMedia("(max-width: 719px)");

export class Row {
  constructor(world, chosen = null) {
    Object.assign(this, { world, chosen, views: new Map(), changed: () => {} });
    this.node = element("main", { class: "row" });
    this.ending = new AbortController();
    NARROW.addEventListener("change", () => this.looks(), { signal: this.ending.signal });
  }

  draw() {
    const { phones } = this.world;
    for (const [id, view] of this.views) if (phones.get(id) !== view.phone) this.drop(id);
    for (const [id, phone] of phones) if (!this.views.has(id)) this.add(id, phone);
    if (!phones.has(this.chosen)) this.chosen = phones.keys().next().value ?? null;
    arrange(this.node, [...phones.keys()].map((id) => this.views.get(id).node));
    this.looks();
  }

  add(id, phone) {
    const view = new PhoneView(phone, this.world);
    this.views.set(id, view);
    phone.addEventListener("change", () => this.changed(), { signal: view.ending.signal });
    if (phone.known) view.draw();
  }

  drop(id) {
    this.views.get(id).end();
    this.views.delete(id);
  }

  choose(id) {
    this.chosen = id;
    this.looks();
    this.changed();
  }

  looks() {
    for (const [id, view] of this.views) {
      view.looking = !NARROW.matches || id === this.chosen;
      view.node.classList.toggle("chosen", id === this.chosen);
      if (view.looking && view.phone.known) view.draw();
    }
  }

  end() {
    this.ending.abort();
    for (const id of [...this.views.keys()]) this.drop(id);
    this.node.remove();
  }
}
