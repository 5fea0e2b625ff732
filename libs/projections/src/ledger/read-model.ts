import { never } from "@tablee/domain/kernel/errors";
import type { OrderId, PaymentId } from "@tablee/domain/kernel/ids";
import { type Cents, cents } from "@tablee/domain/kernel/money";
import { eventsWithout, idOf, isOf } from "@tablee/domain/streams";
import { type Followed, readModelOf } from "../read-model-of.ts";

/** The accounts of the ledger. Debits are positive, credits negative; each entry's postings add up to zero. */
type LedgerAccount =
  | "cash"
  | "card-clearing"
  | "promotional-balance"
  | "purchased-balance"
  | "gift-card-liability"
  | "points-liability"
  | "points-clearing"
  | "points-expense"
  | "revenue-food"
  | "revenue-delivery"
  | "revenue-returnables"
  | "promotional-expense"
  | `tax-payable-${string}`;

export interface LedgerRow {
  readonly key: string;
  readonly entry_id: string;
  readonly position: string;
  readonly at: string;
  readonly subject: string | null;
  /** The entry's order; null for a payment's entry, and for money without an order. */
  readonly order_id: OrderId | null;
  /** The payment that moved the money; its row in `payments` holds its purpose. */
  readonly payment_id: PaymentId | null;
  readonly account: LedgerAccount;
  readonly cents: Cents;
}

type Posting = readonly [LedgerAccount, number];
/** The events that move no value. */
const ignores = eventsWithout("ledger", "order", "payment", "points", "credit", "giftcard", "returnables");

type Posted = Followed<"ledger", typeof ignores>;

/** One row per posting. It never parks: a ledger with gaps is worthless. */
export const ledgerModel = readModelOf<LedgerRow>()("ledger", {
  version: 9,
  ignores,
  halts: true,
  columns: {
    key: "text",
    entry_id: "text",
    position: "bigint",
    at: "timestamptz",
    subject: "text null",
    order_id: "text null",
    payment_id: "text null",
    account: "text",
    cents: "integer",
  },
  indexes: ["(entry_id)", "(account)", "(order_id)", "(payment_id)"],
  keys: (event) => postingsOf(event).map((_, index) => `${event.id}:${index}`),
  evolve(_, event, key) {
    const postings = postingsOf(event);
    const balance = postings.reduce((total, [, cents]) => total + cents, 0);
    if (balance !== 0) throw new Error(`the postings of ${event.type} ${event.id} are ${balance} cents apart`);
    const [account, amount] = postings[Number(key.slice(key.lastIndexOf(":") + 1))]!;
    const { id: entry_id, position, metadata } = event;
    const subject = metadata.subject ?? null;
    return { key, entry_id, position: position.toString(), at: metadata.at, subject, ...aboutOf(event), account, cents: cents(amount) };
  },
});

