import { DateText, Sku, Uuid, WholeCents } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { DishCard, Nothing, OrderCard } from "../schemas.ts";

const base = "/api/v1/orders";
const reads = ["orders", "products"];

export const upcomingOrderIds = defineCall({
  method: "GET",
  path: `${base}/upcoming_order_ids`,
  who: "client",
  summary: "The ids of the orders still to come, soonest first.",
  input: Nothing,
  output: z.strictObject({ orderIds: z.array(Uuid) }),
  reads,
});

export const orderData = defineCall({
  method: "GET",
  path: `${base}/order_data`,
  who: "client",
  summary: "One order with its lines and money.",
  input: z.strictObject({ orderId: Uuid }),
  output: z.strictObject({ order: OrderCard }),
  refusals: ["order-not-found"],
  reads,
});

export const orderDataForAccountPage = defineCall({
  method: "GET",
  path: `${base}/order_data_for_account_page`,
  who: "client",
  summary: "One order as its card on the account page shows it, with its neighbours.",
  input: z.strictObject({ orderId: Uuid }),
  output: z.strictObject({ order: OrderCard, previousOrderId: Uuid.nullable(), nextOrderId: Uuid.nullable() }),
  refusals: ["order-not-found"],
  reads,
});

export const EditorItem = z
  .strictObject({ dish: DishCard, unitsLeft: z.int().nonnegative(), unitCents: WholeCents })
  .meta({ id: "EditorItem" });

export const editorDataV2 = defineCall({
  method: "GET",
  path: `${base}/editor_data_v2`,
  who: "client",
  summary: "Everything the order editor needs: the order, what can be had in its week, prices and limits.",
  input: z.strictObject({ orderId: Uuid }),
  output: z.strictObject({
    order: OrderCard,
    items: z.array(EditorItem),
    /** What totals are computed with while editing; the server's answer to saving is what counts. */
    pricing: z.strictObject({
      orderMinimumCents: WholeCents,
      deliveryFeeCents: WholeCents,
      freeDeliveryFromCents: WholeCents,
      deliveryDate: DateText,
      region: z.enum(["bc", "ab", "on", "qc"]),
    }),
    yourAllergens: z.array(z.string()),
  }),
  refusals: ["order-not-found"],
  reads: ["orders", "products", "menus", "stock_levels", "subscriptions"],
});

export const updateQuantity = defineCall({
  method: "POST",
  path: `${base}/update_quantity`,
  who: "client",
  summary: "Saves the whole set of lines of an order, from the version that the editor started with.",
  input: z.strictObject({
    orderId: Uuid,
    version: z.int().nonnegative(),
    editingSession: z.string().min(8).max(64),
    lines: z.array(z.strictObject({ sku: Sku, quantity: z.int().min(1).max(20) })).max(120),
  }),
  output: z.strictObject({ order: OrderCard }),
  refusals: [
    "order-not-found",
    "order-past-cutoff",
    "order-not-editable",
    "order-skipped",
    "order-changed-elsewhere",
    "item-not-on-menu",
    "item-twice",
    "sold-out",
  ],
  writes: ["order", "stock"],
});
