import { paymentFailureWords, paymentOutcomeWords, paymentProviderWords } from "@tablee/domain/payment/words";
import { type Data, inner, int, text } from "../../data.ts";
import type { Facts } from "../../event-facts.ts";
import type { Phrases } from "../../phrases.ts";

const ofAttempt = (data: Data, phrase: Phrases, paymentId: string) => ({
  order: phrase.orderOfPayment(paymentId),
  attempt: int(data, "attempt"),
  amount: phrase.money(data.amountCents),
});

/** Events of a payment. The name of its stream holds the payment's id, which leads to the order that was paid. */
export const paymentFacts = {
  PaymentAttempted: {
    facts: (data, phrase, id) => {
      const purpose = inner(data, "purpose");
      return {
        ...ofAttempt(data, phrase, id),
        order: phrase.paidFor(purpose),
        provider: phrase.code(paymentProviderWords, text(data, "provider")),
        variant: text(purpose, "kind"),
      };
    },
    customer: {
      default: ["{{provider}} was asked for {{amount}} for {{order}}", "Nous avons demandé {{amount}} {{provider}} pour {{order}}"],
      addition: [
        "{{provider}} was asked for {{amount}} for additions to {{order}}",
        "Nous avons demandé {{amount}} {{provider}} pour des ajouts\u00a0: {{order}}",
      ],
      change: [
        "{{provider}} was asked for {{amount}} for the change of {{order}}",
        "Nous avons demandé {{amount}} {{provider}} pour un changement\u00a0: {{order}}",
      ],
    },
    staff: {
      default: [
        "{{provider}} was asked for {{amount}} for {{order}}, attempt {{attempt}}",
        "{{amount}} ont été demandés {{provider}} pour {{order}}, tentative {{attempt}}",
      ],
      addition: [
        "{{provider}} was asked for {{amount}} for additions to {{order}}, attempt {{attempt}}",
        "{{amount}} ont été demandés {{provider}} pour des ajouts à {{order}}, tentative {{attempt}}",
      ],
      change: [
        "{{provider}} was asked for {{amount}} for a change of {{order}}, attempt {{attempt}}",
        "{{amount}} ont été demandés {{provider}} pour une modification de {{order}}, tentative {{attempt}}",
      ],
    },
  },
  PaymentCaptured: {
    facts: ofAttempt,
    customer: ["{{amount}} was charged for {{order}}", "{{amount}} ont été facturés pour {{order}}"],
    staff: ["The gateway took {{amount}}, attempt {{attempt}}", "La passerelle a perçu {{amount}}, tentative {{attempt}}"],
  },
  PaymentDeclined: {
    facts: (data, phrase, id) => ({
      ...ofAttempt(data, phrase, id),
      code: phrase.code(paymentFailureWords, text(data, "code")),
      variant: data.hard === true ? "hard" : "",
    }),
    customer: {
      default: ["A payment for {{order}} was declined", "Un paiement pour {{order}} a été refusé"],
      hard: ["A payment for {{order}} was declined for good", "Un paiement pour {{order}} a été refusé pour de bon"],
    },
    staff: {
      default: ["The gateway refused attempt {{attempt}} ({{code}})", "La passerelle a refusé la tentative {{attempt}} ({{code}})"],
      hard: [
        "The gateway refused attempt {{attempt}} for good ({{code}})",
        "La passerelle a refusé la tentative {{attempt}} définitivement ({{code}})",
      ],
    },
  },
  PaymentOutcomeUnknown: {
    facts: (data, phrase, id) => ({ ...ofAttempt(data, phrase, id), why: text(data, "why") }),
    customer: [
      "The payment provider did not answer about {{order}}: whether you were charged was not known",
      "Le fournisseur de paiement n’a pas répondu au sujet de {{order}}\u00a0: on ignorait si le paiement avait eu lieu",
    ],
    staff: [
      "The gateway did not answer attempt {{attempt}} ({{why}}): whether money moved is not known",
      "La passerelle n’a pas répondu à la tentative {{attempt}} ({{why}})\u00a0: on ignore si de l’argent a bougé",
    ],
  },
  PaymentResolved: {
    facts: (data, phrase, id) => ({
      ...ofAttempt(data, phrase, id),
      outcome: phrase.code(paymentOutcomeWords, text(data, "outcome")),
    }),
    customer: [
      "The payment provider reported the outcome of {{amount}} for {{order}}: {{outcome}}",
      "Le fournisseur de paiement a fait connaître l’issue de {{amount}} pour {{order}}\u00a0: {{outcome}}",
    ],
    staff: [
      "The gateway reported the outcome of attempt {{attempt}}: {{outcome}} ({{amount}})",
      "La passerelle a fait connaître l’issue de la tentative {{attempt}}\u00a0: {{outcome}} ({{amount}})",
    ],
  },
  PaymentContradicted: {
    facts: (data, phrase, id) => ({
      ...ofAttempt(data, phrase, id),
      known: phrase.code(paymentOutcomeWords, text(data, "known")),
      reported: phrase.code(paymentOutcomeWords, text(data, "told")),
    }),
    customer: [
      "The payment provider contradicted itself about {{order}}; our team has to look into it",
      "Le fournisseur de paiement s’est contredit au sujet de {{order}}; notre équipe doit l’examiner",
    ],
    staff: [
      "The gateway now reports for attempt {{attempt}} that {{reported}}, after {{known}}: someone has to look into it",
      "La passerelle signale maintenant pour la tentative {{attempt}}\u00a0: {{reported}}, alors que {{known}}; quelqu’un doit vérifier",
    ],
  },
  PaymentRefunded: {
    facts: ofAttempt,
    customer: [
      "{{amount}} went back the way you had paid for {{order}}",
      "{{amount}} vous ont été remboursés par le moyen du paiement\u00a0: {{order}}",
    ],
    staff: ["The gateway refunded {{amount}}", "La passerelle a remboursé {{amount}}"],
  },
} satisfies Facts;
