// What one person may do with another member of a group: a menu that offers no more than the group's rights allow.

import { say } from "../texts.js";

/** What `person` may do in `group`: {invite, restrict, promote}. */
export function powers(group, person) {
  const { status, rights } = group.members.find(({ user }) => user.id === person) ?? {};
  const has = (right) => status === "creator" || Boolean(rights?.[right]);
  return {
    person,
    invite: has("can_invite_users") || Boolean(group.permissions.can_invite_users),
    restrict: has("can_restrict_members"),
    promote: has("can_promote_members"),
  };
}

/** The entries for `member`; `does(verb)` carries one out. */
export function memberMenu({ user, status }, may, does) {
  if (status === "creator" || user.id === may.person) return [];
  const offer = (label, sign, verb, danger = false) => ({ label: say(label), sign, danger, run: () => does(verb) });
  if (status === "kicked") return may.restrict ? [offer("unban", "enter", "unban")] : [];
  return [
    may.promote && status !== "administrator" && offer("promote", "star", "promote"),
    may.promote && status === "administrator" && offer("demote", "down", "demote"),
    may.restrict && offer("kick", "block", "kick", true),
  ].filter(Boolean);
}
