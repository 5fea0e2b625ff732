import { devices } from "@tablee/domain/kernel/device";
import { AccountIdText, DateText, InstantText, OrderIdText, Sku, Uuid, WeekText, WholeCents } from "@tablee/domain/kernel/schemas";
import { MAX_UNITS } from "@tablee/domain/kernel/units";
import { SkippedBecause as AnySkippedBecause, OrderStatus } from "@tablee/domain/order/vocabulary";
import { PaymentProvider } from "@tablee/domain/payment/vocabulary";
import { AdditionPrice, OrderPrice } from "@tablee/domain/pricing/vocabulary";
import { OptionId, PlateSpec, ProductKind, ProductOption, TaxCategory, Words } from "@tablee/domain/product/vocabulary";
import { ReturnableKind } from "@tablee/domain/returnables/vocabulary";
import { Again } from "@tablee/domain/review/vocabulary";
import { Allergen, DeliveryWindow, Diet, Plan } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { isOwnAddress } from "./own-address.ts";
import { supportOnly } from "./sees.ts";
import { Reason } from "./typed-texts.ts";

export const Nothing = z.strictObject({}).meta({ id: "Nothing" });
/** An account, and the reason why a member of staff acts for it: its history holds both. */
export const AccountAct = z.strictObject({ accountId: AccountIdText, reason: Reason }).meta({ id: "AccountAct" });
/** A message that a customer has read and dismissed. */
export const ReadKey = z.strictObject({ key: z.string().min(1).max(80) }).meta({ id: "ReadKey" });
/** Points of an account: available ones, and those pending until deliveries. */
export const PointsParts = z.strictObject({ available: z.int(), pending: z.int() }).meta({ id: "PointsParts" });
/** Credit of an account by where it came from: given by us, or bought. */
export const CreditParts = z.strictObject({ promotionalCents: WholeCents, purchasedCents: WholeCents }).meta({ id: "CreditParts" });
/** The name of a page or a category of questions in addresses. */
export const FriendlyId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, "not a name in addresses")
  .meta({ id: "FriendlyId" });
/** An address of our own, with its query: a person's destination. */
export const OwnAddress = z.string().max(500).refine(isOwnAddress, "not an address of ours");
/** An address of our own without a query. */
export const OwnPath = OwnAddress.regex(/^\/[\w/.-]{0,200}$/, "not a path of ours");
/** A PayPal account that its owner approves, or has approved, as a payment method. */
export const SetupToken = z.string().min(8).max(200);
/** The seller's name and address: as the law requires on receipts, and beside requests for consent. */
export const BrandKey = z.enum(["tablee", "laurier"]).meta({ id: "BrandKey" });

export const SellerView = z
  .strictObject({
    name: z.string(),
    address: z.strictObject({ line: z.string(), city: z.string(), province: z.string(), postalCode: z.string() }),
  })
  .meta({ id: "SellerView" });
export const Done = z.strictObject({ done: z.literal(true) }).meta({ id: "Done" });
/** An address that the browser goes to next. */
export const NextAddress = z.strictObject({ url: z.string() }).meta({ id: "NextAddress" });
/** A PayPal account to be approved, and the page on which its owner does so. */
export const PaypalApproval = z.strictObject({ setupToken: z.string(), approveUrl: z.string() }).meta({ id: "PaypalApproval" });

/** An instant together with what clocks at the delivery's place show: clients do no zone arithmetic. */
export const LocalInstant = z
  .strictObject({ at: InstantText, date: DateText, time: z.string().regex(/^\d\d:\d\d$/), zone: z.string() })
  .meta({ id: "LocalInstant" });
export type LocalInstant = z.infer<typeof LocalInstant>;
/** The same, where there may be none. */
export const MaybeDate = DateText.nullable().meta({ id: "MaybeDate" });
export const MaybeLocalInstant = LocalInstant.nullable().meta({ id: "MaybeLocalInstant" });

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
    options: z.array(ProductOption).optional(),
    pairings: z.array(Sku).optional(),
    minimumBasketCents: WholeCents.optional(),
    /** Its tax category, which a cart's running total depends on. */
    taxCategory: TaxCategory,
    plate: PlateSpec,
  })
  .meta({ id: "DishCard" });
export type DishCard = z.infer<typeof DishCard>;

