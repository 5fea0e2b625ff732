import type { SentInputOf } from "@tablee/contracts/call";
import type { updateDelivery } from "@tablee/contracts/calls/settings-delivery";
import { Phone } from "@tablee/contracts/signup-schemas";
import type { Handover } from "@tablee/domain/order/vocabulary";
import type { Suggestion } from "../../shared/address/suggestions.ts";
import type { Change, Settings } from "./requests.ts";

export interface FormTexts {
  unit: string;
  buzzer: string;
  firstName: string;
  lastName: string;
  phone: string;
  handover: Handover | "usual";
}

type Time = Settings["time"];

/** What is known, as one writes it: '514 555-0134' for '+15145550134'. */
export const givenTexts = (address: Settings["address"]): FormTexts => ({
  unit: address?.unit ?? "",
  buzzer: address?.buzzer ?? "",
  firstName: address?.recipient?.firstName ?? "",
  lastName: address?.recipient?.lastName ?? "",
  phone: (address?.phone ?? "").replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "$1 $2-$3"),
  handover: address?.handover ?? "usual",
});

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
  texts: FormTexts,
  { address }: Settings,
  picked: Suggestion | undefined,
  time: Time,
): SentInputOf<typeof updateDelivery> {
  const { firstName, lastName, handover, phone, unit, buzzer } = texts;
  const there = elsewhere(picked, address);
  return {
    ...time,
    phone,
    ...(unit.trim() && { unit }),
    ...(buzzer.trim() && { buzzer }),
    ...((firstName || lastName) && { recipient: { firstName, lastName } }),
    ...(handover !== "usual" && { handover }),
    ...(there ? { addressId: there.id } : address?.instructions && { instructions: address.instructions }),
  };
}

export function changeOf(texts: FormTexts, { address, time: timeNow }: Settings, picked: Suggestion | undefined, time: Time): Change {
  const given = givenTexts(address);
  const differs = (field: keyof FormTexts) => texts[field].trim() !== given[field].trim();
  if (elsewhere(picked, address) || time.weekday !== timeNow.weekday || time.window !== timeNow.window) return "move";
  if (differs("unit") || differs("buzzer") || differs("handover")) return "address";
  const isNamed = differs("firstName") || differs("lastName");
  const isCalled = Phone.safeParse(texts.phone).data !== Phone.safeParse(given.phone).data;
  if (isNamed && isCalled) return "person";
  return isCalled ? "phone" : isNamed ? "name" : "nothing";
}
