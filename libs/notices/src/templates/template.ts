import type { Language } from "@tablee/domain/kernel/region";
import type { AccountFacts } from "../account/facts.ts";
import type { Words } from "../layout/words.ts";
import type { OrderFacts } from "../order/facts.ts";

/** What a notice says in each language, of these facts alone. Who receives it, and how it is laid out, is decided elsewhere. */
type Template<Facts> = Readonly<Record<Language, (facts: Facts) => Words>>;

export type OrderTemplate<Fact extends keyof OrderFacts> = Template<Pick<OrderFacts, Fact>>;
export type AccountTemplate<Fact extends keyof AccountFacts> = Template<Pick<AccountFacts, Fact>>;
