import { type Data, int, list, text, texts } from "../data.ts";
import { type Facts, notTheirs } from "../event-facts.ts";
import type { Phrases } from "../phrases.ts";

const ofRun = (data: Data, phrase: Phrases) => ({ region: phrase.region(data), week: phrase.week(text(data, "week")) });

/** Events of the generation of a week's orders. */
export const generationFacts = {
  GenerationDelayed: {
    facts: (data, phrase) => ({ ...ofRun(data, phrase), models: texts(data, "waitsFor").join(", ") }),
    customer: notTheirs,
    staff: [
      "The generation of {{week}} in {{region}} has waited for minutes for {{models}}",
      "La génération de {{week}}, {{region}}, attend {{models}} depuis plusieurs minutes",
    ],
  },
  GenerationResumed: {
    customer: notTheirs,
    staff: ["The generation runs again", "La génération a repris"],
  },
  SubscriptionsLeftOut: {
    facts: (data, phrase) => ({
      ...ofRun(data, phrase),
      count: list(data, "subscriptions").length,
      variant: text(data, "because") === "unreadable" ? "unreadable" : "",
    }),
    customer: notTheirs,
    staff: {
      one: [
        "{{week}} in {{region}}: too late to make an order for {{count}} subscription",
        "{{week}}, {{region}}\u00a0: trop tard pour créer une commande pour {{count}} abonnement",
      ],
      many: [null, "{{week}}, {{region}}\u00a0: trop tard pour créer des commandes pour {{count}} d’abonnements"],
      other: [
        "{{week}} in {{region}}: too late to make orders for {{count}} subscriptions",
        "{{week}}, {{region}}\u00a0: trop tard pour créer des commandes pour {{count}} abonnements",
      ],
      unreadable_one: [
        "{{week}} in {{region}}: {{count}} subscription could not be read and got no order",
        "{{week}}, {{region}}\u00a0: {{count}} abonnement illisible est resté sans commande",
      ],
      unreadable_many: [null, "{{week}}, {{region}}\u00a0: {{count}} d’abonnements illisibles sont restés sans commande"],
      unreadable_other: [
        "{{week}} in {{region}}: {{count}} subscriptions could not be read and got no order",
        "{{week}}, {{region}}\u00a0: {{count}} abonnements illisibles sont restés sans commande",
      ],
    },
  },
  GenerationCommitStarted: {
    facts: (data, phrase) => ({ ...ofRun(data, phrase), subscriptions: phrase.count("subscription", int(data, "subscriptions")) }),
    customer: notTheirs,
    staff: [
      "{{who}} began to commit {{week}} in {{region}}: {{subscriptions}}",
      "{{who}} a commencé à confirmer {{week}}, {{region}}\u00a0: {{subscriptions}}",
    ],
  },
  GenerationCommitted: {
    facts: (data, phrase) => ({
      ...ofRun(data, phrase),
      orders: phrase.count("order", int(data, "orders")),
      changed: list(data, "changed").length,
    }),
    customer: notTheirs,
    staff: [
      "{{who}} committed {{week}} in {{region}}: {{orders}}, {{changed}} left out",
      "{{who}} a confirmé {{week}}, {{region}}\u00a0: {{orders}}, {{changed}} laissées de côté",
    ],
  },
} satisfies Facts;
