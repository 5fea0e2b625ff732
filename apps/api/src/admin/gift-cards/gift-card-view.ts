import { grantOfGiftCard } from "@tablee/commands/gift-card/redeem-gift-card";
import type { OutputOf } from "@tablee/contracts/call";
import type { findGiftCards } from "@tablee/contracts/calls/admin/gift-cards";
import type { Grant } from "@tablee/domain/credit/grants";
import { accountOfBuyer } from "@tablee/domain/gift-card/buyer";
import { type IssuedGiftCard, isIssued } from "@tablee/domain/gift-card/state";
import { cents, zero } from "@tablee/domain/kernel/money";
import { businessZone } from "@tablee/domain/kernel/zones/zones";
import type { GiftCardRow } from "@tablee/projections/gift-cards/queries";
import { localInstant } from "../../views/local-time.ts";

type View = OutputOf<typeof findGiftCards>["rows"][number];

/** Facts beside the row: the names on the card, the credit of the account that redeemed it, names of staff, a reason, and the caller. */
interface Beside {
  readonly names: { readonly buyer: string | null; readonly recipient: string | null };
  readonly grants: readonly Grant[];
  readonly staff: ReadonlyMap<string, string>;
  /** The reason of the refund that waits; unknown once the buyer is forgotten. */
  readonly refundReason: string | undefined;
  readonly caller: string;
}

/** A gift card as the desk shows it; nothing for a purchase that is not paid. */
export function giftCardView(row: GiftCardRow, { names, grants, staff, refundReason, caller }: Beside): View[] {
  const { state, key: giftCardId } = row;
  if (!isIssued(state)) return [];
  const { kind, cents: value, lastFour, issue, issuedAt, refund } = state;
  const leftCents = leftOf(row, grants);
  const refundedCents = state.status === "refunded" ? state.refundedCents : zero;
  const requested = refund && {
    refundId: refund.refundId,
    cents: refund.cents,
    reason: refundReason ?? null,
    requestedBy: staff.get(refund.requestedBy) ?? refund.requestedBy,
    requestedAt: localInstant(refund.requestedAt, businessZone),
    mine: refund.requestedBy === caller,
  };
  const view = {
    giftCardId,
    kind,
    standing: row.standing,
    cents: value,
    usedCents: row.redeemed_by === null ? zero : cents(value - leftCents - refundedCents),
    leftCents,
    refundedCents,
    lastFour,
    issue,
    issuedAt: localInstant(issuedAt, businessZone),
    mail: mailOf(state),
    buyerName: names.buyer,
    recipientName: names.recipient,
    buyerId: accountOfBuyer(giftCardId, row.buyer_id === null ? undefined : { buyerId: row.buyer_id }) ?? null,
    redeemedBy: row.redeemed_by,
    refund: requested ?? null,
  };
  return [view];
}

/** The part that can still be spent: of an unused card all, of a redeemed one what its credit has left. */
function leftOf({ key, standing, redeemed_by, cents: value }: GiftCardRow, grants: readonly Grant[]) {
  if (standing === "refunded") return zero;
  if (redeemed_by === null) return value;
  return grants.find(({ grantId }) => grantId === grantOfGiftCard(key))?.leftCents ?? zero;
}

function mailOf({ kind, details, issue, mailed, repeats }: IssuedGiftCard): View["mail"] {
  if (kind === "purchased" && details?.delivery.by === "print") return null;
  return mailed?.issue === issue && repeats === undefined ? mailed.result : "waits";
}
