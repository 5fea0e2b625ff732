import { z } from "zod";
import { Address } from "../account/vocabulary.ts";
import { DateText, InstantText, OrderIdText, Uuid, Zone } from "../kernel/schemas.ts";
import { DeliveryWindow } from "../subscription/vocabulary.ts";

/** The things lent with a box: an insulated bag, and a zero-waste kit in areas that have it. */
export const returnableKinds = ["bag", "kit"] as const;
export const ReturnableKind = z.enum(returnableKinds);
export type ReturnableKind = z.infer<typeof ReturnableKind>;

/** The versions of the terms on which things are lent. */
export const ReturnablesTerms = z.enum(["returnables-1"]);
export type ReturnablesTerms = z.infer<typeof ReturnablesTerms>;

/** The ways back: a driver collected it on a route, or it was handed in at a depot. */
export const returnWays = ["collected", "handed-in"] as const;
export const ReturnWay = z.enum(returnWays);
export type ReturnWay = z.infer<typeof ReturnWay>;

/** The reasons why a driver left without bags and kits. */
export const attemptCodes = ["not-out", "no-access", "wrong-address", "weather", "other"] as const;
export const AttemptCode = z.enum(attemptCodes);
export type AttemptCode = z.infer<typeof AttemptCode>;

/** The two notices to a household that still has something, the first three weeks and the last five weeks after its delivery. */
export const returnNotices = ["first", "last"] as const;
export const ReturnNotice = z.enum(returnNotices);
export type ReturnNotice = z.infer<typeof ReturnNotice>;

/** The address of a pickup: the one that boxes go to, or the account's alternate address. */
export const pickupPlaces = ["main", "alternate"] as const;
export const PickupPlace = z.enum(pickupPlaces);
export type PickupPlace = z.infer<typeof PickupPlace>;

/** The booker of a pickup: the customer, or the route, which plans one a week once something is overdue. */
export const PickupBooker = z.enum(["customer", "route"]);
export type PickupBooker = z.infer<typeof PickupBooker>;

/** The reasons why a booked pickup does not take place. */
export const PickupEnd = z.enum(["cancelled", "replaced", "nothing-left", "box-not-coming"]);
export type PickupEnd = z.infer<typeof PickupEnd>;

/** The longest note to the driver of a pickup, in characters. */
export const PICKUP_NOTE_LENGTH = 300;

/** A customer's note to the driver of a pickup. */
export const PickupNote = z.string().trim().min(1).max(PICKUP_NOTE_LENGTH);

/** The address of a pickup, as its driver reads it. */
export const PickupAddress = Address.pick({
  line: true,
  unit: true,
  buzzer: true,
  city: true,
  province: true,
  postalCode: true,
  phone: true,
});
export type PickupAddress = z.infer<typeof PickupAddress>;

/** The place and time of a pickup on a route. */
export const PickupRoute = z.strictObject({
  areaId: z.string(),
  depotId: z.string(),
  zone: Zone,
  date: DateText,
  window: DeliveryWindow,
  /** The beginning and the end of the window. */
  from: InstantText,
  until: InstantText,
  /** The order that the driver delivers on the same visit. */
  orderId: OrderIdText.optional(),
});
export type PickupRoute = z.infer<typeof PickupRoute>;

/** The ids of bags and kits: more than an account is lent in decades. */
export const AssetIds = z.array(Uuid).min(1).max(10_000);
