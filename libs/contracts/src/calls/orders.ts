import { Region } from "@tablee/domain/kernel/place/region";
import { DateText, OrderIdText, Sku, Uuid, WeekText, WholeCents } from "@tablee/domain/kernel/schemas";
import { MAX_UNITS } from "@tablee/domain/kernel/units";
import { OrderStatus, SkipReason } from "@tablee/domain/order/vocabulary";
import { pickReasons } from "@tablee/domain/order-generation/vocabulary";
import { DiscountGrant, OrderPrice } from "@tablee/domain/pricing/vocabulary";
import { Allergen } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { defineCall, postTwinOf } from "../call.ts";
import { orderCardReads } from "../read-models.ts";
import {
  AskedLine,
  CreditParts,
  Cutoff,
  DishAlternative,
  DishCard,
  EditingSession,
  MaybePaymentMethod,
  Nothing,
  OrderCard,
  OrderChanged,
  PointRate,
} from "../schemas.ts";

const base = "/api/v1/orders";

export const upcomingOrderIds = defineCall("GET", `${base}/upcoming_order_ids`, {
  who: "client",
  summary: "The ids of the orders still to come, soonest first.",
  input: Nothing,
  output: z.strictObject({ orderIds: z.array(OrderIdText) }),
  reads: ["orders"],
});

export const orderData = defineCall("GET", `${base}/order_data`, {
  who: "client",
  summary: "One order with its lines and money.",
  input: z.strictObject({ orderId: OrderIdText }),
  output: OrderChanged,
  refusals: ["order-not-found"],
  reads: orderCardReads,
});

export const orderDataForAccountPage = defineCall("GET", `${base}/order_data_for_account_page`, {
  who: "client",
  summary: "One order as its card on the account page shows it, with its neighbours.",
  input: z.strictObject({ orderId: OrderIdText }),
  output: z.strictObject({ order: OrderCard, previousOrderId: Uuid.nullable(), nextOrderId: Uuid.nullable() }),
  refusals: ["order-not-found"],
  reads: orderCardReads,
});

export const EditorItem = z
  .strictObject({ dish: DishCard, unitsLeft: z.int().nonnegative(), unitCents: WholeCents })
  .meta({ id: "EditorItem" });

const EditorData = z
  .strictObject({
    order: OrderCard,
    items: z.array(EditorItem),
    /** The inputs of the totals while editing, which match to the cent the totals of the saved order. */
    pricing: z.strictObject({
      orderMinimumCents: WholeCents,
      deliveryFeeCents: WholeCents,
      freeDeliveryFromCents: WholeCents,
      /** From this amount on the cart shows the amount missing for free delivery. */
      deliveryCreditFromCents: WholeCents,
      volumeDiscounts: z.array(z.strictObject({ fromCents: WholeCents, ppm: z.int() })),
      /** Percent of the food after discounts that is returned as points: from each amount on, for the whole amount. */
      pointRates: z.array(PointRate),
      deliveryDate: DateText,
      region: Region,
      /** The order's discounts as they were granted, before they meet its lines. */
      discounts: z.array(DiscountGrant),
    }),
    /** The allergens that the household avoids, families and members alike. */
    yourAllergens: z.array(Allergen),
    credit: CreditParts.extend({ promotionalSources: OrderPrice.shape.promotionalSources }),
    /** The account's present payment method: the order may have been paid with an earlier one. */
    payWith: MaybePaymentMethod,
    recurring: z.array(z.strictObject({ sku: Sku, quantity: z.int() })),
  })
  .meta({ id: "EditorData" });

export const editorDataV2 = defineCall("GET", `${base}/editor_data_v2`, {
  who: "client",
  writes: [],
  summary: "Everything the order editor needs: the order, what can be had in its week, prices and limits.",
  /** `editingSession` takes the order over: older windows can only view it from then on. */
  input: z.strictObject({ orderId: OrderIdText, editingSession: EditingSession.optional() }),
  output: EditorData,
  refusals: ["order-not-found"],
  reads: [...orderCardReads, "menus", "stock_levels"],
  waits: true,
});

export const openEditor = postTwinOf(editorDataV2);

/** The whole set of lines of an order, with the version and window that the editor started with. */
const saved = {
  who: "client",
  input: z
    .strictObject({
      orderId: OrderIdText,
      version: z.int().nonnegative(),
      editingSession: EditingSession,
      lines: z.array(AskedLine).max(120),
    })
    .meta({ id: "OrderEdit" }),
  output: OrderChanged,
  refusals: [
    "order-not-found",
    "order-past-cutoff",
    "order-not-editable",
    "order-skipped",
    "order-changed-elsewhere",
    "editing-session-moved",
    "item-not-on-menu",
    "option-not-offered",
    "option-excluded",
    "item-twice",
    "minimum-spend-not-met",
    "sold-out",
  ],
  reads: orderCardReads,
  writes: ["order", "stock"],
} as const;

