import type { OrderId } from "@tablee/domain/kernel/ids";
import { type ReceiptLetter, receiptNumber } from "@tablee/domain/kernel/receipt-number";
import type { NoticeAbout } from "@tablee/domain/notice/vocabulary";
import type { Brand } from "@tablee/platform/brand";
import type { OpenAccount, OrderMatter } from "../context.ts";
import type { NoticeFacts } from "../facts.ts";
import type { AboutOrder } from "./about-order.ts";
import { linesNamedIn, type OrderFacts, orderFacts } from "./facts.ts";

/** Gathers the facts of a notice about an order, from read models where the order does not hold them. */
export async function gatherOrderFacts(matter: OrderMatter, account: OpenAccount, from: Sources, at: string): Promise<OrderFacts> {
  const { order } = matter;
  const { facts, brand } = from;
  const products = await facts.products(
    linesNamedIn(order).map(({ sku }) => sku),
    [order],
  );
  return orderFacts({
    order,
    account: charges.has(matter.kind) ? chargedAccount(account, matter.triedToken) : account,
    products,
    excluded: matter.excluded,
    seller: brand.seller,
    trackingToken: from.trackingToken(order.orderId),
    at,
    partId: matter.partId,
    standing: matter.standing,
    expectedCents: matter.expectedCents,
    receipt: await receiptOf(matter, facts),
  });
}

/** The read models' facts, the seller, and the tokens of links. */
interface Sources {
  readonly facts: NoticeFacts;
  readonly brand: Pick<Brand, "seller">;
  trackingToken(orderId: OrderId): string;
}

/** The notices that name the card of a charge. */
const charges: ReadonlySet<NoticeAbout<"order">> = new Set(["order-charged", "first-box-changed", "additions-charged"]);

/** An account without its payment method, unless that is the one that was charged: another may have been given since. */
function chargedAccount({ method, ...account }: OpenAccount, charged: string | undefined): OpenAccount {
  return method && method.token === charged ? { ...account, method } : account;
}

const letters: Partial<Record<NoticeAbout<"order">, ReceiptLetter>> = {
  "order-charged": "O",
  "first-box-changed": "C",
  "additions-charged": "A",
  refunded: "R",
};

/**
 * The number of a receipt is derived from the event of its notice, which happened on the day of the payment; a receipt that is sent again
 * has the order's number.
 */
async function receiptOf({ kind, id, occurrence, happenedAt }: OrderMatter, facts: NoticeFacts): Promise<AboutOrder["receipt"]> {
  if (kind === "receipt") return facts.receipt(id);
  const letter = letters[kind];
  return letter && occurrence ? { number: receiptNumber(letter, occurrence), paidAt: happenedAt } : undefined;
}
