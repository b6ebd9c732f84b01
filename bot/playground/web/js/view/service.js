// What happened to a group, in a sentence of the page's language.

import { say } from "../texts.js";

const SENTENCES = {
  created: "service-created",
  joined: "service-joined",
  added: "service-added",
  left: "service-left",
  removed: "service-removed",
  renamed: "service-renamed",
  pinned: "service-pinned",
  topic_created: "service-topic-created",
  topic_renamed: "service-topic-renamed",
  topic_closed: "service-topic-closed",
  topic_reopened: "service-topic-reopened",
};

export function sentence(message) {
  const { kind, people, title } = message.service;
  const names = (people ?? []).map((person) => person.name).join(", ");
  const alone = kind === "joined" || kind === "left";
  const who = alone && names ? names : message.sender.name;
  return say(SENTENCES[kind] ?? kind, { who, people: names, title: title ?? "" });
}
