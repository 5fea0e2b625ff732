import { SuggestedAddresses } from "@tablee/contracts/address-schemas";
import type { OutputOf, SentInputOf } from "@tablee/contracts/call";
import type { saveAddress, savedDelivery } from "@tablee/contracts/calls/signup";
import { type AddressDetails, detailsOf, handoverChoices, sentOf } from "../../shared/address/address-details.ts";
import { type Suggestion, textOf } from "../../shared/address/suggestions.ts";
import { keptOf, textsOf } from "./kept.ts";

export type SavedDelivery = OutputOf<typeof savedDelivery>;

export interface AddressForm extends AddressDetails {
  /** The handover instructions, if the place is not in the list. */
  instructions: string;
}

/** A place: the text in its field, and the suggestion it refers to. `isSaved`: it was saved before. */
export interface PickedPlace {
  readonly text: string;
  readonly picked: Suggestion | undefined;
  readonly isSaved?: boolean;
}

/** The place that was picked or typed last for a postal code, else the one that was given there. */
export function placeGiven(address: SavedDelivery["address"], postalCode: string): PickedPlace {
  const kept = keptOf("delivery");
  if (kept.postalCode === postalCode && typeof kept.text === "string") {
    const picked = SuggestedAddresses.shape.suggestions.element.safeParse(kept.picked).data;
    return { text: kept.text, picked, ...(kept.isSaved === true && { isSaved: true }) };
  }
  return address?.postalCode === postalCode ? { text: textOf(address), picked: undefined, isSaved: true } : { text: "", picked: undefined };
}

/** The texts typed last, or else the saved ones; door details belong to their address. */
export function textsGiven({ address, offersByText }: SavedDelivery, postalCode: string): AddressForm {
  const same = address?.postalCode === postalCode;
  const { unit, buzzer, ...person } = detailsOf(address, offersByText);
  const given = { unit: same ? unit : "", buzzer: same ? buzzer : "", ...person, instructions: address?.instructions ?? "" };
  const kept = keptOf("delivery");
  if (kept.postalCode !== postalCode) return given;
  const { offersByText: _, handover, ...texts } = given;
  return {
    ...textsOf("delivery", texts),
    handover: handoverChoices.find((choice) => choice === kept.handover) ?? handover,
    offersByText: typeof kept.offersByText === "boolean" ? kept.offersByText : offersByText,
  };
}

/** The input to send: no place if the saved one stays, and instructions if the place is not in the list. */
export function addressOf(
  { instructions, ...details }: AddressForm,
  { picked }: PickedPlace,
  offersBefore: boolean,
): SentInputOf<typeof saveAddress> {
  return {
    ...sentOf(details, offersBefore),
    ...(details.handover === "other" && instructions.trim() !== "" && { instructions }),
    ...(picked && { addressId: picked.id }),
  };
}
