import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Refunds to approve", "Remboursements à approuver"],
  empty: ["No refund waits", "Aucun remboursement n’attend"],
  emptyText: [
    "Refunds above the limit come here, for a second person to look at.",
    "Les remboursements au-delà de la limite arrivent ici, pour une deuxième personne.",
  ],
  of: ["{{amount}} for {{name}}", "{{amount}} pour {{name}}"],
  nameless: ["a forgotten person", "une personne oubliée"],
  toOrder: ["Open the order", "Ouvrir la commande"],
  askedBy: ["Asked for by", "Demandé par"],
  you: ["you", "vous"],
  askedAt: ["Asked for", "Demandé le"],
  delivery: ["Delivery", "Livraison"],
  what: ["Of what", "Unités"],
  units_one: ["{{count}} unit", "{{count}} unité"],
  units_many: [null, "{{count}} d’unités"],
  units_other: ["{{count}} units", "{{count}} unités"],
  unitsOfAdditions_one: ["{{count}} unit of late additions", "{{count}} unité d’ajouts tardifs"],
  unitsOfAdditions_many: [null, "{{count}} d’unités d’ajouts tardifs"],
  unitsOfAdditions_other: ["{{count}} units of late additions", "{{count}} unités d’ajouts tardifs"],
  fee: ["the delivery fee", "les frais de livraison"],
  ownNot: [
    "You asked for this one yourself, so somebody else has to answer it.",
    "Vous avez fait cette demande vous-même; quelqu’un d’autre doit y répondre.",
  ],
  financeOnly: ["Finance answers this.", "Seules les finances peuvent y répondre."],
  approve: {
    open: ["Approve…", "Approuver…"],
    title: ["Give back {{amount}}?", "Rembourser {{amount}}?"],
    text: [
      "Asked for because: {{reason}}. The money goes back the way it came, and the customer is told. It cannot be undone.",
      "Motif de la demande\u00a0: {{reason}}. L’argent retourne d’où il est venu, et la personne en est avisée. C’est irréversible.",
    ],
    confirm: ["Approve", "Approuver"],
    done: ["{{amount}} goes back to the customer.", "{{amount}} sont remboursés."],
  },
  decline: {
    open: ["Decline…", "Refuser…"],
    title: ["Decline to give back {{amount}}?", "Refuser de rembourser {{amount}}?"],
    text: [
      "Asked for because: {{reason}}. Nothing is paid; the request ends, and can be made again.",
      "Motif de la demande\u00a0: {{reason}}. Rien n’est payé; la demande prend fin et peut être refaite.",
    ],
    confirm: ["Decline", "Refuser"],
    done: ["The refund of {{amount}} was declined.", "Le remboursement de {{amount}} a été refusé."],
  },
} satisfies Words;
