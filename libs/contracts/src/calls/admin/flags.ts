import { FlagName } from "@tablee/domain/flag/vocabulary";
import { AccountIdText, InstantText } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../../call.ts";
import { Done } from "../../schemas.ts";
import { Reason } from "../../typed-texts.ts";

/** When a feature was last turned on or off, by whom (null for a member of staff who is no longer known) and why. */
const Turned = z.strictObject({ at: InstantText, by: z.string().nullable(), reason: z.string() });

export const flags = defineCall("GET", "/api/admin/flags", {
  who: ["support", "merchandiser", "finance"],
  own: true,
  summary: "The features that can be turned on and off: if each is on, who last turned it and why, and the accounts that are exceptions.",
  input: z.strictObject({}),
  output: z.strictObject({
    flags: z.array(
      z.strictObject({
        flag: FlagName,
        enabled: z.boolean(),
        byDefault: z.boolean(),
        turned: Turned.nullable(),
        exceptions: z.array(z.strictObject({ accountId: AccountIdText, enabled: z.boolean(), turned: Turned })),
      }),
    ),
    asOf: InstantText,
  }),
  reads: ["flags"],
});

export const turnFlag = defineCall("POST", "/api/admin/flags/turn", {
  who: ["admin"],
  own: true,
  summary: "Turns a feature on or off, for everybody or for one account; enabled null ends the exception of an account.",
  input: z
    .strictObject({
      flag: FlagName,
      enabled: z.boolean().nullable(),
      accountId: AccountIdText.optional(),
      reason: Reason,
    })
    .refine(({ enabled, accountId }) => enabled !== null || accountId !== undefined, {
      path: ["accountId"],
      message: "only an exception ends",
    }),
  output: Done,
  refusals: ["account-not-found"],
  reads: ["accounts"],
  writes: ["flag"],
});
