import { ConsentPurpose, ConsentSource } from "@tablee/domain/consent/vocabulary";
import { InquiryTopic } from "@tablee/domain/inquiry/vocabulary";
import { Language } from "@tablee/domain/kernel/place/region";
import { DateText, PositionText, WholeCents } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { AgentName, DeviceKind, LocalInstant, Nothing } from "../schemas.ts";

const base = "/api/v1/clients/privacy";
const who = "client-reauthenticated";

/** The matters that must end before a person can be forgotten. */
export const ErasureBlock = z.enum(["erasure-subscription-open", "erasure-box-open", "erasure-refund-open", "erasure-gift-waits"]);

export const privacy = defineCall("GET", `${base}/show`, {
  who,
  requiresPassword: true,
  own: true,
  summary: "How much is held about the client, the terms that bind them, and what blocks an erasure.",
  input: Nothing,
  output: z.strictObject({
    email: z.string(),
    events: z.int().nonnegative(),
    blocks: z.array(ErasureBlock),
    /** Purchased credit that would be given up. */
    purchasedCents: WholeCents,
    /** The version of the terms that binds the client, and the one that replaces it, by its notice; null before any is accepted. */
    terms: z
      .strictObject({ version: z.string(), next: z.strictObject({ version: z.string(), appliesOn: DateText }).nullable() })
      .nullable(),
  }),
  reads: ["account_history", "accounts", "orders", "refund_requests", "gift_cards"],
});

export const exportEvents = defineCall("GET", `${base}/events`, {
  who,
  requiresPassword: true,
  own: true,
  summary: "Everything that was recorded about the client, oldest first, by pages: the data as they are stored, opened.",
  input: z.strictObject({ after: PositionText.optional(), limit: z.coerce.number().int().min(1).max(200).default(100) }),
  output: z.strictObject({
    events: z.array(
      z.strictObject({
        position: z.string(),
        stream: z.string(),
        type: z.string(),
        at: LocalInstant,
        /** The kind of actor; for members of staff nothing more is shown. */
        by: z.enum(["client", "staff", "system"]),
        reason: z.string().nullable(),
        /** The kind of device that a person did it on, if it was recorded. */
        device: DeviceKind.nullable(),
        data: z.record(z.string(), z.unknown()),
      }),
    ),
    next: z.string().nullable(),
    total: z.int(),
  }),
  reads: ["account_history", "accounts"],
});

export const exportAccess = defineCall("GET", `${base}/access`, {
  who,
  requiresPassword: true,
  own: true,
  summary:
    "What is held about the client beside their events, without secrets: ways to sign in, sessions, counted tries, answers about consent, messages of a visitor from a verified address.",
  input: Nothing,
  output: z.strictObject({
    passwordHolder: z.boolean(),
    triesCounted: z.int().nonnegative(),
    sessions: z.array(
      z.strictObject({
        device: DeviceKind,
        browser: AgentName,
        system: AgentName,
        beganAt: LocalInstant,
      }),
    ),
    /** Devices that push messages would reach. */
    pushDevices: z.array(z.strictObject({ platform: z.enum(["ios", "android", "web"]), registeredAt: LocalInstant })),
    consents: z.array(
      z.strictObject({
        purpose: ConsentPurpose,
        answers: z.array(
          z.strictObject({
            given: z.boolean(),
            at: LocalInstant,
            source: ConsentSource,
            wording: z.string().nullable(),
            language: Language.nullable(),
          }),
        ),
      }),
    ),
    /** Those that a visitor sent to the team from an address that the client verified, oldest first. */
    messages: z.array(
      z.strictObject({
        receivedAt: LocalInstant,
        topic: InquiryTopic,
        language: Language,
        name: z.string().optional(),
        email: z.string(),
        message: z.string(),
      }),
    ),
  }),
  reads: ["accounts", "consents", "inquiries"],
});

export const forgetMe = defineCall("POST", `${base}/forget`, {
  who,
  requiresPassword: true,
  own: true,
  summary: "Has the client forgotten for good, by a policy, and ends their sessions; answers the number of the certificate.",
  input: z.strictObject({ confirmed: z.literal(true), givesUpCredit: z.boolean().default(false) }),
  output: z.strictObject({ number: z.string() }),
  refusals: [...ErasureBlock.options, "erasure-credit-left", "account-closed"],
  reads: ["orders", "refund_requests", "gift_cards"],
  writes: ["account"],
  waits: true,
});
