import { never, type Refusal, refuse } from "../kernel/errors.ts";
import type { Cents } from "../kernel/money.ts";
import type { Instant } from "../kernel/time.ts";
import type { GiftCardEvent } from "./events.ts";
import { type GiftCard, isIssued } from "./state.ts";
import type { GiftCardFreeze, GiftRecipient } from "./vocabulary.ts";

/** The acts of staff on a card that has its code. */
export type DeskCommand =
  /** Repeats the mail to the same recipient, with the same code; a mail for a day to come is sent at once. */
  | { readonly type: "RepeatGiftCardMail"; readonly requestId: string; readonly at: Instant }
  /** Mails another recipient a code of the card's next issue; the last one is void from then on. */
  | {
      readonly type: "ReissueGiftCard";
      readonly issue: number;
      readonly recipient: GiftRecipient;
      readonly codeHash: string;
      readonly lastFour: string;
      readonly at: Instant;
    }
  | { readonly type: "FreezeGiftCard"; readonly because: GiftCardFreeze; readonly at: Instant }
  | { readonly type: "UnfreezeGiftCard"; readonly at: Instant }
  /**
   * Returns the value of an unused card to the payment that bought it, or what is left of a redeemed one. `by`: the member of staff; the
   * actor holds the reason.
   */
  | {
      readonly type: "RefundGiftCard";
      readonly refundId: string;
      /** The part of a redeemed card that its account has left; missing if the card was unused when the refund was asked for. In cents. */
      readonly leftCents?: Cents | undefined;
      /** The amount that the caller was shown: a card is refunded once, so that more than this is refused. In cents. */
      readonly maxCents?: Cents | undefined;
      readonly by: string;
      readonly needsApproval: boolean;
      readonly at: Instant;
    }
  /** `leftCents`: the part of a redeemed card that its account has left now; more than was asked for is refused. */
  | {
      readonly type: "ApproveGiftCardRefund";
      readonly refundId: string;
      readonly leftCents?: Cents | undefined;
      readonly by: string;
      readonly at: Instant;
    }
  | { readonly type: "DeclineGiftCardRefund"; readonly refundId: string; readonly by: string; readonly at: Instant }
  /** The account's credit gave back this much of a redeemed card, which may be nothing. In cents. */
  | { readonly type: "SettleGiftCardRefund"; readonly refundId: string; readonly cents: Cents; readonly at: Instant };

type Decision = readonly GiftCardEvent[] | Refusal;
type Issued = Extract<GiftCard, { issue: number }>;
type Redeemed = Extract<GiftCard, { status: "redeemed" }>;
type Unused = Extract<GiftCard, { status: "issued" }>;
type Of<Type extends DeskCommand["type"]> = Extract<DeskCommand, { type: Type }>;

/** Staff act on a card that is paid for and was not used; what is left of a redeemed one is its account's credit, and can be refunded. */
export function decideAtDesk(command: DeskCommand, state: GiftCard): Decision {
  if (!isIssued(state)) return refuse("gift-card-not-found");
  const { at } = command;
  switch (command.type) {
    case "ApproveGiftCardRefund":
      return approve(command, state);
    case "DeclineGiftCardRefund": {
      const { refundId, by } = command;
      if (state.status === "refunded") return refuse("refund-paid");
      return state.refund?.refundId === refundId
        ? [{ type: "GiftCardRefundDeclined", data: { refundId, declinedBy: by, declinedAt: at } }]
        : [];
    }
    case "RefundGiftCard":
      if (state.status === "refunded" && state.refundId === command.refundId) return [];
      if (state.status === "redeemed") return refundLeft(command, state);
      break;
    case "SettleGiftCardRefund":
      return settle(command, state);
    default:
  }
  if (state.status !== "issued") return used(state);
  switch (command.type) {
    case "RepeatGiftCardMail":
      return repeatMail(command, state);
    case "ReissueGiftCard":
      return reissue(command, state);
    case "FreezeGiftCard":
      return isFrozenFor(command.because, state) ? [] : [{ type: "GiftCardFrozen", data: { because: command.because, frozenAt: at } }];
    case "UnfreezeGiftCard":
      if (state.frozen === "purchase-refunded") return refuse("gift-card-refunded");
      return state.frozen ? [{ type: "GiftCardUnfrozen", data: { unfrozenAt: at } }] : [];
    case "RefundGiftCard":
      return refund(command, state);
    default:
      return never(command);
  }
}

const used = (state: Issued): Refusal => refuse(state.status === "refunded" ? "gift-card-refunded" : "code-used");

/** A card that staff keep can be frozen for good, once its purchase is refunded; nothing follows that. */
const isFrozenFor = (because: GiftCardFreeze, { frozen }: Unused): boolean => frozen === because || frozen === "purchase-refunded";

