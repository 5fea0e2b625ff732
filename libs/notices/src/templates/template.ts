import type { Language } from "@tablee/domain/kernel/place/region";
import type { Instant } from "@tablee/domain/kernel/time";
import type { MarketingNotice, marketingNotices } from "@tablee/domain/notice/vocabulary";
import type { UnsentReason } from "@tablee/domain/notice/words";
import type { AccountFacts } from "../account/facts.ts";
import type { AccountMatter, OpenAccount, OrderMatter } from "../context.ts";
import type { GiftCardFacts } from "../gift-card/facts.ts";
import type { Words } from "../layout/words.ts";
import type { OrderFacts } from "../order/facts.ts";
import type { ReferralFacts } from "../referral/facts.ts";

/** Returns the reason why a notice is outdated when it is sent; undefined while it is accurate. */
export type Outdated<Context> = (context: Context, account: OpenAccount, at: Instant) => UnsentReason | undefined;

/** The `Outdated` of a notice that stays accurate. */
export const lasting = (): undefined => undefined;

/**
 * The whole declaration of a notice: its text in each language, from these facts alone, and when it is outdated. Its layout is determined
 * elsewhere.
 */
interface Template<Facts, Context> extends Readonly<Record<Language, (facts: Facts) => Words>> {
  readonly outdated: Outdated<Context>;
}

export interface OrderTemplate<Fact extends keyof OrderFacts> extends Template<Pick<OrderFacts, Fact>, OrderMatter> {
  readonly purpose?: never;
  /** Sent as a text message only: without a phone number, by mail instead. */
  readonly byTextAlone?: true;
}

interface AboutAccount<Fact extends keyof AccountFacts> extends Template<Pick<AccountFacts, Fact>, AccountMatter> {
  /** True if the owner of a closed account gets it as well: the owner can still sign in, to read. */
  readonly whileClosed: boolean;
}

/** A notice about a gift card goes to a buyer or a recipient, who need no account; it stays accurate. */
export type GiftCardTemplate<Fact extends keyof GiftCardFacts> = Readonly<Record<Language, (facts: Pick<GiftCardFacts, Fact>) => Words>>;

/** A notice about a referral goes to a friend, who needs no account. */
export type ReferralTemplate<Fact extends keyof ReferralFacts> = Readonly<Record<Language, (facts: Pick<ReferralFacts, Fact>) => Words>>;

/** Part of the service: it is sent without consent. */
export interface AccountTemplate<Fact extends keyof AccountFacts> extends AboutAccount<Fact> {
  readonly purpose?: never;
}

/** Not part of the service: it goes to owners who agreed to its purpose, and states how to withdraw. */
export interface MarketingTemplate<Fact extends keyof AccountFacts, Kind extends MarketingNotice = MarketingNotice>
  extends AboutAccount<Fact> {
  readonly purpose: (typeof marketingNotices)[Kind];
}
