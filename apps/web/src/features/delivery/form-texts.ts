import type { SentInputOf } from "@tablee/contracts/call";
import type { updateDelivery } from "@tablee/contracts/calls/settings-delivery";
import { Phone } from "@tablee/contracts/signup-schemas";
import { type DoorTexts, doorOf, placeOfList, sentOf } from "../../shared/address/door.ts";
import type { Suggestion } from "../../shared/address/suggestions.ts";
import type { Change, Settings } from "./requests.ts";

type Time = Settings["time"];

/** The day and window that are wanted, where an area has them; else its first. */
export function slotIn(days: Settings["days"], { weekday, window }: Time): Time | undefined {
  const day = days.find((candidate) => candidate.weekday === weekday) ?? days[0];
  const found = day?.windows.find((candidate) => candidate === window) ?? day?.windows[0];
  return day && found ? { weekday: day.weekday as Time["weekday"], window: found } : undefined;
}

/** A suggestion, unless it is where boxes come already. */
function elsewhere(picked: Suggestion | undefined, address: Settings["address"]): Suggestion | undefined {
  const isThere = picked && address && picked.line === address.line && picked.city === address.city;
  return isThere && picked.postalCode === address.postalCode ? undefined : picked;
}

/** The note to the driver belongs to its address: another one begins without. */
export function inputOf(
  texts: DoorTexts,
  { address, offersByText }: Settings,
  picked: Suggestion | undefined,
  time: Time,
): SentInputOf<typeof updateDelivery> {
  const there = elsewhere(picked, address);
  return {
    ...time,
    ...sentOf(texts, offersByText),
    ...(there ? { addressId: there.id } : address?.instructions && { instructions: address.instructions }),
  };
}

export function changeOf(
  texts: DoorTexts,
  { address, offersByText, time: timeNow }: Settings,
  picked: Suggestion | undefined,
  time: Time,
): Change {
  const given = doorOf(address, offersByText);
  const differs = (field: "unit" | "buzzer" | "firstName" | "lastName") => texts[field].trim() !== given[field].trim();
  if (elsewhere(picked, address) || time.weekday !== timeNow.weekday || time.window !== timeNow.window) return "move";
  if (differs("unit") || differs("buzzer") || placeOfList(texts.handover) !== placeOfList(given.handover)) return "address";
  const isNamed = differs("firstName") || differs("lastName");
  const isCalled = Phone.safeParse(texts.phone).data !== Phone.safeParse(given.phone).data;
  if (isNamed && isCalled) return "person";
  if (isNamed || isCalled) return isCalled ? "phone" : "name";
  return texts.offersByText === offersByText ? "nothing" : "offers";
}
