import type { Words } from "@tablee/domain/kernel/words";
import { approvalWords, declineWords, refundDecisionWords } from "../../shared/refund/decision-words.ts";

export const words = {
  title: ["Refunds to approve", "Remboursements à approuver"],
  empty: ["No refund is waiting", "Aucun remboursement n’attend"],
  emptyText: [
    "Refunds above the limit appear here, for a second person to review.",
    "Les remboursements au-delà de la limite figurent ici, pour qu’une deuxième personne les examine.",
  ],
  ofGiftCards: ["Refunds of gift cards", "Remboursements de cartes-cadeaux"],
  of: ["{{amount}} for {{name}}", "{{amount}} pour {{name}}"],
  nameless: ["Erased customer", "Client effacé"],
  toOrder: ["Open the order", "Ouvrir la commande"],
  ...refundDecisionWords,
  delivery: ["Delivery", "Livraison"],
  stillComes: ["{{day}}: refunded whole, the box still comes", "{{day}}\u00a0: remboursée en entier, la boîte vient quand même"],
  what: ["Of what", "Unités"],
  units_one: ["{{count}} unit", "{{count}} unité"],
  units_many: [null, "{{count}} d’unités"],
  units_other: ["{{count}} units", "{{count}} unités"],
  unitsOfAdditions_one: ["{{count}} unit of late additions", "{{count}} unité d’ajouts tardifs"],
  unitsOfAdditions_many: [null, "{{count}} d’unités d’ajouts tardifs"],
  unitsOfAdditions_other: ["{{count}} units of late additions", "{{count}} unités d’ajouts tardifs"],
  fee: ["the delivery fee", "les frais de livraison"],
  approve: {
    ...approvalWords,
    text: [
      "Reason for the request: {{reason}}. The money goes back the way it was paid, and the customer is notified. It cannot be undone.",
      "Motif de la demande\u00a0: {{reason}}. L’argent est rendu par le moyen du paiement, et la personne en est avisée. C’est irréversible.",
    ],
    done: ["{{amount}} goes back to the customer.", "{{amount}} sont remboursés."],
  },
  decline: {
    ...declineWords,
    text: [
      "Reason for the request: {{reason}}. Nothing is paid; the request ends, and can be made again.",
      "Motif de la demande\u00a0: {{reason}}. Rien n’est payé; la demande prend fin et peut être refaite.",
    ],
  },
} satisfies Words;
