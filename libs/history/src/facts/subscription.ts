import { pauseReasonWords } from "@tablee/domain/subscription/status-words";
import { type Data, inner, int, text } from "../data.ts";
import type { Facts, FactsOf } from "../event-facts.ts";
import type { Phrases } from "../phrases.ts";

const fromWeek = (data: Data, phrase: Phrases): string => phrase.week(text(data, "fromWeek"));

const pauseEnd: FactsOf = (data, phrase) => {
  const until = phrase.dayOf(text(data, "resumesAt"));
  return { because: phrase.code(pauseReasonWords, text(data, "reason")), until, variant: until ? "until" : "" };
};

/** Events of the subscription. */
export const subscriptionFacts = {
  SubscriptionStarted: {
    facts: (data, phrase) => ({
      plan: phrase.plan(data),
      slot: phrase.slot(inner(data, "slot")),
      week: phrase.week(text(data, "firstWeek")),
    }),
    customer: [
      "{{who}} subscribed: {{plan}}; {{slot}}; from {{week}} on",
      "{{who}} commencé l’abonnement\u00a0: {{plan}}; {{slot}}; dès {{week}}",
    ],
    staff: [
      "{{who}} subscribed: {{plan}}, {{slot}}, from {{week}}",
      "{{who}} a commencé un abonnement\u00a0: {{plan}}, {{slot}}, dès {{week}}",
    ],
  },
  PlanChanged: {
    facts: (data, phrase) => {
      const day = phrase.day(text(data, "firstBox"));
      return { plan: phrase.plan(data), week: fromWeek(data, phrase), day, variant: day ? "day" : "" };
    },
    customer: {
      default: [
        "{{who}} changed your plan, for boxes made from then on: {{plan}}",
        "{{who}} changé votre forfait, pour les boîtes composées par la suite\u00a0: {{plan}}",
      ],
      day: [
        "{{who}} changed your plan, with its first box on {{day}}: {{plan}}",
        "{{who}} changé votre forfait, première boîte le {{day}}\u00a0: {{plan}}",
      ],
    },
    staff: {
      default: ["{{who}} changed the plan to {{plan}} from {{week}}", "{{who}} a changé de forfait pour {{plan}}, dès {{week}}"],
      day: [
        "{{who}} changed the plan to {{plan}} from {{week}}, first box on {{day}}",
        "{{who}} a changé de forfait pour {{plan}}, dès {{week}}, première boîte le {{day}}",
      ],
    },
  },
  TastesChanged: {
    facts: (data, phrase) => ({ tastes: phrase.tastes(data), week: fromWeek(data, phrase) }),
    customer: [
      "{{who}} changed your tastes, for boxes made from then on: {{tastes}}",
      "{{who}} changé vos goûts, pour les boîtes composées par la suite\u00a0: {{tastes}}",
    ],
    staff: ["{{who}} changed the tastes to {{tastes}}, from {{week}}", "{{who}} a changé les goûts\u00a0: {{tastes}}, dès {{week}}"],
  },
  DeliverySlotChanged: {
    facts: (data, phrase) => ({ slot: phrase.slot(inner(data, "slot")), week: fromWeek(data, phrase) }),
    customer: [
      "{{who}} changed when your boxes come, from {{week}} on: {{slot}}",
      "{{who}} changé le moment de vos livraisons dès {{week}}\u00a0: {{slot}}",
    ],
    staff: ["{{who}} moved deliveries to {{slot}} from {{week}}", "{{who}} a déplacé les livraisons\u00a0: {{slot}}, dès {{week}}"],
  },
  DeliveryMoved: {
    facts: (data, phrase) => ({
      slot: phrase.slot(inner(data, "slot")),
      before: phrase.slot(inner(data, "before")),
      week: fromWeek(data, phrase),
    }),
    customer: [
      "{{who}} moved your deliveries from {{week}} on: {{slot}} (before: {{before}})",
      "{{who}} déplacé vos livraisons dès {{week}}\u00a0: {{slot}} (avant\u00a0: {{before}})",
    ],
    staff: [
      "{{who}} moved deliveries from {{before}} to {{slot}} in the settings, from {{week}} on",
      "{{who}} a déplacé les livraisons dans les paramètres\u00a0: {{slot}} au lieu de {{before}}, dès {{week}}",
    ],
  },
  RecurringItemChosen: {
    facts: (data, phrase) => ({ sku: text(data, "sku"), units: phrase.count("unit", int(data, "quantity")), week: fromWeek(data, phrase) }),
    customer: [
      "{{who}} chose a market item to come with every box from {{week}} on: {{units}}",
      "{{who}} choisi un article du marché à recevoir avec chaque boîte dès {{week}}\u00a0: {{units}}",
    ],
    staff: [
      "{{who}} chose {{sku}} to come with every box from {{week}}: {{units}}",
      "{{who}} a choisi {{sku}} dans chaque boîte à partir de {{week}}\u00a0: {{units}}",
    ],
  },
  RecurringItemEnded: {
    facts: (data, phrase) => ({ sku: text(data, "sku"), week: fromWeek(data, phrase) }),
    customer: [
      "{{who}} ended a market item that came with every box, from {{week}} on",
      "{{who}} retiré un article du marché qui venait avec chaque boîte, dès {{week}}",
    ],
    staff: ["{{who}} ended {{sku}} with every box from {{week}}", "{{who}} a retiré {{sku}} de chaque boîte à partir de {{week}}"],
  },
  SubscriptionPaused: {
    facts: pauseEnd,
    customer: {
      default: ["{{who}} paused your subscription: {{because}}", "{{who}} mis votre abonnement en pause\u00a0: {{because}}"],
      until: [
        "{{who}} paused your subscription until {{until}}: {{because}}",
        "{{who}} mis votre abonnement en pause jusqu’au {{until}}\u00a0: {{because}}",
      ],
    },
    staff: {
      default: ["{{who}} paused the subscription ({{because}})", "{{who}} a mis l’abonnement en pause ({{because}})"],
      until: [
        "{{who}} paused the subscription until {{until}} ({{because}})",
        "{{who}} a mis l’abonnement en pause jusqu’au {{until}} ({{because}})",
      ],
    },
  },
  PauseEndMoved: {
    facts: pauseEnd,
    customer: {
      default: ["{{who}} removed the day on which your pause was to end", "{{who}} retiré la date de fin de votre pause"],
      until: ["{{who}} moved the end of your pause to {{until}}", "{{who}} déplacé la fin de votre pause au {{until}}"],
    },
    staff: {
      default: ["{{who}} removed the day on which the pause was to end", "{{who}} a retiré la date de fin de la pause"],
      until: ["{{who}} moved the end of the pause to {{until}}", "{{who}} a déplacé la fin de la pause au {{until}}"],
    },
  },
  SubscriptionResumed: {
    customer: ["{{who}} resumed your subscription", "{{who}} repris votre abonnement"],
    staff: ["{{who}} resumed the subscription", "{{who}} a repris l’abonnement"],
  },
  SubscriptionClosed: {
    facts: (data, phrase) => {
      const count = int(data, "assetsOut");
      return { because: phrase.code(pauseReasonWords, text(data, "reason")), count, variant: count > 0 ? "closing" : "" };
    },
    customer: ["{{who}} ended your subscription: {{because}}", "{{who}} mis fin à votre abonnement\u00a0: {{because}}"],
    staff: {
      default: ["{{who}} closed the subscription ({{because}})", "{{who}} a fermé l’abonnement ({{because}})"],
      closing_one: [
        "{{who}} closed the subscription ({{because}}); {{count}} bag or kit is still to come back",
        "{{who}} a fermé l’abonnement ({{because}}); {{count}} sac ou trousse reste à récupérer",
      ],
      closing_many: [null, "{{who}} a fermé l’abonnement ({{because}}); {{count}} de sacs et trousses restent à récupérer"],
      closing_other: [
        "{{who}} closed the subscription ({{because}}); {{count}} bags and kits are still to come back",
        "{{who}} a fermé l’abonnement ({{because}}); {{count}} sacs et trousses restent à récupérer",
      ],
    },
  },
} satisfies Facts;
