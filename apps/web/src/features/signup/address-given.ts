import { SuggestedAddresses } from "@tablee/contracts/address-schemas";
import type { OutputOf, SentInputOf } from "@tablee/contracts/call";
import type { saveAddress, savedDelivery } from "@tablee/contracts/calls/signup";
import { type Suggestion, textOf } from "../../shared/address/suggestions.ts";
import { keptOf, textsOf } from "./kept.ts";

export type SavedDelivery = OutputOf<typeof savedDelivery>;

export interface AddressForm {
  unit: string;
  buzzer: string;
  phone: string;
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

/** What was typed last, else what was given; a unit belongs to its address. */
export function textsGiven(address: SavedDelivery["address"], postalCode: string): AddressForm {
  const { unit = "", buzzer = "", instructions = "" } = address ?? {};
  const same = address?.postalCode === postalCode;
  const phone = address?.phone ? spokenPhone(address.phone) : "";
  const given = { unit: same ? unit : "", buzzer: same ? buzzer : "", phone, instructions };
  const { postalCode: typedFor, ...typed } = textsOf("delivery", { ...given, postalCode: "" });
  return typedFor === postalCode ? typed : given;
}

/** As one writes it: '514 555-0134' for '+15145550134'. */
const spokenPhone = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "$1 $2-$3");

/** What is sent: nothing of what was left empty, and no place where the one that was given stays. */
export function addressOf({ phone, ...texts }: AddressForm, { picked }: PickedPlace): SentInputOf<typeof saveAddress> {
  const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ""));
  return { ...filled, phone, ...(picked && { addressId: picked.id }) };
}