const isHeld = ({ frozen, refund }: Unused): boolean => frozen !== undefined || refund !== undefined;

function repeatMail({ requestId, at }: Of<"RepeatGiftCardMail">, state: Unused): Decision {
  if (isHeld(state)) return refuse("gift-card-frozen");
  if (state.kind === "purchased" && state.details?.recipient?.email === undefined) return refuse("gift-card-without-address");
  // A mail that is on its way is the one that was asked for; one for a day to come is sent at once instead.
  const isAhead = state.details?.delivery.by === "email" && state.details.delivery.on !== undefined;
  if (state.repeats || (state.mailed?.issue !== state.issue && !isAhead)) return refuse("gift-card-mail-waits");
  return [{ type: "GiftCardMailRequested", data: { issue: state.issue, requestId, requestedAt: at } }];
}

function reissue(command: Of<"ReissueGiftCard">, state: Unused): Decision {
  const { type: _, at, ...issued } = command;
  if (isHeld(state)) return refuse("gift-card-frozen");
  // The mail names the buyer, whose key seals the recipient: a forgotten buyer has neither name nor key.
  if (state.kind === "bonus" || state.details?.buyer === undefined) return refuse("gift-card-without-address");
  if (issued.issue !== state.issue + 1) return [];
  return [{ type: "GiftCardReissued", data: { ...issued, reissuedAt: at } }];
}

function refund({ refundId, maxCents, by, needsApproval, at }: Of<"RefundGiftCard">, state: Unused): Decision {
  if (state.kind === "bonus") return refuse("gift-card-not-paid");
  if (state.refund) return state.refund.refundId === refundId ? [] : refuse("gift-card-refund-under-way");
  const { cents } = state;
  if (isMore(cents, maxCents)) return leftChanged(cents);
  return needsApproval
    ? [{ type: "GiftCardRefundRequested", data: { refundId, cents, requestedBy: by, requestedAt: at } }]
    : [refunded({ refundId, cents, by, at })];
}

const isMore = (cents: Cents, maxCents: Cents | undefined): boolean => maxCents !== undefined && cents > maxCents;

const leftChanged = (leftCents: Cents): Refusal => refuse("gift-card-left-changed", { leftCents });

/** The credit of the account gives back what is left, at most what is left now; the card records the outcome afterwards. */
function refundLeft({ refundId, leftCents: cents, maxCents, by, needsApproval, at }: Of<"RefundGiftCard">, state: Redeemed): Decision {
  if (state.kind === "bonus") return refuse("gift-card-not-paid");
  const held = state.refund ?? state.started;
  if (held) return held.refundId === refundId ? [] : refuse("gift-card-refund-under-way");
  if (cents === undefined) return refuse("code-used");
  if (cents === 0) return refuse("gift-card-used-up");
  if (isMore(cents, maxCents)) return leftChanged(cents);
  return needsApproval
    ? [{ type: "GiftCardRefundRequested", data: { refundId, cents, requestedBy: by, requestedAt: at } }]
    : [{ type: "GiftCardRefundStarted", data: { refundId, cents, refundedBy: by, startedAt: at } }];
}

function settle({ refundId, cents, at }: Of<"SettleGiftCardRefund">, state: Issued): Decision {
  if (state.status !== "redeemed" || state.started?.refundId !== refundId) return [];
  if (cents === 0) return [{ type: "GiftCardRefundDropped", data: { refundId, droppedAt: at } }];
  const { refundedBy: by, approvedBy } = state.started;
  return [refunded({ refundId, cents, by, ...(approvedBy !== undefined && { approvedBy }), at })];
}

function approve({ refundId, leftCents, by, at }: Of<"ApproveGiftCardRefund">, state: Issued): Decision {
  if (state.status === "refunded") return state.refundId === refundId ? [] : refuse("refund-not-found");
  if (state.status === "redeemed" && state.started?.refundId === refundId) return [];
  const { refund: request } = state;
  if (request?.refundId !== refundId) return refuse("refund-not-found");
  if (request.requestedBy === by) return refuse("second-person-needed");
  const { cents, requestedBy } = request;
  if (leftCents !== undefined && isMore(leftCents, cents)) return leftChanged(leftCents);
  if (state.status === "redeemed")
    return [{ type: "GiftCardRefundStarted", data: { refundId, cents, refundedBy: requestedBy, approvedBy: by, startedAt: at } }];
  return [refunded({ refundId, cents, by: requestedBy, approvedBy: by, at })];
}

interface Refund {
  readonly refundId: string;
  readonly cents: Cents;
  readonly by: string;
  readonly approvedBy?: string;
  readonly at: Instant;
}

const refunded = ({ by, at, ...refund }: Refund): GiftCardEvent => ({
  type: "GiftCardRefunded",
  data: { ...refund, refundedBy: by, refundedAt: at },
});
