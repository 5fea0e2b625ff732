import { againAnswerWords } from "@tablee/domain/review/words";
import { text } from "../../data.ts";
import type { Facts } from "../../event-facts.ts";

/** Events of an account's reviews. The customer's own words are read in the event, where its key opens them. */
export const reviewFacts = {
  DishReviewed: {
    facts: (data, phrase) => ({
      order: phrase.order(text(data, "orderId")),
      sku: text(data, "sku"),
      again: phrase.code(againAnswerWords, text(data, "again")),
    }),
    customer: ["{{who}} rated a dish of {{order}}: {{again}}", "{{who}} noté un plat\u00a0: {{again}} ({{order}})"],
    staff: ["{{who}} rated {{sku}} of {{order}}: {{again}}", "{{who}} a noté {{sku}}\u00a0: {{again}} ({{order}})"],
  },
  OrderCommented: {
    facts: (data, phrase) => ({
      order: phrase.order(text(data, "orderId")),
      variant: data.withdrawn === true ? "withdrawn" : "",
    }),
    customer: {
      default: ["{{who}} commented on {{order}}", "{{who}} laissé un commentaire ({{order}})"],
      withdrawn: ["{{who}} removed the comment on {{order}}", "{{who}} retiré votre commentaire ({{order}})"],
    },
    staff: {
      default: ["{{who}} commented on {{order}}", "{{who}} a laissé un commentaire ({{order}})"],
      withdrawn: ["{{who}} removed the comment on {{order}}", "{{who}} a retiré son commentaire ({{order}})"],
    },
  },
  LessOfDishWanted: {
    facts: (data) => ({ sku: text(data, "sku") }),
    customer: ["{{who}} asked for less of a dish", "{{who}} demandé un plat moins souvent"],
    staff: ["{{who}} asked for less of {{sku}}", "{{who}} a demandé {{sku}} moins souvent"],
  },
  LessOfDishUndone: {
    facts: (data) => ({ sku: text(data, "sku") }),
    customer: ["{{who}} asked for a dish as often as before", "{{who}} demandé un plat aussi souvent qu’avant"],
    staff: ["{{who}} asked for {{sku}} as often as before", "{{who}} a demandé {{sku}} aussi souvent qu’avant"],
  },
} satisfies Facts;
