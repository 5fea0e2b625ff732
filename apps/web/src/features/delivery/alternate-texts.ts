import type { SentInputOf } from "@tablee/contracts/call";
import type { updateAlternateAddress } from "@tablee/contracts/calls/settings-delivery";
import { type AddressDetails, detailsOf } from "../../shared/address/address-details.ts";
import type { Suggestion } from "../../shared/address/suggestions.ts";
import type { Settings } from "./requests.ts";

type Alternate = NonNullable<Settings["alternate"]>;

/** The texts of the alternate address form, as typed. */
export interface AlternateTexts extends Pick<AddressDetails, "unit" | "buzzer" | "firstName" | "lastName" | "phone"> {
  instructions: string;
}

/** The saved address as texts; empty for a new address. */
export function textsOf(alternate: Alternate | null): AlternateTexts {
  const { unit, buzzer, firstName, lastName, phone } = detailsOf(alternate, false);
  return { unit, buzzer, firstName, lastName, phone, instructions: alternate?.instructions ?? "" };
}

/** Keeps the saved texts when the same address is picked again; a different address starts empty. */
export const textsFor = (picked: Suggestion, alternate: Alternate | null): AlternateTexts =>
  textsOf(alternate && picked.line === alternate.line && picked.postalCode === alternate.postalCode ? alternate : null);

/** The input to send, without empty fields. */
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
