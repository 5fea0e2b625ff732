import type { AccountId } from "../kernel/ids.ts";
import type { Cents } from "../kernel/money.ts";
import type { Instant } from "../kernel/time.ts";
import type { PaymentProvider } from "../payment/vocabulary.ts";
import type { GiftCardEvent } from "./events.ts";
import type { GiftCardEnd, GiftCardFreeze, GiftCardKind } from "./vocabulary.ts";

type DataOf<Type extends GiftCardEvent["type"]> = Extract<GiftCardEvent, { type: Type }>["data"];

/** The request of the buyer. The personal parts are missing once the buyer is forgotten. */
export type GiftCardDetails = Omit<DataOf<"GiftCardRequested">, "attempt" | "methodToken" | "requestedAt">;

export interface Purchase {
  readonly cents: Cents;
  readonly provider: PaymentProvider;
  /** The attempts to pay so far. */
  readonly attempts: number;
  readonly details?: GiftCardDetails | undefined;
  readonly methodToken?: string | undefined;
}

/** The mail of an issue, or a repetition of it by its request. */
export type GiftCardMail = Pick<IssuedGiftCard, "issue" | "repeats">;

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
  /** A repetition of the mail that is still to be sent. */
  readonly repeats?: string | undefined;
  /** The mails of all issues and their repetitions, in order: the last one is the present one. */
  readonly mails: readonly GiftCardMail[];
  /** The reason why it cannot be redeemed for now. */
  readonly frozen?: GiftCardFreeze | undefined;
  /** A refund that waits for a second person: an unused card cannot be redeemed while it does. */
  readonly refund?: DataOf<"GiftCardRefundRequested"> | undefined;
}

export interface RefundedGiftCard extends IssuedGiftCard {
  readonly status: "refunded";
  readonly refundId: string;
  readonly refundedCents: Cents;
  /** The account that had redeemed it. */
  readonly accountId?: AccountId | undefined;
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
  | (IssuedGiftCard & {
      readonly status: "redeemed";
      readonly accountId: AccountId;
      /** The refund that takes back what is left of it, once its account's credit has given that back. */
      readonly started?: DataOf<"GiftCardRefundStarted"> | undefined;
    })
  | RefundedGiftCard;

/** True once a card has its code. */
export const isIssued = (state: GiftCard): state is Extract<GiftCard, { status: "issued" | "redeemed" | "refunded" }> =>
  state.status === "issued" || state.status === "redeemed" || state.status === "refunded";

/** True while the names and addresses of a purchase are needed: it is being paid for, or a mail of its present code is not sent yet. */
export const needsBuyer = (state: GiftCard): boolean =>
  state.status === "paying" ||
  (state.status === "issued" &&
    state.details?.delivery.by === "email" &&
    (state.mailed?.issue !== state.issue || state.repeats !== undefined));

export const isPurchase = (state: GiftCard): state is Extract<GiftCard, Purchase> => "attempts" in state;
