import { DateText, OrderIdText } from "@tablee/domain/kernel/schemas";
import { Handover } from "@tablee/domain/order/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { orderCardReads } from "../read-models.ts";
import { LocalInstant, MaybeLocalInstant, OrderCard, OrderCardLine } from "../schemas.ts";

const base = "/api/v1/orders";

const stages = ["planned", "payment", "locked", "packed", "on-its-way", "delivered", "failed"] as const;

const TrackingStage = z.strictObject({ stage: z.enum(stages), at: MaybeLocalInstant, done: z.boolean() }).meta({ id: "TrackingStage" });

/** The place and progress of a box, as any of its followers sees it. */
const boxOnItsWay = {
  stages: z.array(TrackingStage),
  window: z.strictObject({ from: LocalInstant, until: LocalInstant }),
  today: z.boolean(),
} as const;

export const tracking = defineCall("GET", `${base}/tracking`, {
  who: "client",
  own: true,
  summary: "Where the box of today is, or the next one that comes, or the last one that came.",
  input: z.strictObject({ orderId: OrderIdText.optional() }),
  output: z.strictObject({
    box: z
      .strictObject({
        ...boxOnItsWay,
        order: OrderCard,
        stage: z.enum(stages),
        /** Its destination. */
        place: z.strictObject({ line: z.string(), unit: z.string().nullable(), city: z.string() }).nullable(),
        /** It could not be handed over, with the next step. */
        failed: z.strictObject({ code: z.string(), retryAt: MaybeLocalInstant, refunded: z.boolean() }).nullable(),
        /** The handover place or person (null: as the address states), and whether that can still be chosen. */
        handover: z.strictObject({ chosen: Handover.nullable(), open: z.boolean() }),
      })
      .nullable(),
  }),
  refusals: ["order-not-found"],
  reads: orderCardReads,
});

export const chooseHandover = defineCall("POST", `${base}/handover`, {
  who: "client",
  own: true,
  summary: "Where one box is left, or with whom, until it is on its way; null: as the address says.",
  input: z.strictObject({ orderId: OrderIdText, handover: Handover.nullable() }),
  output: z.strictObject({ handover: Handover.nullable() }),
  refusals: ["order-not-found", "order-without-box", "box-already-out"],
  writes: ["order"],
});

export const trackingByLink = defineCall("POST", `${base}/tracking_by_link`, {
  who: "visitor",
  own: true,
  summary: "Where the box of a delivery notice's link is: its dishes and its way, nothing of whose it is or what it cost.",
  /** In the body, since URLs are logged. */
  input: z.strictObject({ token: z.string().max(200) }),
  output: z.strictObject({
    box: z.strictObject({
      ...boxOnItsWay,
      deliveryDate: DateText,
      deliveredAt: MaybeLocalInstant,
      lines: z.array(OrderCardLine.omit({ amountCents: true })),
      /** It could not be handed over; its household is notified of the next step. */
      failed: z.strictObject({ code: z.string(), retryAt: MaybeLocalInstant }).nullable(),
    }),
  }),
  refusals: ["tracking-link-unknown", "tracking-link-expired"],
  reads: ["orders", "products"],
});
