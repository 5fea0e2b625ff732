import { droppedWords } from "@tablee/domain/order/addition-words";
import { paymentFailureWords } from "@tablee/domain/payment/words";
import { inner, int, text, unitsIn } from "../data.ts";
import { type Facts, omitted } from "../event-facts.ts";

/** Events of customers' changes and additions after an order was paid. */
export const orderChangesFacts = {
  FirstOrderChangeStarted: {
    facts: (data, phrase, id) => ({
      ...phrase.ofOrder(id),
      items: phrase.count("item", unitsIn(data)),
      more: phrase.money(inner(data, "difference").totalCents),
    }),
    customer: [
      "{{who}} chose {{items}} for {{order}}, which was paid; {{more}} more was to be charged",
      "{{who}} choisi {{items}} pour {{order}}, déjà payée; {{more}} de plus étaient à facturer",
    ],
    staff: [
      "{{who}} chose {{items}} for {{order}}, which is paid: {{more}} more is being charged",
      "{{who}} a choisi {{items}} pour {{order}}, déjà payée\u00a0: {{more}} de plus en cours de facturation",
    ],
  },
  FirstOrderChangeFailed: {
    facts: (data, phrase, id) => ({ ...phrase.ofOrder(id), code: phrase.code(paymentFailureWords, text(data, "code")) }),
    customer: [
      "The change of {{order}} could not be paid; the box stayed as it was",
      "Le changement n’a pas pu être payé; {{order}} est restée telle quelle",
    ],
    staff: ["The change of {{order}} could not be paid: {{code}}", "La modification de {{order}} n’a pas pu être payée\u00a0: {{code}}"],
  },
  FirstOrderChanged: {
    facts: (data, phrase, id) => {
      const cents = int(inner(data, "difference"), "totalCents");
      const variant = cents === 0 ? "same" : cents < 0 ? "less" : "";
      return { ...phrase.ofOrder(id), items: phrase.count("item", unitsIn(data)), amount: phrase.money(Math.abs(cents)), variant };
    },
    customer: {
      default: [
        "{{Order}} was changed to {{items}} after it was paid; {{amount}} more was charged",
        "{{Order}} a été changée après le paiement ({{items}}); {{amount}} de plus ont été facturés",
      ],
      less: [
        "{{Order}} was changed to {{items}} after it was paid; {{amount}} goes back to you",
        "{{Order}} a été changée après le paiement ({{items}}); {{amount}} vous reviennent",
      ],
      same: [
        "{{Order}} was changed to {{items}} after it was paid, at the same price",
        "{{Order}} a été changée après le paiement ({{items}}), au même prix",
      ],
    },
    staff: {
      default: [
        "{{Order}} was changed to {{items}} after it was paid: {{amount}} more was charged",
        "{{Order}} a été modifiée après paiement ({{items}})\u00a0: {{amount}} de plus facturés",
      ],
      less: [
        "{{who}} changed {{order}} to {{items}} after it was paid: {{amount}} goes back",
        "{{who}} a modifié {{order}} après paiement ({{items}})\u00a0: {{amount}} à rembourser",
      ],
      same: [
        "{{who}} changed {{order}} to {{items}} after it was paid, at the same price",
        "{{who}} a modifié {{order}} après paiement ({{items}}), au même prix",
      ],
    },
  },
  LateAdditionStarted: {
    facts: (data, phrase, id) => ({
      ...phrase.ofOrder(id),
      items: phrase.count("item", unitsIn(data)),
      total: phrase.money(inner(data, "price").totalCents),
    }),
    customer: [
      "{{who}} put {{items}} together to add to {{order}}, for {{total}}",
      "{{who}} préparé {{items}} à ajouter pour {{total}}\u00a0: {{order}}",
    ],
    staff: [
      "{{who}} put {{items}} together to add to {{order}} ({{total}})",
      "{{who}} a préparé {{items}} à ajouter à {{order}} ({{total}})",
    ],
  },
  LateAdditionBillingStarted: {
    facts: (data, phrase, id) => ({
      ...phrase.ofOrder(id),
      attempt: int(data, "attempt"),
      charge: phrase.money(data.chargeCents),
    }),
    customer: omitted("The attempt that follows is shown, with its amount and its provider."),
    staff: [
      "Attempt {{attempt}} to charge {{charge}} for additions to {{order}} begins",
      "Tentative {{attempt}}\u00a0: facturation de {{charge}} d’ajouts à {{order}}",
    ],
  },
  LateAdditionPaymentFailed: {
    facts: (data, phrase, id) => ({ ...phrase.ofOrder(id), code: phrase.code(paymentFailureWords, text(data, "code")) }),
    customer: ["The payment of additions to {{order}} failed", "Le paiement des ajouts a échoué\u00a0: {{order}}"],
    staff: ["The additions to {{order}} could not be paid: {{code}}", "Les ajouts à {{order}} n’ont pas pu être payés\u00a0: {{code}}"],
  },
  LateAdditionBilled: {
    facts: (data, phrase, id) => ({ ...phrase.ofOrder(id), total: phrase.money(inner(data, "price").totalCents) }),
    customer: ["Additions to {{order}} were paid: {{total}}", "Les ajouts ont été payés, {{total}}\u00a0: {{order}}"],
    staff: ["Additions to {{order}} are paid: {{total}}", "Les ajouts à {{order}} sont payés\u00a0: {{total}}"],
  },
  LateAdditionDropped: {
    facts: (data, phrase, id) => ({ ...phrase.ofOrder(id), because: phrase.code(droppedWords, text(data, "because")) }),
    customer: ["Additions to {{order}} were dropped: {{because}}", "Les ajouts ont été abandonnés, {{because}}\u00a0: {{order}}"],
    staff: ["The additions to {{order}} were dropped: {{because}}", "Les ajouts à {{order}} sont abandonnés\u00a0: {{because}}"],
  },
} satisfies Facts;
