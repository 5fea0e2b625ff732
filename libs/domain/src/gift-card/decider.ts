import { never, type Refusal, refuse } from "../kernel/errors.ts";
import type { AccountId } from "../kernel/ids.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Cents } from "../kernel/money.ts";
import type { Instant } from "../kernel/time.ts";
import type { PaymentProvider } from "../payment/vocabulary.ts";
import { type DeskCommand, decideAtDesk } from "./decide-desk.ts";
import type { GiftCardEvent } from "./events.ts";
import { isMailDay } from "./policy.ts";
import { type GiftCard, type GiftCardDetails, isIssued, isPurchase, type Purchase } from "./state.ts";
import type { GiftCardEnd } from "./vocabulary.ts";

export type GiftCardCommand =
  | { readonly type: "StartGiftCard"; readonly cents: Cents; readonly provider: PaymentProvider; readonly at: Instant }
  | { readonly type: "RequestGiftCard"; readonly details: GiftCardDetails; readonly methodToken: string; readonly at: Instant }
  | { readonly type: "RecordGiftCardPaymentFailed"; readonly attempt: number; readonly code: string; readonly at: Instant }
  | { readonly type: "EndGiftCard"; readonly because: GiftCardEnd; readonly code?: string | undefined; readonly at: Instant }
  /** The payment was captured. */
  | { readonly type: "IssueGiftCard"; readonly codeHash: string; readonly lastFour: string; readonly at: Instant }
  | {
      readonly type: "IssueBonus";
      readonly broughtBy: string;
      readonly cents: Cents;
      readonly expiresAt: Instant;
      readonly codeHash: string;
      readonly lastFour: string;
      readonly at: Instant;
    }
  | { readonly type: "RecordGiftCardMailed"; readonly issue: number; readonly result: "sent" | "refused"; readonly at: Instant }
  /** The address returned the mail of this issue, which the carrier had taken. A repetition that waits is still sent. */
  | { readonly type: "RecordGiftCardReturned"; readonly issue: number; readonly at: Instant }
  | { readonly type: "RedeemGiftCard"; readonly codeHash: string; readonly accountId: AccountId; readonly at: Instant }
  | DeskCommand;

const FIRST_ISSUE = 1;

export const giftCard: Decider<GiftCardCommand, GiftCardEvent, GiftCard> = {
  initialState: { status: "none" },
  decide(command, state) {
    const { at } = command;
    switch (command.type) {
      case "StartGiftCard": {
        if (state.status !== "none") return [];
        return [{ type: "GiftCardStarted", data: { cents: command.cents, provider: command.provider, startedAt: at } }];
      }
      case "RequestGiftCard":
        return request(command, state);
      case "RecordGiftCardPaymentFailed": {
        const { attempt, code } = command;
        if (state.status !== "paying" || state.attempts !== attempt) return [];
        return [{ type: "GiftCardPaymentFailed", data: { attempt, code, failedAt: at } }];
      }
      case "EndGiftCard":
        return end(command, state);
      case "IssueGiftCard": {
        if (isIssued(state)) return [];
        if (state.status !== "paying") return refuse("no-billing-under-way");
        const { codeHash, lastFour } = command;
        const issued = { kind: "purchased", cents: state.cents, issue: FIRST_ISSUE, codeHash, lastFour, issuedAt: at } as const;
        return [{ type: "GiftCardIssued", data: issued }];
      }
      case "IssueBonus": {
        if (state.status !== "none") return [];
        const { type: _, at: issuedAt, ...bonus } = command;
        return [{ type: "GiftCardIssued", data: { kind: "bonus", issue: FIRST_ISSUE, ...bonus, issuedAt } }];
      }
      case "RecordGiftCardMailed": {
        const { issue, result } = command;
        if (!isIssued(state) || state.issue !== issue || (state.mailed?.issue === issue && !state.repeats)) return [];
        return [{ type: "GiftCardMailed", data: { issue, result, mailedAt: at } }];
      }
      case "RecordGiftCardReturned": {
        const { issue } = command;
        if (!isIssued(state) || state.issue !== issue) return [];
        const { mailed } = state;
        if (mailed?.issue === issue && mailed.result === "refused") return [];
        // A process may end before it records that the carrier took the mail: then this is the mail's outcome.
        const came = mailed?.issue === issue ? { cameBack: true as const } : {};
        return [{ type: "GiftCardMailed", data: { issue, result: "refused", ...came, mailedAt: at } }];
      }
      case "RedeemGiftCard":
        return redeem(command, state);
      default:
        return decideAtDesk(command, state);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case "GiftCardStarted": {
        const { cents, provider } = event.data;
        return { status: "started", cents, provider, attempts: 0 };
      }
      case "GiftCardRequested": {
        const { attempt: attempts, methodToken, requestedAt: _, ...details } = event.data;
        return isPurchase(state) ? { ...purchaseOf(state), status: "paying", attempts, details, methodToken } : state;
      }
      case "GiftCardPaymentFailed":
        return isPurchase(state) ? { ...purchaseOf(state), status: "started", code: event.data.code } : state;
      case "GiftCardEnded":
        return isPurchase(state) ? { ...purchaseOf(state), status: "ended", because: event.data.because } : state;
      case "GiftCardIssued":
        return {
          status: "issued",
          ...event.data,
          mails: [{ issue: event.data.issue }],
          ...(isPurchase(state) && { details: state.details }),
        };
      case "GiftCardMailed":
        if (!isIssued(state)) return state;
        return { ...state, mailed: event.data, repeats: event.data.cameBack ? state.repeats : undefined };
      case "GiftCardMailRequested": {
        if (!isIssued(state)) return state;
        const { issue, requestId: repeats } = event.data;
        return { ...state, repeats, mails: [...state.mails, { issue, repeats }] };
      }
      case "GiftCardReissued":
        return isIssued(state) ? reissued(state, event.data) : state;
      case "GiftCardFrozen":
        return isIssued(state) ? { ...state, frozen: event.data.because } : state;
      case "GiftCardUnfrozen":
        return isIssued(state) ? { ...state, frozen: undefined } : state;
      case "GiftCardRedeemed":
        return isIssued(state) ? { ...state, status: "redeemed", accountId: event.data.accountId } : state;
      case "GiftCardRefundRequested":
        return isIssued(state) ? { ...state, refund: event.data } : state;
      case "GiftCardRefundDeclined":
        return isIssued(state) ? { ...state, refund: undefined } : state;
      case "GiftCardRefundStarted":
        return state.status === "redeemed" ? { ...state, refund: undefined, started: event.data } : state;
      case "GiftCardRefundDropped":
        return state.status === "redeemed" ? { ...state, started: undefined } : state;
      case "GiftCardRefunded": {
        if (!isIssued(state)) return state;
        const { refundId, cents: refundedCents } = event.data;
        return { ...issuedOf(state), status: "refunded", refund: undefined, refundId, refundedCents };
      }
      default:
        return never(event);
    }
  },
};

