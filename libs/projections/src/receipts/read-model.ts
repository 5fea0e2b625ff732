import { never } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { type Cents, cents } from "@tablee/domain/kernel/money";
import { type ReceiptLetter, receiptNumber } from "@tablee/domain/kernel/receipt-number";
import type { RefundAmounts } from "@tablee/domain/pricing/vocabulary";
import { eventsWithout, idOf, isOf } from "@tablee/domain/streams";
import type { SubscriptionReceiptKind } from "@tablee/domain/subscription/receipt-words";
import { type Followed, readModelOf } from "../read-model-of.ts";
import { accountOf } from "../runtime/account-of.ts";

type ReceiptKind =
  | "order"
  | "addition"
  | "change"
  | "refund"
  | "returnable"
  | "returnable-refund"
  | "skipped"
  | "unskipped"
  | "skipped-together"
  | SubscriptionReceiptKind;

export interface ReceiptRow {
  /** The event's id, or that of an act that several events carry: a receipt names one of them. */
  readonly key: string;
  readonly number: string;
  readonly kind: ReceiptKind;
  readonly account_id: AccountId;
  readonly order_id: OrderId | null;
  readonly addition_id: string | null;
  /** The act that skipped this week together with others: the key of the receipt that they share. */
  readonly skipped_together: string | null;
  readonly change_id: string | null;
  /** The bag or kit that was charged, or whose charge was reversed. */
  readonly asset_id: string | null;
  readonly at: string;
  /** The money that moved: negative for a refund. Null where none did. */
  readonly amounts: { readonly totalCents: Cents; readonly cardCents: Cents; readonly creditCents: Cents } | null;
  readonly stream: string;
  readonly revision: number;
  readonly position: string;
}

/** The events without a receipt. */
const ignores = eventsWithout("receipts", "order", "subscription", "returnables");

type Receipted = Followed<"receipts", typeof ignores>;

/** One row for each fact that a customer may need to prove: a payment, a refund, a skipped week, a pause. */
export const receiptsModel = readModelOf<ReceiptRow>()("receipts", {
  version: 7,
  ignores,
  columns: {
    key: "text",
    number: "text",
    kind: "text",
    account_id: "text",
    order_id: "text null",
    addition_id: "text null",
    skipped_together: "text null",
    change_id: "text null",
    asset_id: "text null",
    at: "timestamptz",
    amounts: "jsonb null",
    stream: "text",
    revision: "integer",
    position: "bigint",
  },
  indexes: ["(number)", "(account_id, position DESC)", "(order_id)", "(skipped_together)"],
  keys: (event) => (kindOf(event) ? [event.id, ...sharedBy(event)] : []),
  evolve(row, event, key) {
    const isShared = key !== event.id;
    // The first of the weeks that share a receipt determines when it was received.
    if (isShared && row) return row;
    const kind = isShared ? "skipped-together" : kindOf(event)!;
    const ofOrder = !isShared && isOf("order", event.stream);
    return {
      key,
      number: receiptNumber(letters[kind] ?? "S", key),
      kind,
      account_id: accountOf(event),
      order_id: ofOrder ? idOf(event.stream) : null,
      addition_id: (event.data as { additionId?: string }).additionId ?? null,
      skipped_together: isShared ? null : (sharedBy(event)[0] ?? null),
      change_id: (event.data as { changeId?: string }).changeId ?? null,
      asset_id: (event.data as { assetId?: string }).assetId ?? null,
      at: event.metadata.at,
      amounts: amountsOf(event),
      stream: event.stream,
      revision: event.revision,
      position: event.position.toString(),
    };
  },
});

/** Receipts for money have letters of their own; all others are for a subscription. */
const letters: Readonly<Partial<Record<ReceiptKind, ReceiptLetter>>> = {
  order: "O",
  addition: "A",
  change: "C",
  refund: "R",
  returnable: "B",
  "returnable-refund": "R",
};

function kindOf(event: Receipted): ReceiptKind | undefined {
  switch (event.type) {
    case "OrderBilled":
      return "order";
    case "LateAdditionBilled":
      return "addition";
    case "FirstOrderChanged":
      return "change";
    case "OrderRefunded":
      return "refund";
    case "ReturnableCharged":
      return "returnable";
    case "ReturnableChargeReversed":
      return "returnable-refund";
    case "OrderSkipped":
      return "skipped";
    case "OrderUnskipped":
      return "unskipped";
    case "SubscriptionPaused":
      return "paused";
    case "PauseEndMoved":
      return "pause-moved";
    case "SubscriptionResumed":
      return "resumed";
    case "SubscriptionClosed":
      return "closed";
    case "DeliveryMoved":
      return "moved";
    case "PlanChanged":
      return event.data.during === "sign-up" ? undefined : "plan-changed";
    default:
      return never(event);
  }
}

/** The key of the receipt that a week shares with the others skipped with it; none where it was skipped alone. */
const sharedBy = (event: Receipted): readonly string[] =>
  event.type === "OrderSkipped" && event.data.skippedTogether ? [event.data.skippedTogether] : [];

function amountsOf(event: Receipted): ReceiptRow["amounts"] {
  switch (event.type) {
    case "OrderBilled": {
      const { chargedCents: cardCents, promotionalCents, purchasedCents } = event.data;
      return amounts(cardCents, promotionalCents + purchasedCents);
    }
    case "LateAdditionBilled": {
      const { chargeCents, promotionalCents, purchasedCents } = event.data.price;
      return amounts(chargeCents, promotionalCents + purchasedCents);
    }
    case "FirstOrderChanged": {
      const { cardCents, promotionalCents, purchasedCents } = event.data.difference;
      return amounts(cardCents, promotionalCents + purchasedCents);
    }
    case "OrderRefunded": {
      const { cardCents, promotionalCents, purchasedCents }: RefundAmounts = event.data.amounts;
      return amounts(-cardCents, -(promotionalCents + purchasedCents));
    }
    case "ReturnableCharged":
      return amounts(event.data.cents, 0);
    case "ReturnableChargeReversed":
      return amounts(-event.data.cents, 0);
    case "OrderSkipped":
    case "OrderUnskipped":
    case "SubscriptionPaused":
    case "PauseEndMoved":
    case "SubscriptionResumed":
    case "SubscriptionClosed":
    case "DeliveryMoved":
    case "PlanChanged":
      return null;
    default:
      return never(event);
  }
}

const amounts = (card: number, credit: number) => ({
  totalCents: cents(card + credit),
  cardCents: cents(card),
  creditCents: cents(credit),
});
