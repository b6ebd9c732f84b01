// Starts the page: words, world, live events; and draws it anew when its language changes.

import { listen } from "./live.js";
import { firstLanguage, speak, theme, wear } from "./preferences.js";
import { say } from "./texts.js";
import { keepTime } from "./view/moment.js";
import { Row } from "./view/row.js";
import { Toolbar } from "./view/toolbar.js";
import { World } from "./world.js";

const RETRY = 1000; // ms

const world = new World();
let page = null;
let online = true;

function draw() {
  const chosen = page?.row.chosen ?? null;
  page?.row.end();
  page?.toolbar.node.remove();
  const row = new Row(world, chosen);
  const toolbar = new Toolbar(world, row, changeLanguage);
  row.changed = () => toolbar.draw();
  page = { row, toolbar };
  document.title = say("title");
  document.body.prepend(toolbar.node, row.node);
  drawPeople();
  toolbar.connected(online);
}

function drawPeople() {
  page.row.draw();
  page.toolbar.draw();
}

async function changeLanguage(language) {
  await speak(language);
  draw();
}

async function read() {
  try {
    await world.read();
    document.body.dataset.ready = "";
  } catch {
    setTimeout(read, RETRY);
  }
}

function take(event) {
  if (event.type === "hello") read();
  else world.take(event);
}

function connected(yes) {
  online = yes;
  page.toolbar.connected(yes);
  if (!yes) world.hold();
}

wear(theme());
await speak(firstLanguage());
world.addEventListener("people", drawPeople);
world.addEventListener("privacy", () => page.toolbar.draw());
draw();
keepTime();
listen(take, connected);
