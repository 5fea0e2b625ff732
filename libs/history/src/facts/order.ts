import { recordNumber } from "@tablee/domain/kernel/receipt-number";
import { skippedWords } from "@tablee/domain/order/skip-words";
import { inner, list, text, unitsIn } from "../data.ts";
import type { Facts } from "../event-facts.ts";

/** Events of an order from its generation to its cutoff. An order's stream is named by the order's id. */
export const orderFacts = {
  OrderGenerated: {
    facts: (data, phrase, id) => ({
      ...phrase.ofOrder(id),
      items: phrase.count("item", unitsIn(data)),
      day: phrase.day(text(inner(data, "calendar"), "deliveryDate")),
      variant: data.skipped === true ? "skipped" : "",
    }),
    customer: {
      default: [
        "We put together {{order}}: {{items}}, to be delivered on {{day}}",
        "Nous avons composé {{order}}\u00a0: {{items}}, livraison le {{day}}",
      ],
      skipped: [
        "We put together {{order}}, skipped from the start as you had paused: {{items}}, {{day}}",
        "Nous avons composé {{order}}, sautée d’emblée pendant votre pause\u00a0: {{items}}, {{day}}",
      ],
    },
    staff: {
      default: ["{{who}} made {{order}}: {{items}}, delivery {{day}}", "{{who}} a créé {{order}}\u00a0: {{items}}, livraison le {{day}}"],
      skipped: [
        "{{who}} made {{order}}, skipped from the start since the subscription is paused ({{items}}, {{day}})",
        "{{who}} a créé {{order}}, sautée d’emblée puisque l’abonnement est en pause ({{items}}, {{day}})",
      ],
    },
  },
  OrderEdited: {
    facts: (data, phrase, id) => ({ ...phrase.ofOrder(id), items: phrase.count("item", unitsIn(data)) }),
    customer: ["{{who}} changed {{order}}: {{items}}", "{{who}} changé {{order}}\u00a0: {{items}}"],
    staff: ["{{who}} changed {{order}}: {{items}}", "{{who}} a modifié {{order}}\u00a0: {{items}}"],
  },
  OrderRemade: {
    facts: (data, phrase, id) => ({
      ...phrase.ofOrder(id),
      items: phrase.count("item", unitsIn(data)),
      plan: phrase.plan(data),
      variant: data.undone ? "undone" : "",
    }),
    customer: {
      default: ["{{who}} regenerated {{order}}: {{items}}; {{plan}}", "{{who}} adapté {{order}}\u00a0: {{items}}; {{plan}}"],
      undone: [
        "{{who}} brought {{order}} back as it was before: {{items}}; {{plan}}",
        "{{who}} rétabli {{order}} comme avant\u00a0: {{items}}; {{plan}}",
      ],
    },
    staff: {
      default: ["{{who}} regenerated {{order}} for {{plan}}: {{items}}", "{{who}} a adapté {{order}} pour {{plan}}\u00a0: {{items}}"],
      undone: [
        "{{who}} undid the regeneration of {{order}}, now for {{plan}}: {{items}}",
        "{{who}} a annulé l’adaptation de {{order}}, maintenant pour {{plan}}\u00a0: {{items}}",
      ],
    },
  },
  OrderSkipped: {
    facts: (data, phrase, id) => {
      const because = phrase.code(skippedWords, text(data, "because"));
      const act = text(data, "skippedTogether");
      const variant = because ? [...(act ? ["together-because"] : []), "because"] : act ? "together" : "";
      return { ...phrase.ofOrder(id), because, number: act && recordNumber(act), variant };
    },
    customer: {
      default: ["{{who}} skipped {{week}}", "{{who}} sauté {{week}}"],
      because: ["{{who}} skipped {{week}}: {{because}}", "{{who}} sauté {{week}}\u00a0: {{because}}"],
    },
    staff: {
      default: ["{{who}} skipped {{order}}", "{{who}} a sauté {{order}}"],
      because: ["{{who}} skipped {{order}} ({{because}})", "{{who}} a sauté {{order}} ({{because}})"],
      together: [
        "{{who}} skipped {{order}} at once with others, as {{number}}",
        "{{who}} a sauté {{order}} avec d’autres d’un seul coup, sous le {{number}}",
      ],
      "together-because": [
        "{{who}} skipped {{order}} at once with others, as {{number}} ({{because}})",
        "{{who}} a sauté {{order}} avec d’autres d’un seul coup, sous le {{number}} ({{because}})",
      ],
    },
  },
  OrderSkipExplained: {
    facts: (data, phrase, id) => ({ ...phrase.ofOrder(id), because: phrase.code(skippedWords, text(data, "because")) }),
    customer: ["{{who}} said why {{week}} was skipped: {{because}}", "{{who}} dit pourquoi {{week}} a été sautée\u00a0: {{because}}"],
    staff: ["{{who}} said why {{order}} was skipped: {{because}}", "{{who}} a dit pourquoi {{order}} est sautée\u00a0: {{because}}"],
  },
  OrderUnskipped: {
    facts: (_, phrase, id) => phrase.ofOrder(id),
    customer: ["{{who}} brought back {{order}}", "{{who}} rétabli {{order}}"],
    staff: ["{{who}} brought back {{order}}", "{{who}} a rétabli {{order}}"],
  },
  OrderMinimumNotMet: {
    facts: (data, phrase, id) => ({
      ...phrase.ofOrder(id),
      food: phrase.money(data.foodCents),
      minimum: phrase.money(data.minimumCents),
    }),
    customer: [
      "{{Order}} was under the minimum ({{food}} of {{minimum}}) and was neither charged nor delivered",
      "{{Order}} était sous le minimum ({{food}} sur {{minimum}}) et n’a été ni facturée ni livrée",
    ],
    staff: [
      "{{Order}} was under the minimum at its cutoff ({{food}} of {{minimum}}): no delivery, no charge",
      "{{Order}} était sous le minimum à sa date limite ({{food}} sur {{minimum}})\u00a0: ni livraison ni facturation",
    ],
  },
  OrderDiscountsChanged: {
    facts: (data, phrase, id) => {
      const codes = list(data, "grants").map((grant) => text(grant, "name"));
      return { ...phrase.ofOrder(id), codes: codes.join(", "), variant: codes.length === 0 ? "none" : "" };
    },
    customer: {
      default: ["The discounts of {{order}} changed with a code", "Les rabais ont changé avec un code\u00a0: {{order}}"],
      none: ["{{Order}} had no discounts any more", "{{Order}} n’avait plus de rabais"],
    },
    staff: {
      default: ["{{who}} changed the discounts of {{order}}: {{codes}}", "{{who}} a changé les rabais de {{order}}\u00a0: {{codes}}"],
      none: ["{{who}} took the discounts off {{order}}", "{{who}} a retiré les rabais de {{order}}"],
    },
  },
  OrderLocked: {
    facts: (data, phrase, id) => ({ ...phrase.ofOrder(id), total: phrase.money(inner(data, "price").totalCents) }),
    customer: [
      "{{Order}} could no longer be changed; its total was {{total}}",
      "{{Order}} ne pouvait plus être changée; son total était de {{total}}",
    ],
    staff: ["{{Order}} was locked at {{total}}", "{{Order}} a été verrouillée à {{total}}"],
  },
} satisfies Facts;
