// All that the page knows: the bot, the people with their phones, the groups. Live events find their phone here.

import * as people from "./people.js";
import { Phone } from "./phone.js";

/** Whether this member is in the group: who left and who was excluded stay in its list. */
export const isPresent = ({ status }) => status !== "left" && status !== "kicked";

export class World extends EventTarget {
  constructor() {
    super();
    this.bot = null;
    this.privacy = true;
    this.groups = new Map();
    this.phones = new Map();
  }

  async read() {
    const reading = await people.world();
    this.bot = reading.bot;
    this.privacy = reading.privacy;
    this.groups = new Map(reading.groups.map((group) => [group.id, group]));
    const present = new Set(reading.people.map((person) => this.phoneOf(person)));
    // A server started anew knows other people; a phone not read yet belongs to one who came meanwhile.
    for (const [id, phone] of this.phones) if (phone.known && !present.has(phone)) this.phones.delete(id);
    this.tell("people");
    await Promise.all([...this.phones.values()].map((phone) => phone.read()));
  }

  hold() {
    for (const phone of this.phones.values()) phone.hold();
  }

  phoneOf(person) {
    if (!this.phones.has(person.id)) this.phones.set(person.id, new Phone(person));
    return this.phones.get(person.id);
  }

  take(event) {
    if (event.type === "group") this.takeGroup(event.group);
    else if (event.type === "person") this.takePerson(event);
    else if (event.type === "bot") this.takePrivacy(event.privacy);
    else this.phones.get(event.person)?.take(event);
  }

  takeGroup(group) {
    this.groups.set(group.id, group);
    this.tell("groups");
    for (const phone of this.phones.values()) phone.tell("change");
  }

  takePrivacy(on) {
    this.privacy = on;
    this.tell("privacy");
  }

  takePerson(event) {
    if (event.user.is_bot) return void (this.bot = event.user);
    const known = this.phones.get(event.user.id);
    if (known) return void known.take(event);
    const phone = this.phoneOf(event.user);
    this.tell("people");
    phone.read();
  }

  /** How many sit in a group, the bot too. */
  members(chat_id) {
    return (this.groups.get(chat_id)?.members ?? []).filter(isPresent).length;
  }

  groupsWithout(person) {
    return [...this.groups.values()].filter((group) => !this.phones.get(person)?.chats.has(group.id));
  }

  tell(type) {
    this.dispatchEvent(new CustomEvent(type));
  }
}
