import type { OrderCard, OrderCardLine } from "@tablee/contracts/schemas";
import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import type { Spendable } from "@tablee/domain/credit/allot";
import { cents, zero } from "@tablee/domain/kernel/money";
import { recordNumber } from "@tablee/domain/kernel/receipt-number";
import { isRefundedWhole, linesInBox } from "@tablee/domain/order/charges/paid-additions";
import { priceOrder } from "@tablee/domain/pricing/price-order";
import type { AdditionPrice, OrderLine, OrderPrice } from "@tablee/domain/pricing/vocabulary";
import { contentsWith } from "@tablee/domain/product/contents";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import type { AdditionRow, ChangeRow, OrderRow } from "@tablee/projections/orders/read-model";
import { dishCard, unknownDish, unknownOption } from "./dish-card.ts";
import { cutoffView, localInstant } from "./local-time.ts";
import { type PointsEntry, pointsToCome } from "./net-points.ts";
import type { Products } from "./products-of.ts";

/** The data that a card is made from: an order as the read model has it, or as a command has just left it. */
export type CardOrder = Pick<
  OrderRow,
  | "key"
  | "week"
  | "status"
  | "skipped_because"
  | "skipped_together"
  | "calendar"
  | "slot"
  | "region"
  | "plan"
  | "lines"
  | "missing"
  | "grants"
  | "first_order"
  | "version"
  | "price"
  | "failure"
  | "next_attempt_at"
  | "journey"
  | "delivered_at"
  | "refunded_cents"
  | "billed_at"
  | "method_token"
  | "retries"
> & {
  readonly additions: readonly Pick<AdditionRow, "additionId" | "status" | "lines" | "price">[];
  readonly changes: readonly Pick<ChangeRow, "status">[];
  readonly refunds: readonly unknown[];
};

/** The current payment method of an account, and all earlier ones. */
interface Methods {
  readonly method: PaymentMethod | null;
  readonly methods: readonly PaymentMethod[];
}

const noCredit: Spendable = { promotionalCents: zero, purchasedCents: zero };

/** The fixed price, or the estimate for now. */
export const priceOfRow = (order: Omit<CardOrder, "additions">, credit: Spendable): OrderPrice =>
  order.price ??
  priceOrder({
    plan: order.plan,
    lines: order.lines,
    missing: order.missing,
    region: order.region,
    date: order.calendar.deliveryDate,
    firstWeek: order.first_order,
    discounts: order.grants,
    promotionalCredit: cents(credit.promotionalCents),
    promotionalSources: credit.promotionalSources,
    purchasedCredit: cents(credit.purchasedCents),
  });

/** The method that paid an order, or will pay it. */
export const paidWith = (
  { billed_at, method_token }: Pick<OrderRow, "billed_at" | "method_token">,
  { method, methods }: Methods,
): PaymentMethod | null => (billed_at && methods.find(({ token }) => token === method_token)) || method;

export const methodView = ({ kind, brand, last4 }: PaymentMethod) => ({ kind, brand, last4 });

/** Lines with their texts, without their prices. */
export const readLines = (lines: readonly OrderLine[], products: Products): Omit<OrderCardLine, "amountCents">[] =>
  lines.map(({ sku, kind, quantity, options, pairedWith, upgrade }) => {
    const product = products.get(sku);
    const known = [...(product?.card.options ?? []), ...(product?.dropped ?? [])];
    const chosen = (options ?? []).map((option) => known.find(({ id }) => id === option.id) ?? unknownOption(option));
    return {
      dish: product ? dishCard(product) : unknownDish(sku, kind),
      quantity,
      ...(chosen.length > 0 ? { options: chosen } : {}),
      ...(pairedWith ? { pairedWith } : {}),
      ...(upgrade ? { upgrade } : {}),
    };
  });

/** Lines with their texts and prices. */
export const cardLines = (lines: readonly OrderLine[], price: OrderPrice | AdditionPrice, products: Products): OrderCardLine[] =>
  readLines(lines, products).map((line, i) => ({ ...line, amountCents: price.lines[i]?.amountCents ?? zero }));

