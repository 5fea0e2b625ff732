import { SuggestedAddresses } from "@tablee/contracts/address-schemas";
import type { OutputOf, SentInputOf } from "@tablee/contracts/call";
import type { saveAddress, savedDelivery } from "@tablee/contracts/calls/signup";
import { type DoorTexts, doorOf, handoverChoices, sentOf } from "../../shared/address/address-details.ts";
import { type Suggestion, textOf } from "../../shared/address/suggestions.ts";
import { keptOf, textsOf } from "./kept.ts";

export type SavedDelivery = OutputOf<typeof savedDelivery>;

export interface AddressForm extends DoorTexts {
  /** Where boxes are left, if it is none of the list. */
  instructions: string;
}

/** A place: as it stands in its field, and the suggestion that it is. `isSaved`: the one that was given before. */
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

/** What was typed last, else what was given; a door belongs to its address. */
export function textsGiven({ address, offersByText }: SavedDelivery, postalCode: string): AddressForm {
  const same = address?.postalCode === postalCode;
  const { unit, buzzer, ...person } = doorOf(address, offersByText);
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

/** What is sent: no place where the one that was given stays, and instructions where the list has none of them. */
export function addressOf(
  { instructions, ...door }: AddressForm,
  { picked }: PickedPlace,
  offersBefore: boolean,
): SentInputOf<typeof saveAddress> {
  return {
    ...sentOf(door, offersBefore),
    ...(door.handover === "other" && instructions.trim() !== "" && { instructions }),
    ...(picked && { addressId: picked.id }),
  };
}
