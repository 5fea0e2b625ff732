import { GivenPassword, NewPassword, RepeatedPassword } from "@tablee/domain/kernel/text/password";
import { z } from "zod";
import { defineCall, staffRoles } from "../call.ts";
import { Done, Nothing } from "../schemas.ts";
import { Email, weakPasswords } from "../signup-schemas.ts";
import { AuthenticatorCode } from "../typed-texts.ts";

const StaffView = z
  .strictObject({ staffId: z.uuid(), name: z.string(), email: z.string(), role: z.enum(staffRoles) })
  .meta({ id: "StaffView" });

/** Six digits of an authenticator. */

/** The token in a member's link, behind its `#`. */
const LinkToken = z.string().min(1).max(200);

export const staffSignIn = defineCall("POST", "/api/admin/sessions/sign_in", {
  who: "visitor",
  own: true,
  summary: "Signs staff in on their own cookie, with the six digits of their authenticator where they have one.",
  input: z.strictObject({
    email: Email,
    password: GivenPassword,
    code: AuthenticatorCode.optional(),
  }),
  output: z.strictObject({ staff: StaffView }),
  refusals: ["sign-in-failed", "code-required", "too-many-attempts"],
  writes: [],
});

export const staffSignOut = defineCall("POST", "/api/admin/sessions/sign_out", {
  who: "visitor",
  own: true,
  summary: "Ends the staff session.",
  input: Nothing,
  output: Done,
  writes: [],
});

export const staffSession = defineCall("GET", "/api/admin/sessions/current", {
  who: "visitor",
  own: true,
  summary: "Who of the staff is signed in, the environment and the token that changing calls carry.",
  input: Nothing,
  output: z.strictObject({
    staff: StaffView.nullable(),
    environment: z.enum(["development", "test", "staging", "production"]),
    csrfToken: z.string(),
  }),
});

export const checkStaffLink = defineCall("POST", "/api/admin/sessions/check_link", {
  who: "visitor",
  own: true,
  summary: "Whose link it is to choose a password and an authenticator by, and the secret that the authenticator is set up with.",
  input: z.strictObject({ token: LinkToken }),
  output: z.strictObject({ name: z.string(), email: z.string(), secret: z.string() }),
  refusals: ["enrolment-link-invalid", "too-many-attempts"],
});

export const enrolStaff = defineCall("POST", "/api/admin/sessions/use_link", {
  who: "visitor",
  own: true,
  summary: "Sets a member's password and authenticator by their link, once; sessions from before end.",
  input: z.strictObject({ token: LinkToken, password: NewPassword, confirmation: RepeatedPassword, code: AuthenticatorCode }),
  output: Done,
  refusals: ["enrolment-link-invalid", "authenticator-code-wrong", "passwords-differ", ...weakPasswords, "too-many-attempts"],
  writes: ["staff"],
});
