import type { streamCategories } from "@tablee/domain/streams";
import type { Entry } from "./entry.ts";
import { type FactsContext, type FactsOf, phrases } from "./facts/context.ts";
import { text } from "./facts/data.ts";
import { moneyFacts } from "./facts/money-facts.ts";
import { orderFacts } from "./facts/order-facts.ts";
import { peopleFacts } from "./facts/people-facts.ts";
import { supplyFacts } from "./facts/supply-facts.ts";

type Categories = typeof streamCategories;
/** Every type of event that may stand in the log: one that is missing below does not compile. */
export type EventType = { [Category in keyof Categories]: keyof Categories[Category] }[keyof Categories];

export const eventFacts: Record<EventType, FactsOf> = { ...peopleFacts, ...orderFacts, ...moneyFacts, ...supplyFacts };

const isKnown = (type: string): type is EventType => Object.hasOwn(eventFacts, type);

type Happening = Pick<Entry, "type" | "stream" | "data" | "actor">;

/** What happened, in one sentence: who did what. A type that this console does not know yet is named as it is. */
export function eventSentence(entry: Happening, context: FactsContext): string {
  const { t } = context;
  if (!isKnown(entry.type)) return t("events:say.unknown", { type: entry.type, who: actorWords(entry.actor, context) });
  const streamId = entry.stream.slice(entry.stream.indexOf("-") + 1);
  const { variant, ...facts } = eventFacts[entry.type](entry.data, phrases(context), streamId);
  return t(`events:sentences.${entry.type}${variant ? `-${variant}` : ""}`, { ...facts, who: actorWords(entry.actor, context) });
}

/** Who did it, at the beginning of a sentence. Parts of the system are distinguished by their names. */
function actorWords(actor: Pick<Entry["actor"], "kind" | "name" | "role">, { t }: Pick<FactsContext, "t">): string {
  if (actor.kind === "system") return t("events:say.system");
  if (actor.kind === "client") return actor.name || t("events:say.customer");
  return actor.role
    ? t("events:say.staff", { name: actor.name, role: t(`console:roles.${actor.role}`, { defaultValue: actor.role }) })
    : actor.name;
}

/** The weeks of the orders in a history. */
export function weeksOfOrders(entries: readonly Pick<Entry, "type" | "data">[]): ReadonlyMap<string, string> {
  return new Map(
    entries.filter((entry) => entry.type === "OrderGenerated").map((entry) => [text(entry.data, "orderId"), text(entry.data, "week")]),
  );
}
