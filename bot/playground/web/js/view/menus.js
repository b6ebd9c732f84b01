// What a message and a phone offer in their menus.

import * as people from "../people.js";
import { say } from "../texts.js";
import { forumItems } from "./topics.js";

export function messageMenu(view, chat, message) {
  const { id } = view.phone;
  const rules = chat.isPrivate || chat.isRuled;
  const on = (verb) => () => view.attempt(() => people[verb](id, chat.id, message.message_id));
  return [
    { label: say("reply"), sign: "reply", run: () => view.composer.reply(message) },
    message.text && { label: say("copy"), sign: "copy", run: () => view.copy(message.text) },
    rules && !message.pinned && !message.ephemeral && { label: say("pin"), sign: "pin", run: on("pin") },
    rules && message.pinned && { label: say("unpin"), sign: "pin", run: on("unpin") },
    (rules || message.out || message.ephemeral) && { label: say(message.ephemeral ? "delete-own" : "delete"), sign: "delete", danger: true, run: on("remove") },
  ];
}

export function personMenu(view) {
  const { id, person, chats } = view.phone;
  const inside = [...chats.values()].filter((chat) => !chat.isPrivate);
  const group = (verb, chat) => () => view.attempt(() => people.group(chat, verb, { person: id }));
  const bot = person.blocked_bot
    ? { label: say("unblock-bot"), sign: "unblock", run: () => view.attempt(() => people.unblock(id)) }
    : { label: say("block-bot"), sign: "block", run: () => view.attempt(() => people.block(id)) };
  return [
    bot,
    ...view.world.groupsWithout(id).map(({ id: chat, title }) => ({ label: say("join", { title }), sign: "enter", run: group("join", chat) })),
    ...forumItems(view),
    ...inside.map(({ id: chat, title }) => ({ label: say("leave", { title }), sign: "leave", danger: true, run: group("leave", chat) })),
  ];
}
