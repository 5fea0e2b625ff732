import { corporatePlanWords } from "@tablee/domain/credit/plan-words";
import { creditSourceWords } from "@tablee/domain/credit/words";
import { int, list, text } from "../../data.ts";
import type { Facts, FactsOf } from "../../event-facts.ts";

/** The amount of all parts of credit that an event moves. */
const ofParts: FactsOf = (data, phrase) => ({
  amount: phrase.money(list(data, "parts").reduce((sum, part) => sum + int(part, "cents"), 0)),
});

/** Events of an account's credit. */
export const creditFacts = {
  CreditGranted: {
    facts: (data, phrase) => ({
      amount: phrase.money(data.cents),
      source: phrase.code(creditSourceWords, text(data, "source")),
      name: text(data, "name"),
    }),
    customer: ["You received {{amount}} of credit: {{source}}", "Vous avez reçu {{amount}} de crédit\u00a0: {{source}}"],
    staff: [
      "{{who}} gave {{amount}} of credit ({{source}}): {{name}}",
      "{{who}} a ajouté {{amount}} au solde ({{source}})\u00a0: {{name}}",
    ],
  },
  CreditReserved: {
    facts: ofParts,
    customer: ["{{amount}} of your credit was set aside for a payment", "{{amount}} de votre crédit ont été réservés pour un paiement"],
    staff: ["{{amount}} of credit is reserved for a payment", "{{amount}} du solde sont réservés pour un paiement"],
  },
  CreditSpent: {
    facts: ofParts,
    customer: ["{{amount}} of your credit paid for a box", "{{amount}} de votre crédit ont payé une boîte"],
    staff: ["{{amount}} of credit paid for an order", "{{amount}} du solde ont payé une commande"],
  },
  CreditReleased: {
    facts: ofParts,
    customer: ["{{amount}} of your credit could be spent again", "{{amount}} de votre crédit pouvaient de nouveau servir"],
    staff: ["{{amount}} of credit can be spent again", "{{amount}} du solde sont de nouveau disponibles"],
  },
  CreditReturned: {
    facts: ofParts,
    customer: ["{{amount}} went back to your credit with a refund", "{{amount}} sont revenus à votre crédit avec un remboursement"],
    staff: ["{{amount}} of credit was returned with a refund", "{{amount}} sont revenus au solde avec un remboursement"],
  },
  CreditExpired: {
    facts: (data, phrase) => ({ amount: phrase.money(data.cents) }),
    customer: ["{{amount}} of your credit expired", "{{amount}} de votre crédit ont expiré"],
    staff: ["{{amount}} of credit expired", "{{amount}} du solde ont expiré"],
  },
  CreditWithdrawn: {
    facts: (data, phrase) => ({
      amount: phrase.money(data.cents),
      variant: int(data, "cents") === 0 ? "nothing" : text(data, "kind"),
    }),
    customer: {
      default: [
        "{{amount}} of a gift card left your credit: its purchase was refunded to the buyer",
        "{{amount}} d’une carte-cadeau ont quitté votre crédit : son achat a été remboursé à la personne qui l’a achetée",
      ],
      promotional: [
        "{{amount}} of a bonus left your credit: the purchase that brought it was refunded",
        "{{amount}} d’une prime ont quitté votre crédit : l’achat qui l’a procurée a été remboursé",
      ],
      nothing: [
        "A gift card’s purchase was to be refunded, and nothing of the card was left in your credit",
        "L’achat d’une carte-cadeau devait être remboursé, et il n’en restait rien dans votre crédit",
      ],
    },
    staff: {
      default: [
        "{{amount}} of a gift card were taken back from the credit, to be refunded",
        "{{amount}} d’une carte-cadeau ont été repris au solde, pour être remboursés",
      ],
      promotional: [
        "{{amount}} of a bonus were taken back from the credit: its purchase was refunded",
        "{{amount}} d’une prime ont été repris au solde : son achat a été remboursé",
      ],
      nothing: ["Nothing of a gift card was left to take back", "Il ne restait rien d’une carte-cadeau à reprendre"],
    },
  },
  CorporatePlanGiven: {
    facts: (data, phrase) => ({
      amount: phrase.money(data.cents),
      plan: phrase.code(corporatePlanWords, text(data, "plan")),
      until: phrase.date(text(data, "until")),
    }),
    customer: [
      "You were given a corporate plan: {{amount}} of credit a month until {{until}}",
      "Vous avez reçu un plan d’entreprise\u00a0: {{amount}} de crédit par mois jusqu’au {{until}}",
    ],
    staff: [
      "{{who}} gave a corporate plan ({{plan}}): {{amount}} a month until {{until}}",
      "{{who}} a accordé un plan d’entreprise ({{plan}})\u00a0: {{amount}} par mois jusqu’au {{until}}",
    ],
  },
  CorporatePlanEnded: {
    customer: ["Your corporate plan ended", "Votre plan d’entreprise a pris fin"],
    staff: ["The corporate plan ended", "Le plan d’entreprise a pris fin"],
  },
} satisfies Facts;
