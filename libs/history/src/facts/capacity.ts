import { int, list, text } from "../data.ts";
import { type Facts, type FactsOf, notTheirs } from "../event-facts.ts";

const opened: FactsOf = (data, _, item) => ({ item, count: int(data, "units") });
const reserved: FactsOf = (data, _, item) => ({ item, count: list(data, "orders").length });
const ofOrder: FactsOf = (data, phrase, item) => ({ item, count: int(data, "units"), order: phrase.order(text(data, "orderId")) });

/** Events of stock and of delivery slots, whose ids name the item or the window. */
export const capacityFacts = {
  StockOpened: {
    facts: opened,
    customer: notTheirs,
    staff: {
      one: ["{{count}} unit of {{item}} can be sold", "{{count}} unité de {{item}} peut être vendue"],
      many: [null, "{{count}} d’unités de {{item}} peuvent être vendues"],
      other: ["{{count}} units of {{item}} can be sold", "{{count}} unités de {{item}} peuvent être vendues"],
    },
  },
  StockReserved: {
    facts: reserved,
    customer: notTheirs,
    staff: {
      one: ["{{count}} generated order took units of {{item}}", "{{count}} commande générée a pris des unités de {{item}}"],
      many: [null, "{{count}} de commandes générées ont pris des unités de {{item}}"],
      other: ["{{count}} generated orders took units of {{item}}", "{{count}} commandes générées ont pris des unités de {{item}}"],
    },
  },
  StockHeld: {
    facts: ofOrder,
    customer: notTheirs,
    staff: {
      one: ["{{count}} unit of {{item}} is held for {{order}}", "{{count}} unité de {{item}} est retenue pour {{order}}"],
      many: [null, "{{count}} d’unités de {{item}} sont retenues pour {{order}}"],
      other: ["{{count}} units of {{item}} are held for {{order}}", "{{count}} unités de {{item}} sont retenues pour {{order}}"],
    },
  },
  StockSettled: {
    facts: ofOrder,
    customer: notTheirs,
    staff: {
      one: ["{{count}} unit of {{item}} is reserved for {{order}}", "{{count}} unité de {{item}} figure dans {{order}}"],
      many: [null, "{{count}} d’unités de {{item}} figurent dans {{order}}"],
      other: ["{{count}} units of {{item}} are reserved for {{order}}", "{{count}} unités de {{item}} figurent dans {{order}}"],
    },
  },
  SlotOpened: {
    facts: opened,
    customer: notTheirs,
    staff: {
      one: ["{{count}} box fits into {{item}}", "{{count}} boîte entre dans {{item}}"],
      many: [null, "{{count}} de boîtes entrent dans {{item}}"],
      other: ["{{count}} boxes fit into {{item}}", "{{count}} boîtes entrent dans {{item}}"],
    },
  },
  SlotReserved: {
    facts: reserved,
    customer: notTheirs,
    staff: {
      one: ["{{count}} generated order took a place in {{item}}", "{{count}} commande générée a pris une place dans {{item}}"],
      many: [null, "{{count}} de commandes générées ont pris des places dans {{item}}"],
      other: ["{{count}} generated orders took places in {{item}}", "{{count}} commandes générées ont pris des places dans {{item}}"],
    },
  },
  SlotHeld: {
    facts: ofOrder,
    customer: notTheirs,
    staff: ["A place in {{item}} is held for {{order}}", "Une place dans {{item}} est retenue pour {{order}}"],
  },
  SlotSettled: {
    facts: (data, phrase, item) => ({
      ...ofOrder(data, phrase, item),
      variant: int(data, "units") === 0 ? "released" : "",
    }),
    customer: notTheirs,
    staff: {
      default: ["A place in {{item}} belongs to {{order}}", "Une place dans {{item}} revient à {{order}}"],
      released: ["The place of {{order}} in {{item}} was released", "La place dans {{item}} a été libérée\u00a0: {{order}}"],
    },
  },
} satisfies Facts;
