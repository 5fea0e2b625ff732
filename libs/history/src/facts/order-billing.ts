import { failureWords } from "@tablee/domain/order/delivery-words";
import { paymentFailureWords } from "@tablee/domain/payment/words";
import { inner, int, text } from "../data.ts";
import { type Facts, omitted } from "../event-facts.ts";

/** Events of an order's payment and refunds. */
export const orderBillingFacts = {
  OrderBillingStarted: {
    facts: (data, phrase, id) => ({
      ...phrase.ofOrder(id),
      attempt: int(data, "attempt"),
      charge: phrase.money(data.chargeCents),
    }),
    customer: omitted("The attempt that follows is shown, with its amount and its provider."),
    staff: [
      "Attempt {{attempt}} to charge {{charge}} for {{order}} began",
      "Tentative {{attempt}}\u00a0: facturation de {{charge}} pour {{order}}",
    ],
  },
  OrderBilled: {
    facts: (data, phrase, id) => {
      const credit = int(data, "promotionalCents") + int(data, "purchasedCents");
      const charged = phrase.money(data.chargedCents);
      return { ...phrase.ofOrder(id), charged, credit: phrase.money(credit), variant: credit > 0 ? "credit" : "" };
    },
    customer: {
      default: ["{{Order}} was paid: {{charged}} charged", "{{Order}} a été payée\u00a0: {{charged}} facturés"],
      credit: [
        "{{Order}} was paid: {{charged}} charged, {{credit}} from your credit",
        "{{Order}} a été payée\u00a0: {{charged}} facturés, {{credit}} pris sur votre crédit",
      ],
    },
    staff: {
      default: ["{{Order}} was paid: {{charged}} charged", "{{Order}} a été payée\u00a0: {{charged}} facturés"],
      credit: [
        "{{Order}} was paid: {{charged}} charged, {{credit}} from credit",
        "{{Order}} a été payée\u00a0: {{charged}} facturés, {{credit}} tirés des soldes",
      ],
    },
  },
  OrderPaymentFailed: {
    facts: (data, phrase, id) => {
      const next = phrase.instant(text(data, "nextAttemptAt"));
      return {
        ...phrase.ofOrder(id),
        attempt: int(data, "attempt"),
        code: phrase.code(paymentFailureWords, text(data, "code")),
        next,
        variant: next ? (data.hard === true ? "hard" : "again") : "",
      };
    },
    customer: {
      default: ["The payment of {{order}} failed", "Le paiement de {{order}} a échoué"],
      again: [
        "The payment of {{order}} failed; the next try was set for {{next}}",
        "Le paiement de {{order}} a échoué; l’essai suivant était prévu le {{next}}",
      ],
      hard: [
        "The payment of {{order}} failed for good; another card could pay until {{next}}",
        "Le paiement de {{order}} a échoué pour de bon; une autre carte pouvait payer jusqu’au {{next}}",
      ],
    },
    staff: {
      default: [
        "Attempt {{attempt}} to pay {{order}} failed ({{code}}); no other follows",
        "La tentative {{attempt}} de payer {{order}} a échoué ({{code}}); aucune autre ne suit",
      ],
      hard: [
        "Attempt {{attempt}} to pay {{order}} failed for good ({{code}}); another card may pay until {{next}}",
        "La tentative {{attempt}} de payer {{order}} a échoué définitivement ({{code}}); une autre carte peut payer jusqu’au {{next}}",
      ],
      again: [
        "Attempt {{attempt}} to pay {{order}} failed ({{code}}); the next is {{next}}",
        "La tentative {{attempt}} de payer {{order}} a échoué ({{code}}); la prochaine\u00a0: {{next}}",
      ],
    },
  },
  OrderFailed: {
    facts: (data, phrase, id) => ({ ...phrase.ofOrder(id), because: phrase.code(failureWords, text(data, "kind")) }),
    customer: ["{{Order}} ended without a delivery: {{because}}", "{{Order}} s’est terminée sans livraison\u00a0: {{because}}"],
    staff: ["{{Order}} ended without a box: {{because}}", "{{Order}} s’est terminée sans boîte\u00a0: {{because}}"],
  },
  RefundRequested: {
    facts: (data, phrase, id) => ({
      ...phrase.ofOrder(id),
      amount: phrase.money(inner(data, "amounts").totalCents),
      because: text(data, "reason"),
    }),
    customer: [
      "A refund of {{amount}} for {{order}} was asked for; a second person of our team had to approve it",
      "Un remboursement de {{amount}} a été demandé pour {{order}}; une deuxième personne de notre équipe devait l’approuver",
    ],
    staff: [
      "{{who}} asked to refund {{amount}} of {{order}}, which needs a second person: {{because}}",
      "{{who}} demande de rembourser {{amount}} pour {{order}}, à approuver par une deuxième personne\u00a0: {{because}}",
    ],
  },
  RefundDeclined: {
    facts: (_, phrase, id) => phrase.ofOrder(id),
    customer: ["A refund for {{order}} was not approved", "Un remboursement pour {{order}} n’a pas été approuvé"],
    staff: ["{{who}} did not approve a refund for {{order}}", "{{who}} n’a pas approuvé un remboursement pour {{order}}"],
  },
  OrderRefunded: {
    facts: (data, phrase, id) => ({
      ...phrase.ofOrder(id),
      amount: phrase.money(inner(data, "amounts").totalCents),
      because: text(data, "reason"),
    }),
    customer: ["{{amount}} of {{order}} was refunded: {{because}}", "{{amount}} ont été remboursés pour {{order}}\u00a0: {{because}}"],
    staff: ["{{who}} refunded {{amount}} of {{order}}: {{because}}", "{{who}} a remboursé {{amount}} pour {{order}}\u00a0: {{because}}"],
  },
} satisfies Facts;
