import type { Account } from "@tablee/domain/account/decider";
import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import type { Consents } from "@tablee/domain/consent/decider";
import type { GiftCardDetails, IssuedGiftCard, RefundedGiftCard } from "@tablee/domain/gift-card/state";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Actor } from "@tablee/domain/kernel/log/actor";
import type { Cents } from "@tablee/domain/kernel/money";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { Instant, PlainDate, Week } from "@tablee/domain/kernel/time";
import type { Channel, NoticeAbout, SubjectKind } from "@tablee/domain/notice/vocabulary";
import type { ExistingOrder } from "@tablee/domain/order/state";
import type { InvitedFriend } from "@tablee/domain/referral/vocabulary";
import type { ReturnableKind } from "@tablee/domain/returnables/vocabulary";
import type { SubscriptionSummary } from "@tablee/domain/subscription/summary";
import type { Allergen, Plan } from "@tablee/domain/subscription/vocabulary";

/** An account whose person is known. */
export type OpenAccount = Extract<Account, { status: "open" | "closed" }>;

/** The ids of each kind of subject. */
interface SubjectIds extends Record<SubjectKind, string> {
  readonly account: AccountId;
  readonly order: OrderId;
  readonly "gift-card": string;
  /** The account that refers friends. */
  readonly referral: AccountId;
}

interface Request<About extends SubjectKind> {
  /** The kind and the id of the subject. */
  readonly about: About;
  readonly id: SubjectIds[About];
  readonly kind: NoticeAbout<About>;
  readonly channel: Channel;
}

interface OrderRequest extends Request<"order"> {
  /** Distinguishes notices of a kind about one order: an event's id, a refund's, a request's. */
  readonly occurrence?: string | undefined;
  /** When that happened, where the notice is about an event. */
  readonly happenedAt?: string | undefined;
  /** The id of the addition, the change or the refund that the notice is about. */
  readonly partId?: string | undefined;
}

/** A bag or kit in a notice: the day of its delivery, the day from which it is overdue, and what is charged for it. */
export interface NoticedReturnable {
  readonly kind: ReturnableKind;
  readonly lentOn: PlainDate;
  readonly dueOn: PlainDate;
  readonly cents: Cents;
}

interface AccountRequest extends Request<"account"> {
  /** The id of the event that the notice is about, or of the link that it carries, and when that happened. */
  readonly occurrence: string;
  readonly happenedAt: string;
  /** The provider that the notice is about. */
  readonly provider?: SignInProvider;
  /** The actor, with the reason encrypted, as in the log. */
  readonly actor?: Actor;
  /** The plan that was chosen, the week it starts with, and the day of its first box; older changes hold no day. */
  readonly planChange?: { readonly plan: Plan; readonly fromWeek: Week; readonly firstBox?: PlainDate };
  /** True for a pause after two boxes in a row that could not be paid. */
  readonly isUnpaid?: boolean;
  /** The points that are to expire, and when. */
  readonly pointsExpiry?: { readonly points: number; readonly expiresAt: Instant };
  /** The new version of the terms, when it applies, the one that binds the account now, and one that was announced before and applies in between. */
  readonly newTerms?: {
    readonly version: string;
    readonly appliesAt: Instant;
    readonly until: string;
    readonly between?: { readonly version: string; readonly appliesAt: Instant };
  };
  /** The bags and kits that the notice is about, those lent first before the others. */
  readonly returnables?: readonly NoticedReturnable[];
  /** The dispute of points that was answered: the actor's reason is the answer. */
  readonly disputeId?: string;
  /** The points of a stamp card that is complete. */
  readonly cardPoints?: number;
  /** The credit that a friend's box brought, in cents. */
  readonly referralCents?: number;
  /** The credit that a refund of a gift card took back, in cents. */
  readonly withdrawnCents?: number;
  /** The pause whose end was moved, by its beginning, and its new end; none where its customer ends it. */
  readonly pauseEnd?: { readonly pausedAt: Instant; readonly resumesAt?: Instant | undefined };
}

type GiftCardRequest = Request<"gift-card">;

interface ReferralRequest extends Request<"referral"> {
  readonly invitationId: string;
}

/** A request for a notice: its kind, its subject, and the preferred channel. */
export type NoticeRequest = OrderRequest | AccountRequest | GiftCardRequest | ReferralRequest;

/** The facts on which the recipient depends, read while a notice is sent. */
interface Asked {
  /** The account's present consents. */
  readonly consents?: Consents | undefined;
  /** The tokens of its devices. */
  readonly devices?: readonly string[] | undefined;
}

/** A subscription after one of its boxes could not be paid; `paused-unpaid`: the box was the second in a row. */
export type StandingAfterFailure = "active" | "paused" | "paused-unpaid" | "closed";

export interface OrderMatter extends OrderRequest, Asked {
  readonly order: ExistingOrder;
  readonly account: Account;
  /** The allergens that the household excludes now. */
  readonly excluded?: readonly Allergen[] | undefined;
  /** The payment method of the last attempt to charge what the notice is about; undefined where there was none. */
  readonly triedToken?: string | undefined;
  /** The charge of an open order as it is now, after credit, for notices that state when it is charged. In cents. */
  readonly expectedCents?: Cents | undefined;
  /** For a request to rate the dishes: whether its customer can, and whether the box was reviewed since. */
  readonly reviews?: { readonly areOffered: boolean; readonly exist: boolean } | undefined;
  /** The subscription after the failure, for the notice of a box that ended unpaid. */
  readonly standing?: StandingAfterFailure | undefined;
}

/** The boxes of an account that come unless they change, and the allergens that its household excludes. */
export interface BoxesToCome {
  readonly boxes: readonly ExistingOrder[];
  readonly excluded: readonly Allergen[];
}

export interface AccountMatter extends AccountRequest, Asked {
  readonly account: Account;
  /** The summary of the account's subscription, if it has one. */
  readonly subscription?: SubscriptionSummary | undefined;
  /** The end of its latest pause. */
  readonly resumedAt?: Instant | undefined;
  /** The points that the answer to a dispute added, or took off where negative. */
  readonly adjustedPoints?: number | undefined;
  /** For a notice after which boxes come back. */
  readonly toCome?: BoxesToCome | undefined;
}

export interface GiftCardMatter extends GiftCardRequest, Asked {
  readonly card: IssuedGiftCard | RefundedGiftCard;
  /** The request of the buyer; for a bonus, that of the purchase that brought it. The personal parts are missing once the buyer is forgotten. */
  readonly details: GiftCardDetails;
  /** Its code, and the token of the page that prints it. */
  readonly code: string;
  readonly printToken: string;
}

export interface ReferralMatter extends ReferralRequest, Asked {
  /** The account that invites; its person is unknown once it is forgotten, and so is the friend. */
  readonly account: Account;
  readonly friend?: InvitedFriend | undefined;
  readonly language: Language;
  /** The code of the account's link. */
  readonly code: string;
  /** The free meals of a referred friend's first boxes. */
  readonly freeMeals: number;
}

/** A request with its subject in its present state, and the account of the subject. */
export type NoticeContext = OrderMatter | AccountMatter | GiftCardMatter | ReferralMatter;
