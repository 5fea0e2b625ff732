import type { Language } from "@tablee/domain/kernel/place/region";
import type { MarketingNotice, marketingNotices } from "@tablee/domain/notice/vocabulary";
import type { AccountFacts } from "../account/facts.ts";
import type { Words } from "../layout/words.ts";
import type { OrderFacts } from "../order/facts.ts";

/** What a notice says in each language, of these facts alone. Who receives it, and how it is laid out, is decided elsewhere. */
interface Template<Facts> extends Readonly<Record<Language, (facts: Facts) => Words>> {}

/** Part of the service: it is sent without consent. */
interface Transactional<Facts> extends Template<Facts> {
  readonly purpose?: never;
}

export type OrderTemplate<Fact extends keyof OrderFacts> = Transactional<Pick<OrderFacts, Fact>>;
export type AccountTemplate<Fact extends keyof AccountFacts> = Transactional<Pick<AccountFacts, Fact>>;

/** What is no part of the service: it goes to who agreed to its purpose, and says how that is taken back. */
export interface MarketingTemplate<Fact extends keyof AccountFacts, Kind extends MarketingNotice = MarketingNotice>
  extends Template<Pick<AccountFacts, Fact>> {
  readonly purpose: (typeof marketingNotices)[Kind];
}
