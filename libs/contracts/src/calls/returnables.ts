import { DateText, OrderIdText, Uuid, WeekText, WholeCents } from "@tablee/domain/kernel/schemas";
import { PickupAddress, PickupBooker, PickupPlace, ReturnableKind } from "@tablee/domain/returnables/vocabulary";
import { DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { Done, MaybeDate, Nothing } from "../schemas.ts";
import { Phone } from "../signup-schemas.ts";
import { DriverText } from "../typed-texts.ts";

const base = "/api/v1/account";

const Returnable = z
  .strictObject({
    assetId: Uuid,
    kind: ReturnableKind,
    lentOn: DateText,
    /** The day from which it is overdue. */
    dueOn: DateText,
    overdue: z.boolean(),
    /** The times that a driver could not take it along. */
    attempts: z.int(),
    /** The charge for it once its terms are over, and whether it was made. */
    cents: WholeCents,
    charge: z.enum(["none", "under-way", "failed", "charged"]),
  })
  .meta({ id: "Returnable" });

const PickupDay = z.strictObject({ date: DateText, week: WeekText, windows: z.array(DeliveryWindow) }).meta({ id: "PickupDay" });

const PickupOffer = z
  .strictObject({
    place: PickupPlace,
    address: PickupAddress,
    /** The days of this week and the following one on which a route passes it. */
    days: z.array(PickupDay),
    /** The next box that comes there, whose driver can take bags and kits along. */
    delivery: z.strictObject({ orderId: OrderIdText, date: DateText, window: DeliveryWindow }).nullable(),
  })
  .meta({ id: "PickupOffer" });

export const returnables = defineCall("GET", `${base}/returnables`, {
  who: "client",
  summary: "The bags and kits that are out, and where and when they can be picked up.",
  input: Nothing,
  output: z.strictObject({
    /** Those that are out, the oldest first. */
    items: z.array(Returnable),
    /** The present day where the boxes go, and the Monday of its week. */
    today: DateText,
    thisWeek: WeekText,
    terms: z.strictObject({ overdueDays: z.int(), attempts: z.int(), trackerDays: z.int(), bagCents: WholeCents, kitCents: WholeCents }),
    offers: z.array(PickupOffer),
    /** The day of the latest pickup, present or to come, if its box does not come then; null otherwise. */
    lapsedOn: MaybeDate,
  }),
  reads: ["returnables", "orders", "subscriptions"],
});

const Pickup = z
  .strictObject({
    pickupId: Uuid,
    by: PickupBooker,
    place: PickupPlace,
    address: PickupAddress.nullable(),
    notes: z.string(),
    date: DateText,
    window: DeliveryWindow,
    /** On the visit that delivers a box. */
    withDelivery: z.boolean(),
    cancellable: z.boolean(),
  })
  .meta({ id: "Pickup" });

const BookedPickup = z.strictObject({ pickup: Pickup.nullable() }).meta({ id: "BookedPickup" });

export const existingPickup = defineCall("GET", `${base}/existing_pickup`, {
  who: "client",
  summary: "The pickup that is booked; null where there is none.",
  input: Nothing,
  output: BookedPickup,
  reads: ["returnables"],
});

export const createPickup = defineCall("POST", `${base}/create_pickup`, {
  who: "client",
  summary: "Books a pickup of all bags and kits, with the next delivery or on a day with a route.",
  input: z.strictObject({
    place: PickupPlace,
    when: z.union([z.strictObject({ orderId: OrderIdText }), z.strictObject({ date: DateText, window: DeliveryWindow })]),
    /** Instead of the phone of the address. */
    phone: Phone.optional(),
    notes: DriverText.optional(),
  }),
  output: BookedPickup,
  refusals: ["address-missing", "nothing-to-return", "pickup-booked", "pickup-day-not-offered", "order-not-found"],
  reads: ["orders", "subscriptions"],
  writes: ["returnables"],
});

export const cancelPickup = defineCall("POST", `${base}/cancel_pickup`, {
  who: "client",
  summary: "The customer's pickup does not take place; possible until its window begins.",
  input: z.strictObject({ pickupId: Uuid }),
  output: Done,
  refusals: ["pickup-not-found", "pickup-fixed"],
  writes: ["returnables"],
});
