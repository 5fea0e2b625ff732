import { z } from "zod";
import { staffRoles } from "../kernel/log/actor.ts";
import type { EventOf } from "../kernel/log/events.ts";
import { InstantText, Uuid } from "../kernel/schemas.ts";

const role = z.enum(staffRoles);

/** The access of members of staff to the console. Only the vault holds their names, addresses and credentials. */
export const staffEvents = {
  StaffMemberAdded: {
    version: 1,
    says: "A member of staff was added with a role, and got a link to choose a password and an authenticator.",
    data: z.strictObject({ staffId: Uuid, role, addedAt: InstantText }),
  },
  StaffRoleChanged: {
    version: 1,
    says: "A member of staff has another role from the next request on.",
    /** `isEnabled`: whether the member may sign in with it. */
    data: z.strictObject({ staffId: Uuid, from: role, to: role, isEnabled: z.boolean(), changedAt: InstantText }),
  },
  StaffMemberDisabled: {
    version: 1,
    says: "A member of staff can no longer sign in; their sessions ended.",
    data: z.strictObject({ staffId: Uuid, role, disabledAt: InstantText }),
  },
  StaffMemberEnabled: {
    version: 1,
    says: "A member of staff who was disabled may sign in again, with the role from before.",
    data: z.strictObject({ staffId: Uuid, role, enabledAt: InstantText }),
  },
  StaffLinkIssued: {
    version: 1,
    says: "A member of staff got a new link to choose a password and an authenticator; the one before is no longer good.",
    data: z.strictObject({ staffId: Uuid, issuedAt: InstantText }),
  },
  StaffSignInSet: {
    version: 1,
    says: "A member of staff chose a password and an authenticator by their link; sessions from before ended.",
    data: z.strictObject({ staffId: Uuid, setAt: InstantText }),
  },
} as const;

export type StaffEvent = EventOf<typeof staffEvents>;
