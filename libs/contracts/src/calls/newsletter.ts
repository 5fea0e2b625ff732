import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { Email } from "../signup-schemas.ts";

export const subscribeToNewsletter = defineCall("POST", "/api/v1/newsletter/subscribe", {
  who: "visitor",
  own: true,
  personal: true,
  summary: "Asks for the newsletter at an address, in the words that were shown; the answer is what the provider’s form shows next.",
  input: z.strictObject({ email: Email, agreed: z.literal(currentWordings.newsletter, "consent-wording-unknown") }),
  output: z.strictObject({ action: z.string() }),
  refusals: ["consent-wording-unknown", "too-many-attempts"],
  /** For a customer who subscribes with the address of the account. */
  writes: ["consent"],
});
