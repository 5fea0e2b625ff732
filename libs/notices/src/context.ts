import type { Account } from "@tablee/domain/account/decider";
import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import type { Consents } from "@tablee/domain/consent/decider";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Actor } from "@tablee/domain/kernel/log/actor";
import type { Instant, Week } from "@tablee/domain/kernel/time";
import type { Channel, NoticeAbout, SubjectKind } from "@tablee/domain/notice/vocabulary";
import type { ExistingOrder } from "@tablee/domain/order/state";
import type { Standing } from "@tablee/domain/subscription/standing";
import type { Plan } from "@tablee/domain/subscription/vocabulary";

/** An account of which the person is known. */
export type OpenAccount = Extract<Account, { status: "open" | "closed" }>;

/** The ids of each kind of subject. */
interface SubjectIds extends Record<SubjectKind, string> {
  readonly account: AccountId;
  readonly order: OrderId;
}

interface Request<About extends SubjectKind> {
  /** The kind and the id of the subject. */
  readonly about: About;
  readonly id: SubjectIds[About];
  readonly kind: NoticeAbout<About>;
  readonly channel: Channel;
}

interface OrderRequest extends Request<"order"> {
  /** Tells one notice of a kind about an order from the next: an event's id, a refund's, a request's. */
  readonly occurrence?: string | undefined;
  /** When that happened, where the notice is about an event. */
  readonly happenedAt?: string | undefined;
}

interface AccountRequest extends Request<"account"> {
  /** The id of the event that the notice is about, or of the link that it carries, and when that happened. */
  readonly occurrence: string;
  readonly happenedAt: string;
  /** The provider that the notice is about. */
  readonly provider?: SignInProvider;
  /** Who acted, with the reason as the log has it: sealed. */
  readonly actor?: Actor;
  /** The plan that was chosen, and from which week on. */
  readonly planChange?: { readonly plan: Plan; readonly fromWeek: Week };
  /** The pause whose end was moved, by its beginning, and its end from then on; none where its customer ends it. */
  readonly pauseEnd?: { readonly pausedAt: Instant; readonly resumesAt?: Instant | undefined };
}

/** What the notice says, about what, and by which channel if that is possible. */
export type NoticeRequest = OrderRequest | AccountRequest;

/** What is asked while a notice is sent, where its recipient depends on it. */
interface Asked {
  /** What the account agrees to now. */
  readonly consents?: Consents | undefined;
  /** The tokens of its devices. */
  readonly devices?: readonly string[] | undefined;
}

export interface OrderMatter extends OrderRequest, Asked {
  readonly order: ExistingOrder;
  readonly account: Account;
  /** The payment method of the order's last attempt, for notices about that. */
  readonly triedToken?: string | undefined;
}

export interface AccountMatter extends AccountRequest, Asked {
  readonly account: Account;
  /** The account's subscription now, where there is one. */
  readonly subscription?: Standing | undefined;
}

/** A request with its subject as it is now, and the account that the subject belongs to. */
export type NoticeContext = OrderMatter | AccountMatter;
