import { DateText, InstantText, Sku, Uuid, WeekText, WholeCents } from "@tablee/domain/kernel/schemas";
import { OrderStatus, SkippedBecause } from "@tablee/domain/order/vocabulary";
import { OrderPrice } from "@tablee/domain/pricing/vocabulary";
import { PlateSpec, ProductKind, Words } from "@tablee/domain/product/vocabulary";
import { Allergen, DeliveryWindow, Diet, Plan } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";

export const Nothing = z.strictObject({});
export const Done = z.strictObject({ done: z.literal(true) }).meta({ id: "Done" });

/** An instant together with what clocks at the delivery's place show: clients do no zone arithmetic. */
export const LocalInstant = z
  .strictObject({ at: InstantText, date: DateText, time: z.string().regex(/^\d\d:\d\d$/), zone: z.string(), abbreviation: z.string() })
  .meta({ id: "LocalInstant" });
export type LocalInstant = z.infer<typeof LocalInstant>;

/** A cutoff is shown as the minute before it (11:59 p.m.) and counted down from the server's own seconds. */
export const Cutoff = LocalInstant.extend({ secondsLeft: z.int() }).meta({ id: "Cutoff" });
export type Cutoff = z.infer<typeof Cutoff>;

export const DishCard = z
  .strictObject({
    sku: Sku,
    kind: ProductKind,
    category: z.string(),
    name: Words,
    subtitle: Words,
    diets: z.array(Diet),
    allergens: z.array(Allergen),
    minutes: z.int(),
    calories: z.number(),
    priceCents: WholeCents.optional(),
    unit: Words.optional(),
    premiumCents: WholeCents.optional(),
    plate: PlateSpec,
  })
  .meta({ id: "DishCard" });
export type DishCard = z.infer<typeof DishCard>;

export const OrderCardLine = z.strictObject({ dish: DishCard, quantity: z.int(), amountCents: WholeCents }).meta({ id: "OrderCardLine" });

/** How an order will be, or was, paid. Never more of a card than its brand and last four digits. */
export const PaymentMethodView = z
  .strictObject({ kind: z.enum(["card", "paypal"]), brand: z.string(), last4: z.string() })
  .meta({ id: "PaymentMethodView" });

export const OrderCard = z
  .strictObject({
    orderId: Uuid,
    week: WeekText,
    status: OrderStatus,
    skippedBecause: SkippedBecause.optional(),
    /** Can be edited, skipped or unskipped at the moment of the answer. */
    editable: z.boolean(),
    /** As it stands it would not be delivered. */
    belowMinimum: z.boolean(),
    deliveryDate: DateText,
    window: DeliveryWindow,
    cutoff: Cutoff,
    /** When the card is charged. */
    chargedAt: LocalInstant,
    lines: z.array(OrderCardLine),
    price: OrderPrice,
    payWith: PaymentMethodView.optional(),
    /** Points that the order earns once it is delivered. */
    pointsToCome: z.int(),
    firstOrder: z.boolean(),
    version: z.int(),
    plan: Plan,
    failure: z.strictObject({ kind: z.enum(["payment", "delivery"]), code: z.string().optional() }).optional(),
  })
  .meta({ id: "OrderCard" });
export type OrderCard = z.infer<typeof OrderCard>;

export const DeliveryDay = z
  .strictObject({ weekday: z.int().min(1).max(7), windows: z.array(DeliveryWindow), firstDelivery: DateText, firstCutoff: Cutoff })
  .meta({ id: "DeliveryDay" });
