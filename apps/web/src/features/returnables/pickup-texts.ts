import type { OutputOf, SentInputOf } from "@tablee/contracts/call";
import type { createPickup, returnables } from "@tablee/contracts/calls/returnables";

export type Offer = OutputOf<typeof returnables>["offers"][number];
export type PickupDay = Offer["days"][number];

/** The form of a pickup as it is filled in. */
export interface PickupTexts {
  place: Offer["place"];
  way: "delivery" | "day";
  date: string;
  window: string;
  phone: string;
  notes: string;
}

/** The offer of a place; the first one where there is none for it. */
export const offerAt = (offers: readonly Offer[], place: Offer["place"]): Offer | undefined =>
  offers.find((offer) => offer.place === place) ?? offers[0];

/** The day chosen, or the first one offered. */
export const dayOf = ({ days }: Offer, date: string): PickupDay | undefined => days.find((day) => day.date === date) ?? days[0];

/** The form at first: at the alternate address where there is one, with the next delivery where one comes there. */
export function firstTexts(offers: readonly Offer[]): PickupTexts {
  const offer = offerAt(offers, "alternate");
  return { place: offer?.place ?? "main", way: offer?.delivery ? "delivery" : "day", date: "", window: "", phone: "", notes: "" };
}

/** The request for a pickup; undefined where the place is offered no such time. */
export function pickupOf(offer: Offer, { way, date, window, phone, notes }: PickupTexts): SentInputOf<typeof createPickup> | undefined {
  const { place, delivery } = offer;
  const day = dayOf(offer, date);
  const more = { ...(phone.trim() !== "" && { phone }), ...(notes.trim() !== "" && { notes }) };
  if (way === "delivery" && delivery) return { place, when: { orderId: delivery.orderId }, ...more };
  if (!day) return undefined;
  const chosen = day.windows.find((each) => each === window) ?? day.windows[0];
  return chosen && { place, when: { date: day.date, window: chosen }, ...more };
}
