import type { Language } from "@tablee/domain/kernel/region";
import type { MessageFacts } from "../messages/facts.ts";
import type { Words } from "../messages/words.ts";

/** What a notice says in each language, of these facts alone. Who receives it, and how it is laid out, is decided elsewhere. */
export type Template<Fact extends keyof MessageFacts> = Readonly<Record<Language, (facts: Pick<MessageFacts, Fact>) => Words>>;
