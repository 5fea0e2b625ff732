import { Region } from "@tablee/domain/kernel/place/region";
import { AccountIdText, DateText, InstantText, OrderIdText, Sku, Uuid, WeekText, WholeCents } from "@tablee/domain/kernel/schemas";
import { deliveryFailures, Handover, OrderStatus } from "@tablee/domain/order/vocabulary";
import { ProductKind, Words } from "@tablee/domain/product/vocabulary";
import { AttemptCode, ReturnableKind } from "@tablee/domain/returnables/vocabulary";
import { DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { defineCall } from "../../call.ts";
import { AccountAct, LocalInstant } from "../../schemas.ts";
import { Reason } from "../../typed-texts.ts";

const base = "/api/admin/deliveries";
const viewers = ["support", "finance", "merchandiser"] as const;

export const routes = defineCall("GET", `${base}/routes`, {
  who: viewers,
  own: true,
  summary: "The routes of a day: each depot and window with its boxes, each counted once by what became of it.",
  input: z.strictObject({ date: DateText, region: Region.optional() }),
  output: z.strictObject({
    routes: z.array(
      z.strictObject({
        depotId: z.string(),
        window: DeliveryWindow,
        region: Region,
        from: LocalInstant,
        until: LocalInstant,
        boxes: z.int(),
        planned: z.int(),
        out: z.int(),
        delivered: z.int(),
        failed: z.int(),
        /** Not handed over at the first try, and not out again yet. */
        retrying: z.int(),
        /** Pickups of bags and kits that are not on the visit of a box. */
        pickups: z.int(),
      }),
    ),
    /** Days around it that have boxes. */
    days: z.array(DateText),
    asOf: InstantText,
  }),
  reads: ["orders", "returnables"],
});

/** The place of a stop among a route's boxes and pickups, and when its driver is expected; null where the routing service has none. */
const StopPlace = z.strictObject({ number: z.int(), expectedAt: LocalInstant }).nullable().meta({ id: "StopPlace" });

export const routeStops = defineCall("GET", `${base}/stops`, {
  who: viewers,
  own: true,
  summary: "The boxes of one route, in the order of its stops.",
  input: z.strictObject({ date: DateText, depotId: z.string().max(40), window: DeliveryWindow }),
  output: z.strictObject({
    stops: z.array(
      z.strictObject({
        orderId: OrderIdText,
        accountId: AccountIdText,
        customer: z.string(),
        city: z.string(),
        postalPrefix: z.string(),
        status: OrderStatus,
        out: z.boolean(),
        retries: z.int(),
        failureCode: z.string().nullable(),
        /** The handover place or person; null: as the address states. */
        handover: Handover.nullable(),
        place: StopPlace,
        recipes: z.int(),
        items: z.int(),
      }),
    ),
    asOf: InstantText,
  }),
  reads: ["orders", "accounts"],
});

const attempt = z.enum(["none", "collected", "missed"]);

const RoutePickup = z
  .strictObject({
    accountId: AccountIdText,
    /** The visit that collects: the delivery of a box, or the pickup. */
    visitId: Uuid,
    /** True for the delivery of a box: the route's boxes hold its stop. */
    withBox: z.boolean(),
    customer: z.string(),
    city: z.string(),
    postalPrefix: z.string(),
    place: StopPlace,
    /** The bags and kits to collect, and those that the visit has collected. */
    bags: z.int(),
    kits: z.int(),
    collected: z.int(),
    /** All that the customer has, the oldest first: what its charge gives back, and whether it is for this visit to collect. */
    out: z.array(z.strictObject({ assetId: Uuid, kind: ReturnableKind, chargedCents: WholeCents, forVisit: z.boolean() })),
    outcome: attempt,
    /** True once its driver has come, or is on the way in its window. */
    begun: z.boolean(),
  })
  .meta({ id: "RoutePickup" });

export const routePickups = defineCall("GET", `${base}/pickups`, {
  who: viewers,
  own: true,
  summary: "The bags and kits that one route collects, with its boxes and alone.",
  input: z.strictObject({ date: DateText, depotId: z.string().max(40), window: DeliveryWindow }),
  output: z.strictObject({ pickups: z.array(RoutePickup) }),
  reads: ["orders", "accounts", "returnables"],
});

export const recordCollection = defineCall("POST", `${base}/record_collection`, {
  who: ["support"],
  own: true,
  summary: "The outcome of a visit for bags and kits, or their return at a depot: a return reverses charges.",
  input: AccountAct.extend({
    result: z.enum(["collected", "missed", "handed-in"]),
    /** The order or the pickup of a visit that has begun; none for a return at a depot. */
    visitId: Uuid.optional(),
    /** Without them, all that the visit could collect, or all that is out. */
    assetIds: z.array(Uuid).min(1).max(100).optional(),
    code: AttemptCode.optional(),
  }),
  output: z.strictObject({ recorded: z.boolean() }),
  refusals: ["returnable-not-found", "pickup-not-found"],
  writes: ["returnables"],
});

const result = {
  result: z.enum(["delivered", "failed"]),
  /** The reason why it failed. */
  code: z.enum(deliveryFailures).optional(),
};

export const recordDelivery = defineCall("POST", `${base}/record`, {
  who: ["support"],
  own: true,
  summary: "What became of boxes: delivered, or failed (one free retry, then refunded). Those that are settled already are left alone.",
  input: z.strictObject({
    orderIds: z.array(OrderIdText).min(1).max(500),
    /**
     * The number of times each box had been sent out again at the time of this report: two reports on one journey are one, and a box
     * without its number is left alone.
     */
    retries: z.record(Uuid, z.int().min(0).max(9)),
    ...result,
    reason: Reason.max(200),
  }),
  output: z.strictObject({ recorded: z.int(), leftAlone: z.array(Uuid) }),
  writes: ["order"],
  reads: ["orders"],
});

export const stockOfWeek = defineCall("GET", `${base}/stock`, {
  who: viewers,
  own: true,
  summary: "Stock and delivery windows of a week and region: opened, taken, held, left.",
  input: z.strictObject({ region: Region, week: WeekText }),
  output: z.strictObject({
    items: z.array(z.strictObject({ sku: Sku, name: Words, kind: ProductKind, units: z.int(), taken: z.int(), left: z.int() })),
    slots: z.array(
      z.strictObject({ depotId: z.string(), date: DateText, window: DeliveryWindow, units: z.int(), taken: z.int(), left: z.int() }),
    ),
    weeks: z.array(WeekText),
    asOf: InstantText,
  }),
  reads: ["stock_levels", "slot_levels", "menus", "products"],
});
