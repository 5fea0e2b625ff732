import type { FactsOf } from "./context.ts";
import { inner, int, list, text } from "./data.ts";

/** Events of what is offered and what there is of it; they are shown where a chain leads to them. */
export const supplyFacts = {
  StockOpened: (data, _, id) => ({ item: id, count: int(data, "units") }),
  StockReserved: (data, _, id) => ({ item: id, count: list(data, "orders").length }),
  StockHeld: (data, say, id) => ({ item: id, count: int(data, "units"), order: say.order(text(data, "orderId")) }),
  StockSettled: (data, say, id) => ({ item: id, count: int(data, "units"), order: say.order(text(data, "orderId")) }),
  SlotOpened: (data, _, id) => ({ item: id, count: int(data, "units") }),
  SlotReserved: (data, _, id) => ({ item: id, count: list(data, "orders").length }),
  SlotHeld: (data, say, id) => ({ item: id, order: say.order(text(data, "orderId")) }),
  SlotSettled: (data, say, id) => ({
    item: id,
    order: say.order(text(data, "orderId")),
    variant: int(data, "units") === 0 ? "released" : "",
  }),
  GenerationDelayed: (data, say) => ({
    region: say.region(data),
    week: say.week(text(data, "week")),
    models: list(data, "waitsFor").join(", "),
  }),
  GenerationResumed: () => ({}),
  SubscriptionsLeftOut: (data, say) => ({
    region: say.region(data),
    week: say.week(text(data, "week")),
    count: list(data, "subscriptions").length,
    variant: text(data, "because") === "unreadable" ? "unreadable" : "",
  }),
  GenerationCommitStarted: (data, say) => ({
    region: say.region(data),
    week: say.week(text(data, "week")),
    count: int(data, "subscriptions"),
  }),
  GenerationCommitted: (data, say) => ({
    region: say.region(data),
    week: say.week(text(data, "week")),
    count: int(data, "orders"),
    changed: list(data, "changed").length,
  }),
  MenuPublished: (data, say) => ({ region: say.region(data), week: say.week(text(data, "week")), count: list(data, "items").length }),
  CategoryRankingSaved: (data, say) => ({ region: say.region(data), week: say.week(text(data, "week")) }),
  ProductIntroduced: (data, say) => ({ name: say.name(inner(data, "card")), sku: text(data, "sku") }),
  ProductRevised: (data, say) => ({ name: say.name(inner(data, "card")), sku: text(data, "sku") }),
  ProductWithdrawn: (data) => ({ sku: text(data, "sku") }),
} as const satisfies Record<string, FactsOf>;
