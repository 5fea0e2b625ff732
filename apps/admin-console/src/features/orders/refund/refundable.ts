import { lineKey } from "@tablee/domain/pricing/lines";
import type { RefundAsked } from "@tablee/domain/pricing/refund-asked";
import { refundedSoFar } from "@tablee/domain/pricing/refunded";
import { inner, int, list, text } from "@tablee/history/data";
import type { Entry } from "../../../shared/history/entry.ts";
import type { Receipt, ReceiptPart } from "../requests.ts";

type Line = ReceiptPart["lines"][number];

interface RefundableLine {
  readonly key: string;
  readonly line: Line;
  /** Units not refunded yet. */
  readonly left: number;
}

/** The amounts and units that can still be refunded of the order, or of one of its late additions. */
export interface RefundablePart {
  readonly additionId: string | undefined;
  readonly lines: readonly RefundableLine[];
  /** Zero once refunded, and for additions, which have no fee. */
  readonly deliveryFeeCents: number;
  /** Money of the part that is not refunded yet, taxes included. */
  readonly leftCents: number;
}

/** The refunds that the events of an order record, in their order. */
const refundsOf = (events: readonly Pick<Entry, "type" | "data">[]): (RefundAsked & { readonly totalCents: number })[] =>
  events
    .filter(({ type }) => type === "OrderRefunded")
    .map(({ data }) => ({
      additionId: text(data, "additionId") || undefined,
      deliveryFee: data.deliveryFee === true,
      totalCents: int(inner(data, "amounts"), "totalCents"),
      lines: list(data, "lines").map((line) => ({
        sku: text(line, "sku"),
        pairedWith: text(line, "pairedWith") || undefined,
        upgrade: line.upgrade === true || undefined,
        quantity: int(line, "quantity"),
      })),
    }));

/** True if anything of an order can still be refunded. */
export const anythingLeft = (parts: readonly RefundablePart[]): boolean =>
  parts.some(({ lines, deliveryFeeCents }) => deliveryFeeCents > 0 || lines.some(({ left }) => left > 0));

/** The paid order first, then each of its paid additions, with the units left of every line. */
export function refundableParts(receipt: Receipt, events: readonly Pick<Entry, "type" | "data">[]): readonly RefundablePart[] {
  const refunds = refundsOf(events);
  const part = (additionId: string | undefined, { lines, price }: ReceiptPart): RefundablePart => {
    const { units, deliveryFee } = refundedSoFar(refunds, additionId);
    const refundsOfPart = refunds.filter((refund) => refund.additionId === additionId);
    const fee = "deliveryFeeCents" in price ? price.deliveryFeeCents : 0;
    return {
      additionId,
      lines: lines.map((line) => {
        const key = lineKey({ ...line, sku: line.dish.sku });
        return { key, line, left: line.quantity - (units.get(key) ?? 0) };
      }),
      deliveryFeeCents: deliveryFee ? 0 : fee,
      leftCents: refundsOfPart.reduce<number>((left, { totalCents }) => left - totalCents, price.totalCents),
    };
  };
  return [part(undefined, receipt.order), ...receipt.additions.map((addition) => part(addition.additionId, addition))];
}
