// What a link does on a phone, as in Telegram: the bot's own links open its chat (with a Start button for a newcomer) or a
// choice of groups, links to messages go there, all others leave the page.

import * as people from "./people.js";

/** What `url` asks of the bot called `username`: {start} or {startgroup} with a payload, or {}. */
export function asked(url, username) {
  const link = parse(url);
  if (!link || link.domain.toLowerCase() !== username?.toLowerCase()) return {};
  if (link.query.has("startgroup")) return { startgroup: link.query.get("startgroup") };
  return { start: link.query.get("start") ?? "" };
}

function parse(url) {
  let address;
  try {
    address = new URL(/^[a-z]+:/i.test(url) ? url : `https://${url}`);
  } catch {
    return null;
  }
  const query = address.searchParams;
  if (address.protocol === "tg:") return { domain: query.get("domain") ?? "", query };
  if (!["t.me", "telegram.me"].includes(address.hostname)) return null;
  const parts = address.pathname.split("/").filter(Boolean);
  return { domain: parts.length === 1 ? parts[0] : "", query };
}

/** Follows `url` on a phone; `screen` offers chooseGroup(url) and findIn(chat, message). */
export async function follow(phone, bot, url, screen) {
  const { start, startgroup } = asked(url, bot.username);
  if (startgroup !== undefined) return screen.chooseGroup(url);
  if (start !== undefined && (!phone.private.started || phone.person.blocked_bot)) {
    phone.payload = start;
    return phone.show(phone.id);
  }
  const opened = await people.open(phone.id, url);
  if (opened.kind === "web") return leave(opened.url ?? url);
  if (opened.kind === "message") return screen.findIn(opened.chat_id, opened.message_id);
  if (opened.chat_id) phone.show(opened.chat_id);
}

function leave(url) {
  if (/^(https?|mailto|tg):/i.test(url)) window.open(url, "_blank", "noopener");
}
