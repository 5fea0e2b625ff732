import { int, text } from "../../data.ts";
import type { Facts } from "../../event-facts.ts";

/** Events of an account's stamp cards. */
export const stampCardFacts = {
  StampCardStarted: {
    facts: (data, phrase) => ({
      count: int(data, "required"),
      first: phrase.week(text(data, "firstWeek")),
      last: phrase.week(text(data, "lastWeek")),
    }),
    customer: [
      "A stamp card started: {{count}} deliveries from {{first}} to {{last}}",
      "Une carte de fidélité a commencé\u00a0: {{count}} livraisons, de {{first}} à {{last}}",
    ],
    staff: [
      "A stamp card started: {{count}} deliveries from {{first}} to {{last}}",
      "Une carte de fidélité a commencé\u00a0: {{count}} livraisons, de {{first}} à {{last}}",
    ],
  },
  StampAdded: {
    facts: (data, phrase) => ({ order: phrase.order(text(data, "orderId")) }),
    customer: ["Your stamp card got a stamp for {{order}}", "Votre carte de fidélité a reçu un tampon\u00a0: {{order}}"],
    staff: ["The stamp card got a stamp for {{order}}", "La carte de fidélité a reçu un tampon\u00a0: {{order}}"],
  },
  StampCardCompleted: {
    facts: (data) => ({ count: int(data, "points") }),
    customer: {
      one: [
        "Your stamp card was complete: it brings {{count}} point",
        "Votre carte de fidélité était remplie\u00a0: elle rapporte {{count}} point",
      ],
      many: [null, "Votre carte de fidélité était remplie\u00a0: elle rapporte {{count}} de points"],
      other: [
        "Your stamp card was complete: it brings {{count}} points",
        "Votre carte de fidélité était remplie\u00a0: elle rapporte {{count}} points",
      ],
    },
    staff: {
      one: [
        "The stamp card is complete: it brings {{count}} point",
        "La carte de fidélité est remplie\u00a0: elle rapporte {{count}} point",
      ],
      many: [null, "La carte de fidélité est remplie\u00a0: elle rapporte {{count}} de points"],
      other: [
        "The stamp card is complete: it brings {{count}} points",
        "La carte de fidélité est remplie\u00a0: elle rapporte {{count}} points",
      ],
    },
  },
  StampTakenBack: {
    facts: (data, phrase) => ({ order: phrase.order(text(data, "orderId")) }),
    customer: [
      "A stamp was taken off your card with a full refund of {{order}}",
      "Un tampon a été retiré de votre carte avec un remboursement complet\u00a0: {{order}}",
    ],
    staff: [
      "A stamp was taken off the card: {{order}} was refunded in full",
      "Un tampon a été retiré de la carte\u00a0: {{order}} a été remboursée en entier",
    ],
  },
} satisfies Facts;
