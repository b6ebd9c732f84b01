// The people's API over HTTP: what a person may do, one function a verb. A mistake the server names is thrown as `Mistake`.

export class Mistake extends Error {}

async function ask(path, body) {
  const request = body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const answer = await fetch(`people/${path}`, request);
  const content = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Mistake(content.error ?? String(answer.status));
  return content;
}

const person = (id, verb, body = {}) => ask(`persons/${id}/${verb}`, body);

export const world = () => ask("world");
export const addPerson = (description) => ask("persons", description);
export const addGroup = (description) => ask("groups", description);
export const group = (chat, verb, body) => ask(`groups/${chat}/${verb}`, body);
export const privacy = (on) => ask("bot", { privacy: on });

export const start = (id, payload) => person(id, "start", payload ? { payload } : {});
/** Writes; `as` is "" for oneself, "anonymous" for an administrator behind the group's name, "channel" for a channel of his. */
export const send = (id, chat_id, text, reply_to, as = "", topic = 0) => person(id, "send", { chat_id, text, reply_to, as: as || null, topic });
/** Presses what stands at `{row, column}` now, or a button with this `{data}`, which the message may have lost meanwhile. */
export const press = (id, chat_id, message_id, button) => person(id, "press", { chat_id, message_id, ...button });
export const open = (id, url, chat_id) => person(id, "open", { url, chat_id });
export const block = (id) => person(id, "block");
export const unblock = (id) => person(id, "unblock");
export const remove = (id, chat_id, message_id) => person(id, "delete", { chat_id, message_id });
export const pin = (id, chat_id, message_id) => person(id, "pin", { chat_id, message_id });
export const unpin = (id, chat_id, message_id) => person(id, "unpin", { chat_id, message_id });
export const look = (id, chat_id, topic) => person(id, "read", { chat_id, topic });
export const dismiss = (id, n) => person(id, "dismiss", { n });
export const phone = (id, last) => ask(`persons/${id}/phone?last=${last}`);
export const chat = (id, chat_id, last) => ask(`persons/${id}/phone?chat_id=${chat_id}&last=${last}`);
export const commands = (id, chat_id) => ask(`persons/${id}/commands?chat_id=${chat_id}`);
