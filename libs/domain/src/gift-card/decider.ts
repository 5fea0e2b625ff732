import { never, type Refusal, refuse } from "../kernel/errors.ts";
import type { AccountId } from "../kernel/ids.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Cents } from "../kernel/money.ts";
import type { Instant } from "../kernel/time.ts";
import type { PaymentProvider } from "../payment/vocabulary.ts";
import type { GiftCardEvent } from "./events.ts";
import { isMailDay } from "./policy.ts";
import type { GiftCardEnd, GiftCardKind } from "./vocabulary.ts";

type DataOf<Type extends GiftCardEvent["type"]> = Extract<GiftCardEvent, { type: Type }>["data"];

/** The request of the buyer. The personal parts are missing once the buyer is forgotten. */
export type GiftCardDetails = Omit<DataOf<"GiftCardRequested">, "attempt" | "methodToken" | "requestedAt">;

interface Purchase {
  readonly cents: Cents;
  readonly provider: PaymentProvider;
  /** The attempts to pay so far. */
  readonly attempts: number;
  readonly details?: GiftCardDetails | undefined;
  readonly methodToken?: string | undefined;
}

/** A gift card with a code. */
export interface IssuedGiftCard {
  readonly kind: GiftCardKind;
  readonly cents: Cents;
  readonly issue: number;
  readonly codeHash: string;
  readonly lastFour: string;
  readonly issuedAt: Instant;
  readonly expiresAt?: Instant | undefined;
  readonly broughtBy?: string | undefined;
  /** Missing for a bonus, and once the buyer is forgotten. */
  readonly details?: GiftCardDetails | undefined;
  /** The issue whose mail was sent, or never can be. */
  readonly mailed?: DataOf<"GiftCardMailed"> | undefined;
}

/**
 * A gift card. `started`: no attempt to pay is under way, though earlier ones may have failed (`code` is the last one's); `paying`: money
 * may move; `ended`: it was never paid.
 */
export type GiftCard =
  | { readonly status: "none" }
  | (Purchase & { readonly status: "started"; readonly code?: string | undefined })
  | (Purchase & { readonly status: "paying"; readonly details: GiftCardDetails; readonly methodToken: string })
  | (Purchase & { readonly status: "ended"; readonly because: GiftCardEnd })
  | (IssuedGiftCard & { readonly status: "issued" })
  | (IssuedGiftCard & { readonly status: "redeemed"; readonly accountId: AccountId });

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
  | { readonly type: "RedeemGiftCard"; readonly accountId: AccountId; readonly at: Instant };

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
        if (!isIssued(state) || state.issue !== issue || state.mailed?.issue === issue) return [];
        return [{ type: "GiftCardMailed", data: { issue, result, mailedAt: at } }];
      }
      case "RedeemGiftCard":
        return redeem(command, state);
      default:
        return never(command);
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
        return { status: "issued", ...event.data, ...(isPurchase(state) && { details: state.details }) };
      case "GiftCardMailed":
        return isIssued(state) ? { ...state, mailed: event.data } : state;
      case "GiftCardRedeemed":
        return isIssued(state) ? { ...state, status: "redeemed", accountId: event.data.accountId } : state;
      default:
        return never(event);
    }
  },
};

type Of<Type extends GiftCardCommand["type"]> = Extract<GiftCardCommand, { type: Type }>;

/** True once a card has its code. */
export const isIssued = (state: GiftCard): state is Extract<GiftCard, { status: "issued" | "redeemed" }> =>
  state.status === "issued" || state.status === "redeemed";

/** True while the names and addresses of a purchase are needed: it is being paid for, or its mail is not sent yet. */
export const needsBuyer = (state: GiftCard): boolean =>
  state.status === "paying" || (isIssued(state) && state.details?.delivery.by === "email" && state.mailed === undefined);

const isPurchase = (state: GiftCard): state is Extract<GiftCard, Purchase> => "attempts" in state;

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
      return refuse("already-paid");
    default:
      return never(state);
  }
}

/** The card's own stream decides who redeems it: of two accounts, or two windows, the first one. */
function redeem({ accountId, at }: Of<"RedeemGiftCard">, state: GiftCard): readonly GiftCardEvent[] | Refusal {
  if (!isIssued(state)) return refuse("code-invalid");
  if (state.status === "redeemed") return refuse("code-used");
  const { kind, cents, expiresAt } = state;
  if (expiresAt !== undefined && expiresAt <= at) return refuse("code-expired", { expiresAt });
  return [{ type: "GiftCardRedeemed", data: { accountId, kind, cents, redeemedAt: at } }];
}
