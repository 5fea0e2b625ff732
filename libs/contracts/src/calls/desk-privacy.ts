import { DestroyedPart, ErasureAskedBy } from "@tablee/domain/account/vocabulary";
import { AccountIdText, InstantText } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { Reason } from "../schemas.ts";
import { ErasureBlock } from "./privacy.ts";

const base = "/api/admin/privacy";

export const erasures = defineCall({
  method: "GET",
  path: `${base}/erasures`,
  who: ["support"],
  own: true,
  summary: "Persons who were to be forgotten, the latest first, by the numbers of their certificates: no one is named.",
  input: z.strictObject({ limit: z.coerce.number().int().min(1).max(200).default(100) }),
  output: z.strictObject({
    erasures: z.array(
      z.strictObject({ number: z.string(), askedBy: ErasureAskedBy, requestedAt: InstantText, forgottenAt: InstantText.nullable() }),
    ),
    asOf: InstantText,
  }),
  reads: ["erasures"],
});

export const verifyCertificate = defineCall({
  method: "GET",
  path: `${base}/certificate`,
  who: ["support"],
  own: true,
  summary: "Checks a certificate by its number: whether its seal holds, the key is gone, and nothing is left to sign in with.",
  input: z.strictObject({ number: z.string().trim().min(3).max(40) }),
  output: z.strictObject({
    number: z.string(),
    askedBy: ErasureAskedBy,
    requestedAt: InstantText,
    forgottenAt: InstantText,
    destroyed: z.array(DestroyedPart),
    position: z.string(),
    seal: z.string(),
    sealHolds: z.boolean(),
    /** When the key was destroyed, by the machine's clock. */
    keyDestroyedAt: InstantText.nullable(),
    canSignIn: z.boolean(),
  }),
  refusals: ["not-found"],
  reads: ["erasures"],
});

export const forgetPerson = defineCall({
  method: "POST",
  path: `${base}/forget`,
  who: ["admin"],
  own: true,
  summary: "Has a person forgotten who asked for it by mail or phone; the reason is sealed with the rest.",
  input: z.strictObject({ accountId: AccountIdText, givesUpCredit: z.boolean().default(false), reason: Reason }),
  output: z.strictObject({ number: z.string() }),
  refusals: ["not-found", ...ErasureBlock.options, "erasure-credit-left", "account-closed"],
  reads: ["accounts", "orders", "refund_requests"],
  writes: ["account"],
  waits: true,
});
