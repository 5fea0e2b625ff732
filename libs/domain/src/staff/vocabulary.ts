import type { StaffEvent } from "./events.ts";

/** The ways in which a member's access changes, by their events: a missing or surplus one does not compile. */
const changes: Readonly<Record<StaffEvent["type"], true>> = {
  StaffMemberAdded: true,
  StaffRoleChanged: true,
  StaffMemberDisabled: true,
  StaffMemberEnabled: true,
  StaffLinkIssued: true,
  StaffSignInSet: true,
};

export const staffChanges = Object.keys(changes) as StaffEvent["type"][];
