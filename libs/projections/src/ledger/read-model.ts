import type { OrderEvent } from "@tablee/domain/order/events";
import type { PaymentEvent } from "@tablee/domain/payment/events";
import type { PointsEvent } from "@tablee/domain/points/events";
import type { Stored } from "@tablee/event-store/events";
import { readModel } from "../runtime/read-model.ts";

/** The accounts of the books. Debits are positive, credits negative; each entry's postings add up to zero. */
export type LedgerAccount =
  | "cash"
  | "card-clearing"
  | "promotional-balance"
  | "purchased-balance"
  | "points-liability"
  | "points-expense"
  | "revenue-food"
  | "revenue-delivery"
  | "refunds"
  | `tax-payable-${string}`;

export interface LedgerRow {
  readonly key: string;
  readonly entry_id: string;
  readonly position: string;
  readonly at: string;
  readonly subject: string | null;
  readonly order_id: string | null;
  readonly account: LedgerAccount;
  readonly cents: number;
}

type Posting = readonly [LedgerAccount, number];
type Posted = Stored<OrderEvent | PaymentEvent | PointsEvent>;

/** One row a posting. It never parks: books with a hole are no books. */
export const ledgerModel = readModel<LedgerRow>({
  name: "ledger",
  version: 1,
  categories: ["order", "payment", "points"],
  halts: true,
  columns: {
    key: "text",
    entry_id: "text",
    position: "bigint",
    at: "timestamptz",
    subject: "text null",
    order_id: "text null",
    account: "text",
    cents: "integer",
  },
  indexes: ["(entry_id)", "(account)", "(order_id)"],
  keys: (event) => postingsOf(event as Posted).map((_, index) => `${event.id}:${index}`),
  evolve(_, stored, key) {
    const event = stored as Posted;
    const postings = postingsOf(event);
    const balance = postings.reduce((total, [, cents]) => total + cents, 0);
    if (balance !== 0) throw new Error(`the postings of ${event.type} ${event.id} are ${balance} cents apart`);
    const [account, cents] = postings[Number(key.slice(key.lastIndexOf(":") + 1))]!;
    const order_id = event.stream.startsWith("points-")
      ? (event.data as { orderId: string }).orderId
      : event.stream.slice(event.stream.indexOf("-") + 1);
    const subject = event.metadata.subject ?? null;
    return { key, entry_id: event.id, position: event.position.toString(), at: event.metadata.at, subject, order_id, account, cents };
  },
});

/** The double entry of an event; none for what moves no value. */
export function postingsOf(event: Posted): Posting[] {
  switch (event.type) {
    case "PaymentCaptured":
      return nonZero([
        ["cash", event.data.amountCents],
        ["card-clearing", -event.data.amountCents],
      ]);
    case "PaymentResolved":
      return event.data.outcome === "captured"
        ? nonZero([
            ["cash", event.data.amountCents],
            ["card-clearing", -event.data.amountCents],
          ])
        : [];
    case "PaymentRefunded":
      return nonZero([
        ["cash", -event.data.amountCents],
        ["card-clearing", event.data.amountCents],
      ]);
    case "OrderBilled":
      return billed(event.data);
    case "OrderRefunded":
      return nonZero([
        ["refunds", event.data.refundedCents],
        ["card-clearing", -event.data.refundedCents],
      ]);
    case "PointsMatured":
      return nonZero([
        ["points-expense", event.data.points],
        ["points-liability", -event.data.points],
      ]);
    case "PointsTakenBack":
      return nonZero([
        ["points-expense", -event.data.points],
        ["points-liability", event.data.points],
      ]);
    default:
      return [];
  }
}

function billed(data: Extract<OrderEvent, { type: "OrderBilled" }>["data"]): Posting[] {
  const paid: Posting[] = [
    ["card-clearing", data.chargedCents],
    ["promotional-balance", data.promotionalCents],
    ["purchased-balance", data.purchasedCents],
  ];
  const sold: Posting[] = [
    ["revenue-food", -data.foodCents],
    ["revenue-delivery", -data.deliveryFeeCents],
    ...data.taxes.map(({ code, cents }): Posting => [`tax-payable-${code}`, -cents]),
  ];
  return nonZero([...paid, ...sold]);
}

const nonZero = (postings: Posting[]): Posting[] => postings.filter(([, cents]) => cents !== 0);
