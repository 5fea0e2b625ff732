import { giftCardKindLabels, giftCardStandingLabels } from "@tablee/domain/gift-card/words";
import type { Words } from "@tablee/domain/kernel/words";
import { approvalWords, declineWords, refundDecisionWords } from "../../shared/refund/decision-words.ts";

export const words = {
  title: ["Gift cards", "Cartes-cadeaux"],
  find: ["Last four of the code, or an email", "Quatre derniers caractères du code, ou un courriel"],
  allAccounts: ["Back to waiting refunds", "Retour aux remboursements à approuver"],
  count_one: ["{{count}} card.", "{{count}} carte."],
  count_many: ["{{count}} cards.", "{{count}} cartes."],
  count_other: ["{{count}} cards.", "{{count}} cartes."],
  found: {
    code: ["Cards whose code ends so, the last one first.", "Cartes dont le code se termine ainsi, la dernière d’abord."],
    mail: [
      "Cards that were bought with this address or sent to it, the last one first.",
      "Cartes achetées avec cette adresse ou envoyées à celle-ci, la dernière d’abord.",
    ],
    account: [
      "Cards that the account bought or redeemed, the last one first.",
      "Cartes que le compte a achetées ou utilisées, la dernière d’abord.",
    ],
    waiting: [
      "Refunds that wait for a second person, oldest first. Type the end of a code or an email to find a card.",
      "Remboursements à approuver, du plus ancien au plus récent. Tapez la fin d’un code ou un courriel pour trouver une carte.",
    ],
  },
  empty: {
    code: ["No code ends so", "Aucun code ne se termine ainsi"],
    mail: ["No card has this address", "Aucune carte n’a cette adresse"],
    account: ["This account has no gift card", "Ce compte n’a aucune carte-cadeau"],
    waiting: ["No refund of a gift card is waiting", "Aucun remboursement de carte-cadeau n’attend"],
  },
  emptyText: [
    "Type the last four of a code, or the whole email of the buyer or the recipient, which Support may search by. The cards of an account are also found from its page.",
    "Tapez les quatre derniers caractères d’un code, ou le courriel complet de l’acheteur ou du destinataire, que le soutien peut chercher. Les cartes d’un compte se trouvent aussi depuis sa page.",
  ],
  kinds: giftCardKindLabels,
  standings: giftCardStandingLabels,
  value: ["Value", "Valeur"],
  used: ["Used or set aside", "Utilisé ou réservé"],
  left: ["Left", "Reste"],
  refunded: ["Refunded", "Remboursé"],
  issued: ["Issued", "Émission"],
  issue: ["Number of the code", "Numéro du code"],
  mail: ["Code by mail", "Code par courriel"],
  mails: {
    sent: ["sent", "envoyé"],
    refused: ["refused by the address", "refusé par l’adresse"],
    waits: ["still to be sent", "encore à envoyer"],
    printed: ["printed by the buyer", "imprimé à l’achat"],
  },
  buyer: ["Bought by", "Achetée par"],
  visitor: ["a visitor", "un visiteur"],
  recipient: ["For", "Pour"],
  redeemedBy: ["Redeemed by", "Utilisée par"],
  recipientName: ["New recipient’s name", "Nom du nouveau destinataire"],
  recipientEmail: ["New recipient’s email", "Courriel du nouveau destinataire"],
  recipientNameWrong: ["Enter a name of at least two letters.", "Entrez un nom d’au moins deux lettres."],
  recipientEmailWrong: ["Enter a valid email address.", "Entrez une adresse courriel valide."],
  acts: {
    resend: {
      open: ["Send…", "Envoyer…"],
      title: ["Send •••• {{lastFour}} to its recipient?", "Envoyer •••• {{lastFour}} à son destinataire?"],
      text: [
        "The recipient gets the same mail with the same code. A mail for a day to come is sent now.",
        "Le destinataire reçoit le même courriel, avec le même code. Un courriel prévu pour plus tard part maintenant.",
      ],
      confirm: ["Send", "Envoyer"],
      done: ["The mail is on its way", "Le courriel est en route"],
    },
    reissue: {
      open: ["Another recipient…", "Autre destinataire…"],
      title: ["Send •••• {{lastFour}} to another recipient?", "Envoyer •••• {{lastFour}} à un autre destinataire?"],
      text: [
        "The new recipient gets a new code. The present code, and its page to print, can no longer be used.",
        "Le nouveau destinataire reçoit un nouveau code. Le code actuel et sa page à imprimer ne valent plus rien.",
      ],
      confirm: ["Send a new code", "Envoyer un nouveau code"],
      done: ["The new code is on its way", "Le nouveau code est en route"],
    },
    freeze: {
      open: ["Freeze…", "Geler…"],
      title: ["Freeze •••• {{lastFour}}?", "Geler •••• {{lastFour}}?"],
      text: [
        "The code cannot be redeemed, and a mail that is still to be sent waits, until someone ends the freeze.",
        "Le code ne peut pas être utilisé, et un courriel encore à envoyer attend, jusqu’à la fin du gel.",
      ],
      confirm: ["Freeze", "Geler"],
      done: ["The card is frozen", "La carte est gelée"],
    },
    unfreeze: {
      open: ["End the freeze…", "Mettre fin au gel…"],
      title: ["End the freeze of •••• {{lastFour}}?", "Mettre fin au gel de •••• {{lastFour}}?"],
      text: ["The code can be redeemed again.", "Le code peut de nouveau être utilisé."],
      confirm: ["End the freeze", "Mettre fin au gel"],
      done: ["The card can be used again", "La carte peut de nouveau servir"],
    },
    refund: {
      open: ["Refund…", "Rembourser…"],
      title: ["Refund {{amount}} for •••• {{lastFour}}?", "Rembourser {{amount}} pour •••• {{lastFour}}?"],
      text: [
        "The money goes back to the card or account that paid for it, its code is void, and what is left of a bonus is lost. Above the limit, Finance decides first. It cannot be undone.",
        "L’argent est remboursé sur le mode de paiement utilisé à l’achat, son code ne vaut plus rien, et ce qui reste d’une prime est perdu. Au-delà de la limite, les finances décident d’abord. C’est irréversible.",
      ],
      textOfPart: [
        "Of {{value}}, {{used}} paid for boxes or is set aside for one, so {{amount}} goes back to the card or account that paid for the gift card. The account that redeemed it loses this credit, and what is left of a bonus. If some of it is spent in the meantime, less goes back. Above the limit, Finance decides first. It cannot be undone.",
        "Sur {{value}}, {{used}} ont payé des boîtes ou sont réservés pour l’une d’elles : {{amount}} sont remboursés sur le mode de paiement utilisé à l’achat. Le compte qui a utilisé la carte perd ce crédit, et ce qui reste d’une prime. Si une part est dépensée entre-temps, le remboursement diminue d’autant. Au-delà de la limite, les finances décident d’abord. C’est irréversible.",
      ],
      confirm: ["Refund", "Rembourser"],
      done: ["{{amount}} goes back to the buyer.", "{{amount}} sont remboursés à l’acheteur."],
      waits: ["The refund of {{amount}} waits for a second person.", "Le remboursement de {{amount}} attend une deuxième personne."],
    },
  },
  refund: {
    of: ["Refund to approve", "Remboursement à approuver"],
    ...refundDecisionWords,
    approve: {
      ...approvalWords,
      text: [
        "Reason for the request: {{reason}}. The money goes back to the card or account that paid for it. It cannot be undone.",
        "Motif de la demande\u00a0: {{reason}}. L’argent est remboursé sur le mode de paiement utilisé à l’achat. C’est irréversible.",
      ],
      done: ["{{amount}} goes back to the buyer.", "{{amount}} sont remboursés à l’acheteur."],
    },
    approvePart: {
      title: ["Refund {{amount}} at most?", "Rembourser {{amount}} au plus?"],
      text: [
        "Reason for the request: {{reason}}. What is still left of the card, this much at most, goes back to the card or account that paid for it. It cannot be undone.",
        "Motif de la demande : {{reason}}. Ce qui reste encore de la carte, ce montant au plus, est remboursé sur le mode de paiement utilisé à l’achat. C’est irréversible.",
      ],
      confirm: approvalWords.confirm,
      done: ["What is left, {{amount}} at most, goes back to the buyer.", "Ce qui reste, {{amount}} au plus, est remboursé à l’acheteur."],
    },
    decline: {
      ...declineWords,
      text: [
        "Reason for the request: {{reason}}. Nothing is paid, and the card can be used again.",
        "Motif de la demande\u00a0: {{reason}}. Rien n’est payé, et la carte peut de nouveau être utilisée.",
      ],
    },
  },
} satisfies Words;