export const OrderCardLine = z
  .strictObject({
    dish: DishCard,
    quantity: z.int(),
    amountCents: WholeCents,
    /** Customizations of a recipe. */
    options: z.array(ProductOption).optional(),
    /** The recipe that it was chosen to go with. */
    pairedWith: Sku.optional(),
    /** Only its options were added to a recipe that the order already has. */
    upgrade: z.literal(true).optional(),
  })
  .meta({ id: "OrderCardLine" });
export type OrderCardLine = z.infer<typeof OrderCardLine>;

/** A dish that could replace one of a box, and the box's extra cost (or reduction): taxes included. */
export const DishAlternative = z
  .strictObject({
    dish: DishCard,
    /** The extra cost of the box, and the taxes within it; negative where it costs less. */
    moreCents: WholeCents,
    moreTaxesCents: WholeCents,
  })
  .meta({ id: "DishAlternative" });
export type DishAlternative = z.infer<typeof DishAlternative>;

/** The balance after given money has expired: no given money, since a box's reserved credit is not counted. */
export const BalanceLeft = z.strictObject({ givenCents: WholeCents, purchasedCents: WholeCents }).meta({ id: "BalanceLeft" });

/** A card of the embedded gateway, by the token that a browser gets for it. */
export const TestCard = z.strictObject({ token: z.string(), label: z.string() }).meta({ id: "TestCard" });

/** The percent of a box's food that is returned as points from an amount on. */
export const PointRate = z.strictObject({ fromCents: WholeCents, percent: z.int() }).meta({ id: "PointRate" });

/** A code, and its words in both languages. */
export const OfferWords = z.strictObject({ code: z.string(), textEn: z.string(), textFr: z.string() }).meta({ id: "OfferWords" });

/** Units of an item. */
export const ItemUnits = z.strictObject({ sku: Sku, quantity: z.int().min(1).max(MAX_UNITS) }).meta({ id: "ItemUnits" });

/** A line as an editor asks for it: by ids, without prices. */
export const AskedLine = z
  .strictObject({
    sku: Sku,
    quantity: z.int().min(1).max(MAX_UNITS),
    options: z.array(OptionId).max(2).optional(),
    pairings: z.array(ItemUnits).max(4).optional(),
  })
  .meta({ id: "AskedLine" });

/** Items that were added to a paid order, or will be. */
export const AdditionView = z
  .strictObject({
    additionId: Uuid,
    status: z.enum(["open", "billing", "billed", "dropped"]),
    lines: z.array(OrderCardLine),
    price: AdditionPrice,
  })
  .meta({ id: "AdditionView" });

/** The payment method with which an order will be, or was, paid. Shows no more of a card than its brand and last four digits. */
export const PaymentMethodView = z
  .strictObject({ kind: PaymentProvider, brand: z.string(), last4: supportOnly(z.string()) })
  .meta({ id: "PaymentMethodView" });
/** The same, where there may be none. */
export const MaybePaymentMethod = PaymentMethodView.nullable().meta({ id: "MaybePaymentMethod" });

/** The new payment method, and the outcomes of the unpaid orders, which it is charged for at once. */
/**
 * `paid-before`: paid by the earlier method, whose charge was in progress; `not-tried`: it is the earlier method, and is not tried again;
 * `unknown`: there is no outcome yet.
 */
const NewMethodOutcome = z.enum(["paid", "declined", "paid-before", "not-tried", "unknown"]).meta({ id: "NewMethodOutcome" });

export const MethodChanged = z
  .strictObject({
    payWith: PaymentMethodView,
    charges: z.array(
      z.strictObject({
        orderId: OrderIdText,
        deliveryDate: DateText,
        chargeCents: WholeCents,
        outcome: NewMethodOutcome,
      }),
    ),
    /** Unpaid bags and kits, which are charged to it as well. */
    returnables: z.array(z.strictObject({ kind: ReturnableKind, chargeCents: WholeCents, outcome: NewMethodOutcome })),
  })
  .meta({ id: "MethodChanged" });
export type MethodChanged = z.infer<typeof MethodChanged>;

/** The answer to whether a dish would be ordered again. */
export const OrderAgain = Again.meta({ id: "OrderAgain" });

/** The reason why a week has no box. */
export const SkippedBecause = AnySkippedBecause.meta({ id: "SkippedBecause" });

