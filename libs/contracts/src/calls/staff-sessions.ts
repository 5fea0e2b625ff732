import { z } from "zod";
import { defineCall, staffRoles } from "../call.ts";
import { Done, Nothing } from "../schemas.ts";

const StaffView = z
  .strictObject({ staffId: z.uuid(), name: z.string(), email: z.string(), role: z.enum(staffRoles) })
  .meta({ id: "StaffView" });

export const staffSignIn = defineCall({
  method: "POST",
  path: "/api/admin/sessions/sign_in",
  who: "visitor",
  own: true,
  summary: "Signs staff in on their own cookie, with the six digits of their authenticator where they have one.",
  input: z.strictObject({
    email: z.email().max(254),
    password: z.string().min(1).max(128),
    code: z
      .string()
      .regex(/^\d{6}$/)
      .optional(),
  }),
  output: z.strictObject({ staff: StaffView }),
  refusals: ["sign-in-failed", "code-required", "too-many-attempts"],
  writes: [],
});

export const staffSignOut = defineCall({
  method: "POST",
  path: "/api/admin/sessions/sign_out",
  who: "visitor",
  own: true,
  summary: "Ends the staff session.",
  input: Nothing,
  output: Done,
  writes: [],
});

export const staffSession = defineCall({
  method: "GET",
  path: "/api/admin/sessions/current",
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
