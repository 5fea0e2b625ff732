/** The words of a second person's answer to a refund, which those of orders and of gift cards have in common. */
export const refundDecisionWords = {
  askedBy: ["Asked for by", "Demandé par"],
  askedAt: ["Asked for", "Demandé le"],
  you: ["you", "vous"],
  ownNot: [
    "You requested this refund yourself, so someone else has to decide.",
    "Vous avez fait cette demande vous-même; quelqu’un d’autre doit y répondre.",
  ],
  financeOnly: ["Only Finance can answer this.", "Seules les finances peuvent y répondre."],
} as const;

export const approvalWords = {
  open: ["Approve…", "Approuver…"],
  title: ["Refund {{amount}}?", "Rembourser {{amount}}?"],
  confirm: ["Approve", "Approuver"],
} as const;

export const declineWords = {
  open: ["Decline…", "Refuser…"],
  title: ["Decline to refund {{amount}}?", "Refuser de rembourser {{amount}}?"],
  confirm: ["Decline", "Refuser"],
  done: ["The refund of {{amount}} was declined.", "Le remboursement de {{amount}} a été refusé."],
} as const;