/** Dishes that contain allergens which the household excludes: excluded after they were chosen, or chosen all the same. */
export const ExcludedDishes = z.array(z.strictObject({ sku: Sku, allergens: z.array(Allergen) })).meta({ id: "ExcludedDishes" });

const Journey = z.strictObject({ outAt: LocalInstant, expectedFrom: LocalInstant, expectedUntil: LocalInstant }).meta({ id: "Journey" });

export const OrderCard = z
  .strictObject({
    orderId: OrderIdText,
    week: WeekText,
    status: OrderStatus,
    skippedBecause: SkippedBecause.optional(),
    /** The number of the record that it shares with other weeks, skipped in one act. */
    skippedUnder: z.string().optional(),
    /** Can be edited, skipped or unskipped at the moment of the answer. */
    editable: z.boolean(),
    /** A first order that is paid: until its cutoff it can be changed for the difference, and skipped for all of its money. */
    changeable: z.boolean(),
    /** The charge for a change of it is in progress. */
    changing: z.boolean(),
    /** Dishes of the plan that could not be picked for it: too few fit, or are left. The others are not dearer for it. */
    missing: z.int().nonnegative(),
    /** It is below the minimum, and would not be delivered unless it changes. */
    belowMinimum: z.boolean(),
    deliveryDate: DateText,
    window: DeliveryWindow,
    cutoff: Cutoff,
    /** When the card is charged. */
    chargedAt: LocalInstant,
    lines: z.array(OrderCardLine),
    excluded: ExcludedDishes,
    price: OrderPrice,
    payWith: PaymentMethodView.optional(),
    /** Points that the order earns once it is delivered. */
    pointsToCome: z.int(),
    firstOrder: z.boolean(),
    version: z.int(),
    plan: Plan,
    /** `hard`: the card was declined for good and is not tried again. */
    failure: z
      .strictObject({ kind: z.enum(["payment", "delivery"]), code: z.string().optional(), hard: z.boolean().optional() })
      .optional(),
    /** When an unpaid order is retried automatically; after a hard failure, until when a new card may pay it. */
    nextAttemptAt: LocalInstant.optional(),
    /** Until when items can be added once it is paid; with `takesAdditions` they can be now. */
    lateAdditionsUntil: Cutoff,
    takesAdditions: z.boolean(),
    additions: z.array(AdditionView),
    /** On its way, and expected between two instants. */
    journey: Journey.optional(),
    deliveredAt: LocalInstant.optional(),
    refundedCents: WholeCents,
  })
  .meta({ id: "OrderCard" });
export type OrderCard = z.infer<typeof OrderCard>;

/** The last box whose payment failed for good, until a later box is paid. */
export const FailedBox = z
  .strictObject({
    orderId: OrderIdText,
    deliveryDate: DateText,
    amountCents: WholeCents,
    /** The code of the last failure. */
    code: z.string(),
    declined: MaybePaymentMethod,
    /** The next charge goes to the declined method: the customer has given no other. */
    sameMethod: z.boolean(),
    /** The subscription is active: if the next box is not paid either, it is paused. */
    pausesNext: z.boolean(),
    /** The next charge of the method, if there is one. */
    next: z.strictObject({ deliveryDate: DateText, chargeCents: WholeCents, chargedAt: LocalInstant }).nullable(),
  })
  .meta({ id: "FailedBox" });
export type FailedBox = z.infer<typeof FailedBox>;

export const DeliveryDay = z
  .strictObject({ weekday: z.int().min(1).max(7), windows: z.array(DeliveryWindow), firstDelivery: DateText, firstCutoff: Cutoff })
  .meta({ id: "DeliveryDay" });

export const DeviceKind = z.enum(devices).meta({ id: "DeviceKind" });

/** The name of a session's browser, or of its system; absent where the browser did not give it. */
export const AgentName = z.string().optional();

/** A token that a window makes up when it opens an order. */
export const EditingSession = z.string().min(8).max(64);

/** An order after an act. */
export const OrderChanged = z.strictObject({ order: OrderCard }).meta({ id: "OrderChanged" });

/** A box by the day of its delivery. */
export const NamedBox = z.strictObject({ orderId: OrderIdText, deliveryDate: DateText }).meta({ id: "NamedBox" });

/** The signed-in client, as a form opens with them; null for a visitor. */
export const KnownPerson = z.strictObject({ name: z.string(), email: z.string() }).nullable().meta({ id: "KnownPerson" });
