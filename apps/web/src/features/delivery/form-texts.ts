import type { SentInputOf } from "@tablee/contracts/call";
import type { updateDelivery } from "@tablee/contracts/calls/settings-delivery";
import { Phone } from "@tablee/contracts/signup-schemas";
import { type AddressDetails, detailsOf, placeOfList, sentOf } from "../../shared/address/address-details.ts";
import type { Suggestion } from "../../shared/address/suggestions.ts";
import type { Placed } from "./placed-texts.ts";
import type { Change, Settings } from "./requests.ts";

type Time = Settings["time"];

/** The wanted day and window if the area has them, else its first. */
export function slotIn(days: Settings["days"], { weekday, window }: Time): Time | undefined {
  const day = days.find((candidate) => candidate.weekday === weekday) ?? days[0];
  const found = day?.windows.find((candidate) => candidate === window) ?? day?.windows[0];
  return day && found ? { weekday: day.weekday as Time["weekday"], window: found } : undefined;
}

/** A suggestion that was picked, or an address that staff placed. */
type Chosen = Suggestion | Placed;

const isThere = (chosen: Chosen, address: Settings["address"]): boolean =>
  chosen.line === address?.line && chosen.city === address.city && chosen.postalCode === address.postalCode;

/** The chosen address, unless boxes already go there: compared by coordinates where it was placed by them. */
function elsewhere(chosen: Chosen | undefined, address: Settings["address"]): Chosen | undefined {
  if (!chosen || !isThere(chosen, address)) return chosen;
  if ("id" in chosen) return undefined;
  const { latitude, longitude } = chosen.coordinates;
  return latitude === address?.coordinates?.latitude && longitude === address.coordinates.longitude ? undefined : chosen;
}

/** Unit, buzzer and handover place for a chosen address: the saved ones if it is the current address, else empty. */
export function detailsAt(chosen: Chosen, { address }: Settings): Pick<AddressDetails, "unit" | "buzzer" | "handover"> {
  const { unit, buzzer, handover } = detailsOf(isThere(chosen, address) ? address : null, false);
  return { unit, buzzer, handover };
}

/** The note to the driver belongs to its address: a new address starts without one. */
export function inputOf(
  texts: AddressDetails,
  { address, offersByText }: Settings,
  chosen: Chosen | undefined,
  time: Time,
): SentInputOf<typeof updateDelivery> {
  const there = elsewhere(chosen, address);
  const isAnother = there && !isThere(there, address);
  return {
    ...time,
    ...sentOf(texts, offersByText),
    ...(there && ("id" in there ? { addressId: there.id } : { placed: there })),
    ...(!isAnother && address?.instructions && { instructions: address.instructions }),
  };
}

export function changeOf(
  texts: AddressDetails,
  { address, offersByText, time: timeNow }: Settings,
  chosen: Chosen | undefined,
  time: Time,
): Change {
  const given = detailsOf(address, offersByText);
  const differs = (field: "unit" | "buzzer" | "firstName" | "lastName") => texts[field].trim() !== given[field].trim();
  if (elsewhere(chosen, address) || time.weekday !== timeNow.weekday || time.window !== timeNow.window) return "move";
  if (differs("unit") || differs("buzzer") || placeOfList(texts.handover) !== placeOfList(given.handover)) return "address";
  const isNamed = differs("firstName") || differs("lastName");
  const isCalled = Phone.safeParse(texts.phone).data !== Phone.safeParse(given.phone).data;
  if (isNamed && isCalled) return "person";
  if (isNamed || isCalled) return isCalled ? "phone" : "name";
  return texts.offersByText === offersByText ? "nothing" : "offers";
}