export const updateQuantity = defineCall("POST", `${base}/update_quantity`, {
  ...saved,
  summary: "Saves an order's lines after quantities changed.",
});

export const updateCustomization = defineCall("POST", `${base}/update_customization`, {
  ...saved,
  summary: "Saves an order's lines after another protein, or more of it, was chosen.",
});

export const updatePairings = defineCall("POST", `${base}/update_pairings`, {
  ...saved,
  summary: "Saves an order's lines after items were chosen to go with a recipe.",
});

/** The reasons why a dish is in a box; `chosen`: its household put it there by hand. */
const WhyInBox = z.enum([...pickReasons, "chosen"]);

export const dishReasons = defineCall("GET", `${base}/dish_reasons`, {
  who: "client",
  own: true,
  summary: "Why the items of a box are in it, whether or not it can still be changed; none for what the log shows no reason for.",
  input: z.strictObject({ orderId: OrderIdText }),
  output: z.strictObject({ reasons: z.array(z.strictObject({ sku: Sku, why: WhyInBox })) }),
  refusals: ["order-not-found"],
  reads: ["orders"],
});

export const dishAlternatives = defineCall("GET", `${base}/dish_alternatives`, {
  who: "client",
  own: true,
  summary: "The dishes that could come in place of one of an order, best first: allowed, in stock, and not sent lately before others.",
  input: z.strictObject({ orderId: OrderIdText, sku: Sku }),
  output: z.strictObject({
    alternatives: z.array(DishAlternative),
    /** Null where the log shows no reason. */
    why: WhyInBox.nullable(),
  }),
  refusals: ["order-not-found"],
  reads: ["orders", "menus", "stock_levels", "products", "generation_inputs"],
});

export const swapDish = defineCall("POST", `${base}/swap_dish`, {
  who: "client",
  own: true,
  summary: "Another dish in place of one of an order; the window it is asked from takes the order over.",
  input: z.strictObject({
    orderId: OrderIdText,
    version: z.int().nonnegative(),
    editingSession: EditingSession,
    sku: Sku,
    instead: Sku,
  }),
  output: OrderChanged,
  refusals: saved.refusals,
  reads: orderCardReads,
  writes: ["order", "stock"],
});

export const addItem = defineCall("POST", `${base}/add_item`, {
  who: "client",
  own: true,
  summary: "Adds units of an item to an order as it is now, or takes them out; the window it is asked from takes the order over.",
  input: z.strictObject({
    orderId: OrderIdText,
    editingSession: EditingSession,
    sku: Sku,
    units: z.int().min(-MAX_UNITS).max(MAX_UNITS),
  }),
  output: OrderChanged,
  refusals: saved.refusals,
  reads: orderCardReads,
  writes: ["order", "stock"],
});

export const skipOrderFeedback = defineCall("POST", `${base}/skip_order_feedback`, {
  who: "client",
  summary: "The reason why a week was skipped, given afterwards.",
  input: z.strictObject({ orderId: OrderIdText, reason: SkipReason }),
  output: OrderChanged,
  refusals: ["order-not-found", "order-not-skipped"],
  writes: ["order"],
  reads: orderCardReads,
});

export const anticipatedPoints = defineCall("GET", `${base}/anticipated_comarch_points`, {
  who: "client",
  summary: "The points that an order, as it is now, earns once it is delivered.",
  input: z.strictObject({ orderId: OrderIdText }),
  output: z.strictObject({ points: z.int(), dollarValueCents: WholeCents }),
  refusals: ["order-not-found"],
  reads: orderCardReads,
});

export const futureOrdersForProduct = defineCall("GET", `${base}/future_orders_for_product`, {
  who: "client",
  summary: "The upcoming orders that a product can be put into, and how many of it each holds.",
  input: z.strictObject({ sku: Sku }),
  output: z.strictObject({
    /** The allergens it contains, without options, that the household avoids. */
    avoided: z.array(Allergen),
    orders: z.array(
      z.strictObject({
        orderId: OrderIdText,
        week: WeekText,
        deliveryDate: DateText,
        status: OrderStatus,
        cutoff: Cutoff,
        /** On that week's menu, and not sold out. */
        available: z.boolean(),
        quantity: z.int(),
        editable: z.boolean(),
        takesAdditions: z.boolean(),
      }),
    ),
  }),
  refusals: ["product-not-found"],
  reads: [...orderCardReads, "menus", "stock_levels"],
});