/** A new issue, whose mail goes to another recipient: the code of the last one is void. */
function reissued(
  state: Extract<GiftCard, { issue: number }>,
  data: Extract<GiftCardEvent, { type: "GiftCardReissued" }>["data"],
): GiftCard {
  const { issue, codeHash, lastFour, recipient } = data;
  const details = state.details && { ...state.details, recipient, delivery: { by: "email" as const } };
  return { ...state, issue, codeHash, lastFour, details, repeats: undefined, mails: [...state.mails, { issue }] };
}

/** A card without the refund that took effect. */
function issuedOf(state: Extract<GiftCard, { issue: number }>) {
  if (state.status !== "redeemed") return state;
  const { started: _, ...card } = state;
  return card;
}

type Of<Type extends GiftCardCommand["type"]> = Extract<GiftCardCommand, { type: Type }>;

const purchaseOf = ({ cents, provider, attempts, details, methodToken }: Extract<GiftCard, Purchase>): Purchase => ({
  cents,
  provider,
  attempts,
  details,
  methodToken,
});

function request({ details, methodToken, at }: Of<"RequestGiftCard">, state: GiftCard): readonly GiftCardEvent[] | Refusal {
  if (state.status !== "started") return unpayable(state);
  const { delivery } = details;
  if (delivery.by === "email" && delivery.on && !isMailDay(delivery.on, at)) return refuse("gift-day-invalid");
  return [{ type: "GiftCardRequested", data: { attempt: state.attempts + 1, ...details, methodToken, requestedAt: at } }];
}

/** Ends a purchase that no money was taken for. An attempt under way is left to its outcome. */
function end({ because, code, at }: Of<"EndGiftCard">, state: GiftCard): readonly GiftCardEvent[] | Refusal {
  if (state.status === "ended") return [];
  if (state.status !== "started") return unpayable(state);
  return [{ type: "GiftCardEnded", data: { because, ...(code !== undefined && { code }), endedAt: at } }];
}

/** The reason why no attempt to pay for a card can begin. */
export function unpayable(state: Exclude<GiftCard, { status: "started" }>): Refusal {
  switch (state.status) {
    case "none":
      return refuse("gift-card-not-found");
    case "paying":
      return refuse("another-attempt-is-under-way");
    case "ended":
      return refuse("gift-card-ended");
    case "issued":
    case "redeemed":
    case "refunded":
      return refuse("already-paid");
    default:
      return never(state);
  }
}

/** The card's own stream decides who redeems it: of two accounts, or two windows, the first one. */
function redeem({ accountId, codeHash, at }: Of<"RedeemGiftCard">, state: GiftCard): readonly GiftCardEvent[] | Refusal {
  // The code of an earlier issue is void, even where the list of codes lags.
  if (!isIssued(state) || state.codeHash !== codeHash) return refuse("code-invalid");
  if (state.status === "redeemed") return refuse("code-used");
  if (state.status === "refunded") return refuse("gift-card-refunded");
  if (state.frozen || state.refund) return refuse("gift-card-frozen");
  const { kind, cents, expiresAt } = state;
  if (expiresAt !== undefined && expiresAt <= at) return refuse("code-expired", { expiresAt });
  return [{ type: "GiftCardRedeemed", data: { accountId, kind, cents, redeemedAt: at } }];
}