export function orderCard(
  order: CardOrder,
  {
    products,
    credit,
    now,
    payer,
    points,
  }: {
    payer: Methods & { readonly closed: boolean; readonly excluded: readonly Allergen[] };
    credit: Spendable;
    products: Products;
    points: readonly PointsEntry[];
    now: string;
  },
): OrderCard {
  const withCredit = priceOfRow(order, credit);
  // An order below the minimum is not delivered unless it changes, and takes no credit from other orders.
  const price = order.status === "open" && !withCredit.minimumMet ? priceOfRow(order, noCredit) : withCredit;
  const method = paidWith(order, payer);
  const { zone, window } = order.slot;
  const { cutoffAt, billingAt, deliveryDate, lateAdditionsUntil } = order.calendar;
  const editable = order.status === "open" || (order.status === "skipped" && !isReturned(order) && !payer.closed);
  const local = (at: string) => localInstant(at, zone);
  const lines = cardLines(order.lines, price, products);
  const additions = order.additions.map((addition) => additionView(addition, products));
  return {
    orderId: order.key,
    week: order.week,
    status: order.status,
    ...(order.skipped_because ? { skippedBecause: order.skipped_because } : {}),
    ...(order.skipped_together ? { skippedUnder: recordNumber(order.skipped_together) } : {}),
    editable: editable && now < cutoffAt,
    changeable: isChangeable(order) && now < cutoffAt,
    changing: isChanging(order),
    missing: order.missing,
    belowMinimum: order.status === "open" && !price.minimumMet,
    deliveryDate,
    window,
    cutoff: cutoffView(cutoffAt, zone, now),
    chargedAt: local(billingAt),
    lines,
    excluded: excludedOf({ lines, additions }, payer.excluded),
    price,
    ...(method ? { payWith: methodView(method) } : {}),
    pointsToCome: pointsToCome(order, price, points),
    firstOrder: order.first_order,
    version: order.version,
    plan: order.plan,
    ...(order.failure ? { failure: order.failure } : {}),
    ...(order.status === "locked" && order.next_attempt_at ? { nextAttemptAt: local(order.next_attempt_at) } : {}),
    lateAdditionsUntil: cutoffView(lateAdditionsUntil, zone, now),
    takesAdditions:
      order.status === "billed" &&
      now < lateAdditionsUntil &&
      !isRefundedWhole({ price, additions: order.additions, refundedCents: order.refunded_cents }),
    additions,
    ...(order.journey ? { journey: journeyView(order.journey, local) } : {}),
    ...(order.delivered_at ? { deliveredAt: local(order.delivered_at) } : {}),
    refundedCents: order.refunded_cents,
  };
}

/**
 * Dishes in the box that contain something excluded as customized, each once with all that its lines contain of it. Additions count once
 * they are paid; a larger serving is one of its recipe as chosen.
 */
export function excludedOf(order: Pick<OrderCard, "lines" | "additions">, excluded: readonly Allergen[]): OrderCard["excluded"] {
  const found = new Map<string, Set<Allergen>>();
  const box = linesInBox(order);
  const recipeOf = (sku: string) => order.lines.find(({ dish, pairedWith }) => dish.sku === sku && !pairedWith);
  for (const line of box) {
    const { dish } = line;
    const recipe = recipeOf(dish.sku);
    if (line.upgrade && recipe) continue;
    const larger = recipe === line ? box.filter((each) => each.upgrade && each.dish.sku === dish.sku) : [];
    const options = [line, ...larger].flatMap(({ options = [] }) => options);
    for (const allergen of contentsWith(dish, options).allergens)
      if (excluded.includes(allergen)) found.set(dish.sku, (found.get(dish.sku) ?? new Set()).add(allergen));
  }
  return [...found].map(([sku, allergens]) => ({ sku, allergens: [...allergens] }));
}

/** Skipped after it was paid: its money went back, and it does not return. */
const isReturned = ({ status, price }: CardOrder): boolean => status === "skipped" && price !== null;

const isChanging = ({ changes }: CardOrder): boolean => changes.some(({ status }) => status === "billing");

/** True if a paid order can still be changed, apart from its cutoff: the order's decider judges the same. */
const isChangeable = (order: CardOrder): boolean =>
  order.first_order &&
  order.status === "billed" &&
  !order.journey &&
  order.retries === 0 &&
  order.refunds.length === 0 &&
  !isChanging(order) &&
  !order.additions.some(({ status }) => status === "billing");

const additionView = ({ additionId, status, lines, price }: CardOrder["additions"][number], products: Products) => ({
  additionId,
  status,
  lines: cardLines(lines, price, products),
  price,
});

const journeyView = <Local>(journey: NonNullable<OrderRow["journey"]>, local: (at: string) => Local) => ({
  outAt: local(journey.outAt),
  expectedFrom: local(journey.expectedFrom),
  expectedUntil: local(journey.expectedUntil),
});