/** The double entry of an event; none for an event that moves no value. */
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
      return sold(event.data);
    case "LateAdditionBilled": {
      const { chargeCents: chargedCents, discountedFoodCents: foodCents, ...price } = event.data.price;
      return sold({ ...price, chargedCents, foodCents, deliveryFeeCents: 0 });
    }
    case "FirstOrderChanged": {
      const { cardCents: chargedCents, ...difference } = event.data.difference;
      return sold({ ...difference, chargedCents });
    }
    case "OrderRefunded": {
      const { cardCents: chargedCents, ...amounts } = event.data.amounts;
      return sold({ ...amounts, chargedCents }, -1);
    }
    case "CreditGranted": {
      const { kind, source, cents } = event.data;
      return kind === "promotional"
        ? nonZero([
            // Points paid for it: its expense was recorded when they matured.
            [source === "points" ? "points-clearing" : "promotional-expense", cents],
            ["promotional-balance", -cents],
          ])
        : nonZero([
            ["card-clearing", cents],
            ["purchased-balance", -cents],
          ]);
    }
    // A bonus is worth nothing until it is redeemed: its credit is then given money.
    case "GiftCardIssued":
      return event.data.kind === "purchased"
        ? nonZero([
            ["card-clearing", event.data.cents],
            ["gift-card-liability", -event.data.cents],
          ])
        : [];
    // The liability moves to the credit that is granted with it.
    case "GiftCardRedeemed":
      return event.data.kind === "purchased"
        ? nonZero([
            ["gift-card-liability", event.data.cents],
            ["card-clearing", -event.data.cents],
          ])
        : [];
    // The liability goes back to the payment that bought it.
    case "GiftCardRefunded":
      return nonZero([
        ["gift-card-liability", event.data.cents],
        ["card-clearing", -event.data.cents],
      ]);
    // The rest of a card is owed for the card again until its refund; a bonus is given no longer.
    case "CreditWithdrawn": {
      const { kind, cents } = event.data;
      return kind === "purchased"
        ? nonZero([
            ["purchased-balance", cents],
            ["gift-card-liability", -cents],
          ])
        : nonZero([
            ["promotional-balance", cents],
            ["promotional-expense", -cents],
          ]);
    }
    case "CreditExpired":
      return nonZero([
        ["promotional-balance", event.data.cents],
        ["promotional-expense", -event.data.cents],
      ]);
    // Income only while the bag or kit is away: its return reverses the entry.
    case "ReturnableCharged":
      return nonZero([
        ["card-clearing", event.data.cents],
        ["revenue-returnables", -event.data.cents],
      ]);
    case "ReturnableChargeReversed":
      return nonZero([
        ["card-clearing", -event.data.cents],
        ["revenue-returnables", event.data.cents],
      ]);
    case "PointsMatured":
    case "PointsAwarded":
    case "PointsAdjusted":
      return nonZero([
        ["points-expense", event.data.points],
        ["points-liability", -event.data.points],
      ]);
    case "PointsTakenBack":
    case "AwardTakenBack":
    case "PointsExpired":
      return nonZero([
        ["points-expense", -event.data.points],
        ["points-liability", event.data.points],
      ]);
    case "PointsRedeemed":
      // The credit's own entry clears it; until then a redemption without its credit is seen here.
      return nonZero([
        ["points-liability", event.data.points],
        ["points-clearing", -event.data.cents],
        ["points-expense", event.data.cents - event.data.points],
      ]);
    case "PointsEnded":
      return nonZero([
        ["points-expense", -event.data.available],
        ["points-liability", event.data.available],
      ]);
    default:
      return never(event);
  }
}

interface Sale {
  readonly chargedCents: number;
  readonly promotionalCents: number;
  readonly purchasedCents: number;
  readonly foodCents: number;
  readonly deliveryFeeCents: number;
  readonly taxes: readonly { readonly code: string; readonly cents: number }[];
}

/** The postings of a sale, of a change of a sale, or with the opposite sign of a refund. */
function sold(sale: Sale, sign: 1 | -1 = 1): Posting[] {
  const paid: Posting[] = [
    ["card-clearing", sign * sale.chargedCents],
    ["promotional-balance", sign * sale.promotionalCents],
    ["purchased-balance", sign * sale.purchasedCents],
  ];
  const earned: Posting[] = [
    ["revenue-food", -sign * sale.foodCents],
    ["revenue-delivery", -sign * sale.deliveryFeeCents],
    ...sale.taxes.map(({ code, cents }): Posting => [`tax-payable-${code}`, -sign * cents]),
  ];
  return nonZero([...paid, ...earned]);
}

/** The subject of an entry: an order, a payment, or neither. */
function aboutOf({ stream, data }: Posted): Pick<LedgerRow, "order_id" | "payment_id"> {
  if (isOf("order", stream)) return { order_id: idOf(stream), payment_id: null };
  if (isOf("payment", stream)) return { order_id: null, payment_id: idOf(stream) };
  return { order_id: isOf("points", stream) ? ((data as { orderId?: OrderId }).orderId ?? null) : null, payment_id: null };
}

const nonZero = (postings: Posting[]): Posting[] => postings.filter(([, cents]) => cents !== 0);
