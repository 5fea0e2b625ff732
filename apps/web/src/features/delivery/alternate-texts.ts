import type { SentInputOf } from "@tablee/contracts/call";
import type { updateAlternateAddress } from "@tablee/contracts/calls/settings-delivery";
import { type DoorTexts, doorOf } from "../../shared/address/address-details.ts";
import type { Suggestion } from "../../shared/address/suggestions.ts";
import type { Settings } from "./requests.ts";

type Alternate = NonNullable<Settings["alternate"]>;

/** What is added to the alternate address, as it is typed. */
export interface AlternateTexts extends Pick<DoorTexts, "unit" | "buzzer" | "firstName" | "lastName" | "phone"> {
  instructions: string;
}

/** What is known of it; nothing of a new one. */
export function textsOf(alternate: Alternate | null): AlternateTexts {
  const { unit, buzzer, firstName, lastName, phone } = doorOf(alternate, false);
  return { unit, buzzer, firstName, lastName, phone, instructions: alternate?.instructions ?? "" };
}

/** What was known stays on the form where its own address is picked again; another one begins without. */
export const textsFor = (picked: Suggestion, alternate: Alternate | null): AlternateTexts =>
  textsOf(alternate && picked.line === alternate.line && picked.postalCode === alternate.postalCode ? alternate : null);

/** What is sent of it: nothing that is empty. */
export function alternateOf({ id }: Suggestion, texts: AlternateTexts): SentInputOf<typeof updateAlternateAddress> {
  const [unit, buzzer, phone, instructions] = [texts.unit, texts.buzzer, texts.phone, texts.instructions].map((text) => text.trim());
  const [firstName, lastName] = [texts.firstName, texts.lastName].map((text) => text.trim());
  return {
    addressId: id,
    ...(unit && { unit }),
    ...(buzzer && { buzzer }),
    ...(firstName && lastName && { recipient: { firstName, lastName } }),
    ...(phone && { phone }),
    ...(instructions && { instructions }),
  };
}
