import type { StaffEvent } from "./events.ts";

/** The ways in which a member's access changes, by the events that say so: one that is missing, or none, does not compile. */
const changes: Readonly<Record<StaffEvent["type"], true>> = {
  StaffMemberAdded: true,
  StaffRoleChanged: true,
  StaffMemberDisabled: true,
  StaffMemberEnabled: true,
  StaffLinkIssued: true,
  StaffSignInSet: true,
};

export const staffChanges = Object.keys(changes) as StaffEvent["type"][];
