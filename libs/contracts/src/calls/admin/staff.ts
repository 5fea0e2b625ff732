import { InstantText, Uuid } from "@tablee/domain/kernel/schemas";
import { staffChanges } from "@tablee/domain/staff/vocabulary";
import { z } from "zod";
import { defineCall, staffRoles } from "../../call.ts";
import { Done } from "../../schemas.ts";
import { Email } from "../../signup-schemas.ts";
import { Reason, StaffName } from "../../typed-texts.ts";

const base = "/api/admin/staff";
/** Only an admin changes roles. */
const who = ["admin"] as const;
const Role = z.enum(staffRoles);
/** A member, and the reason why their access changes. */
const Act = z.strictObject({ staffId: Uuid, reason: Reason });

const Member = z
  .strictObject({
    staffId: Uuid,
    name: z.string(),
    workEmail: z.string(),
    role: Role,
    isEnabled: z.boolean(),
    isYou: z.boolean(),
    hasPassword: z.boolean(),
    hasAuthenticator: z.boolean(),
    /** Null for a member who has not signed in since sign-ins are recorded. */
    lastSignInAt: InstantText.nullable(),
    linkUntil: InstantText.nullable(),
  })
  .meta({ id: "StaffMember" });

/** A link is shown once, to the admin who requested it: its token is stored nowhere. */
const Link = z.strictObject({ link: z.string(), until: InstantText }).meta({ id: "StaffLink" });

export const staffMembers = defineCall("GET", base, {
  who,
  own: true,
  summary: "The members of staff with their roles, and the latest changes of members: what changed, by whom and why.",
  input: z.strictObject({}),
  output: z.strictObject({
    members: z.array(Member),
    changes: z.array(
      z.strictObject({
        changeId: z.string(),
        staffId: Uuid,
        name: z.string(),
        type: z.enum(staffChanges),
        before: Role.nullable(),
        after: Role.nullable(),
        at: InstantText,
        by: z.string(),
        reason: z.string(),
      }),
    ),
    asOf: InstantText,
  }),
  reads: ["staff_changes"],
});

export const addStaffMember = defineCall("POST", `${base}/add`, {
  who,
  own: true,
  summary: "Adds a member of staff; the answer's link lets them choose a password and an authenticator, once, within 72 hours.",
  input: z.strictObject({ name: StaffName, workEmail: Email, role: Role, reason: Reason }),
  output: Link,
  refusals: ["staff-email-taken", "staff-admin-only"],
  writes: ["staff"],
});

export const changeStaffRole = defineCall("POST", `${base}/change_role`, {
  who,
  own: true,
  summary: "Gives another member of staff another role, from their next request on.",
  input: Act.extend({ role: Role }),
  output: Done,
  refusals: ["staff-member-not-found", "staff-own-access", "staff-last-admin", "staff-admin-only"],
  writes: ["staff"],
});

export const setStaffEnabled = defineCall("POST", `${base}/set_enabled`, {
  who,
  own: true,
  summary: "Disables another member of staff, whose sessions end at once, or enables them again.",
  input: Act.extend({ isEnabled: z.boolean() }),
  output: Done,
  refusals: ["staff-member-not-found", "staff-own-access", "staff-last-admin", "staff-admin-only"],
  writes: ["staff"],
});

export const issueStaffLink = defineCall("POST", `${base}/issue_link`, {
  who,
  own: true,
  summary: "Issues a new link to another member of staff, whose link expired or who lost the authenticator.",
  input: Act,
  output: Link,
  refusals: ["staff-member-not-found", "staff-member-disabled", "staff-own-access", "staff-admin-only"],
  writes: ["staff"],
});
