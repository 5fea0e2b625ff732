import type { Words } from "@tablee/domain/kernel/words";

/** The words of refunds. */
export const refundWords = {
  title: ["Refunds", "Remboursements"],
  toWaiting: ["Refunds to approve", "Remboursements à approuver"],
  ofAdditions: ["of late additions", "d’ajouts tardifs"],
  waits: ["waits for a second person", "attend une deuxième personne"],
  open: ["Refund…", "Rembourser…"],
  choose: ["Refund", "Rembourser"],
  chooseText: [
    "Choose units to see their amount. Nothing is written until you confirm it.",
    "Choisissez des unités pour en voir le montant. Rien n’est écrit avant que vous ne le confirmiez.",
  ],
  part: ["Of which part", "De quelle partie"],
  theOrder: ["The order", "La commande"],
  units: ["Units to refund", "Unités à rembourser"],
  everything: ["Everything remaining", "Tout ce qui reste"],
  left_one: ["{{count}} unit", "{{count}} unité"],
  left_many: [null, "{{count}} d’unités"],
  left_other: ["{{count}} units", "{{count}} unités"],
  leftOf_one: ["{{left}} of {{count}} unit left", "reste {{left}} sur {{count}} unité"],
  leftOf_many: [null, "reste {{left}} sur {{count}} d’unités"],
  leftOf_other: ["{{left}} of {{count}} units left", "reste {{left}} sur {{count}} unités"],
  givenBack: ["refunded", "remboursé"],
  fee: ["The delivery fee, {{amount}}", "Les frais de livraison, {{amount}}"],
  nothing: ["Choose something to see its amount.", "Choisissez quelque chose pour en voir le montant."],
  alreadyWaits_one: [
    "A refund of this order is already waiting for a second person.",
    "Un remboursement de cette commande attend déjà une deuxième personne.",
  ],
  alreadyWaits_many: [null, "{{count}} de remboursements de cette commande attendent déjà une deuxième personne."],
  alreadyWaits_other: [
    "{{count}} refunds of this order are already waiting for a second person.",
    "{{count}} remboursements de cette commande attendent déjà une deuxième personne.",
  ],
  comesTo: ["This refunds {{amount}}", "Ceci rembourse {{amount}}"],
  leftCents: ["{{amount}} of this part remains ({{total}} in all)", "il reste {{amount}} sur cette partie ({{total}} en tout)"],
  needsApproval: ["A second person has to approve this", "Une deuxième personne doit l’approuver"],
  needsApprovalText: [
    "It is above the limit for one person. Your request is kept with your reason; money moves once finance approves it.",
    "Le montant dépasse la limite d’une seule personne. Votre demande est conservée avec votre motif; rien n’est versé avant l’approbation des finances.",
  ],
  give: ["Refund {{amount}}…", "Rembourser {{amount}}…"],
  giveTitle: ["Refund {{amount}}?", "Rembourser {{amount}}?"],
  ask: ["Request a refund of {{amount}}…", "Demander un remboursement de {{amount}}…"],
  askTitle: ["Request a refund of {{amount}}?", "Demander un remboursement de {{amount}}?"],
  box: {
    question: [
      "This refunds the whole box. Does it still come {{day}}?",
      "Toute la boîte est remboursée. Vient-elle quand même le {{day}}?",
    ],
    comes: ["Yes, it comes, free of charge", "Oui, elle vient, gratuitement"],
    stays: ["No, it must not come", "Non, elle ne doit pas venir"],
    askDepot: [
      "A refund does not stop a box: ask the depot to hold it. Unless the depot does, it comes.",
      "Un remboursement n’arrête pas une boîte\u00a0: demandez au dépôt de la retenir. Sinon, elle vient.",
    ],
    skipInstead: [
      "A refund does not stop a box. Skip it in the customer’s app instead: that refunds all of it, and no box comes.",
      "Un remboursement n’arrête pas une boîte. Sautez-la plutôt dans l’application du client\u00a0: tout est alors remboursé, et rien ne vient.",
    ],
  },
  noUndo: [
    "The money goes back the way it was paid, and the customer is notified. It cannot be undone.",
    "L’argent est rendu par le moyen du paiement, et la personne en est avisée. C’est irréversible.",
  ],
  confirm: ["Refund", "Rembourser"],
  askConfirm: ["Send to a second person", "Envoyer à une deuxième personne"],
  given: ["{{amount}} goes back to the customer.", "{{amount}} sont remboursés."],
  nowWaits: ["{{amount}} waits for a second person.", "{{amount}} attendent une deuxième personne."],
} satisfies Words;
