import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { ConsentPurpose, ConsentSource, MarketingPurpose } from "@tablee/domain/consent/vocabulary";
import { Words } from "@tablee/domain/product/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { Done, LocalInstant, Nothing } from "../schemas.ts";

const base = "/api/v1/settings_communications";

/** The words in use, of any purpose. */
const wording = z.literal(Object.values(currentWordings), "consent-wording-unknown");
/** The same without the terms: these are accepted with a purchase. */
const marketingWording = z.literal(
  MarketingPurpose.options.map((purpose) => currentWordings[purpose]),
  "consent-wording-unknown",
);

/** A purpose that an account may agree to, in today's words, and its answer. */
const Consent = z
  .strictObject({
    purpose: ConsentPurpose,
    given: z.boolean(),
    wording: z.strictObject({ version: wording, text: Words }),
    /** The last answer; null where there was none yet. */
    answered: z
      .strictObject({
        at: LocalInstant,
        source: ConsentSource,
        /** The words that were last agreed to, where they differ from today's. */
        earlier: Words.nullable(),
      })
      .nullable(),
  })
  .meta({ id: "Consent" });

export const communications = defineCall("GET", `${base}/show`, {
  who: "client-reauthenticated",
  summary: "What the account agreed to receive, by purpose, when and in which words; where messages go.",
  input: Nothing,
  output: z.strictObject({
    email: z.string(),
    phone: z.string().nullable(),
    /** The number of its devices that would show a message. */
    devices: z.number().int(),
    consents: z.array(Consent),
  }),
  reads: ["accounts", "consents"],
});

export const updateCommunications = defineCall("POST", `${base}/update`, {
  who: "client-reauthenticated",
  personal: true,
  summary: "Agrees to kinds of messages in the words that were shown, or no longer.",
  input: z.strictObject({
    agreed: z.array(marketingWording).max(8).default([]),
    withdrawn: z.array(MarketingPurpose).max(8).default([]),
  }),
  output: Done,
  refusals: ["consent-wording-unknown", "phone-missing"],
  writes: ["consent"],
});

export const customerSmsConsent = defineCall("GET", `${base}/customer_sms_consent`, {
  who: "client-reauthenticated",
  summary: "Whether offers may be texted, and to which number.",
  input: Nothing,
  output: z.strictObject({ phone: z.string().nullable(), consent: Consent }),
  reads: ["accounts", "consents"],
});

export const updateSmsConsent = defineCall("POST", `${base}/update_sms_consent`, {
  who: "client-reauthenticated",
  personal: true,
  summary: "Agrees to offers by text in the words that were shown; without words, no longer.",
  input: z.strictObject({ agreed: z.literal(currentWordings.sms, "consent-wording-unknown").optional() }),
  output: Done,
  refusals: ["consent-wording-unknown", "phone-missing"],
  writes: ["consent"],
});
