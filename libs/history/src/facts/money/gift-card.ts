import { giftCardEndWords, giftCardFreezeWords, giftCardKindWords } from "@tablee/domain/gift-card/words";
import { paymentFailureWords } from "@tablee/domain/payment/words";
import { type Data, int, text } from "../../data.ts";
import type { Facts } from "../../event-facts.ts";
import type { Phrases } from "../../phrases.ts";

const ofCard = (data: Data, phrase: Phrases) => ({
  amount: phrase.money(data.cents),
  kind: phrase.code(giftCardKindWords, text(data, "kind")),
  variant: text(data, "kind"),
});

/** Events of a gift card, in the histories of its buyer and of the account that redeems it. */
export const giftCardFacts = {
  GiftCardStarted: {
    facts: (data, phrase) => ({ amount: phrase.money(data.cents) }),
    customer: ["You began to buy a gift card of {{amount}}", "Vous avez commencé l’achat d’une carte-cadeau de {{amount}}"],
    staff: ["{{who}} began to buy a gift card of {{amount}}", "{{who}} a commencé l’achat d’une carte-cadeau de {{amount}}"],
  },
  GiftCardRequested: {
    facts: (data) => ({ attempt: int(data, "attempt") }),
    customer: ["You filled in a gift card and were about to pay for it", "Vous avez rempli une carte-cadeau et alliez la payer"],
    staff: [
      "{{who}} filled in the gift card, attempt {{attempt}} to pay",
      "{{who}} a rempli la carte-cadeau, tentative de paiement {{attempt}}",
    ],
  },
  GiftCardPaymentFailed: {
    facts: (data, phrase) => ({ attempt: int(data, "attempt"), code: phrase.code(paymentFailureWords, text(data, "code")) }),
    customer: ["The payment of the gift card did not go through", "Le paiement de la carte-cadeau n’a pas été accepté"],
    staff: [
      "Attempt {{attempt}} to pay for the gift card failed ({{code}})",
      "La tentative de paiement {{attempt}} de la carte-cadeau a échoué ({{code}})",
    ],
  },
  GiftCardEnded: {
    facts: (data, phrase) => ({ because: phrase.code(giftCardEndWords, text(data, "because")) }),
    customer: [
      "The purchase of a gift card ended: {{because}}; nothing was charged",
      "L’achat d’une carte-cadeau a pris fin\u00a0: {{because}}; rien n’a été facturé",
    ],
    staff: ["The purchase ended: {{because}}; nothing was charged", "L’achat a pris fin\u00a0: {{because}}; rien n’a été facturé"],
  },
  GiftCardIssued: {
    facts: (data, phrase) => ({ ...ofCard(data, phrase), lastFour: text(data, "lastFour") }),
    customer: {
      default: ["Your gift card of {{amount}} is paid", "Votre carte-cadeau de {{amount}} est payée"],
      bonus: ["Your gift card brought you a bonus of {{amount}}", "Votre carte-cadeau vous a valu une prime de {{amount}}"],
    },
    staff: ["The {{kind}} of {{amount}} was issued: •••• {{lastFour}}", "Émission\u00a0: {{kind}} de {{amount}}, •••• {{lastFour}}"],
  },
  GiftCardMailed: {
    facts: (data) => ({ variant: data.cameBack === true ? "returned" : text(data, "result") }),
    customer: {
      default: ["The code of a gift card was mailed", "Le code d’une carte-cadeau est parti par courriel"],
      returned: ["The mail with a gift card came back", "Le courriel d’une carte-cadeau a été retourné"],
      refused: ["The mail with a gift card could not be delivered", "Le courriel d’une carte-cadeau n’a pas pu être livré"],
    },
    staff: {
      default: ["The code was mailed", "Le code est parti par courriel"],
      returned: ["The mail with the code came back", "Le courriel du code a été retourné"],
      refused: ["The mail with the code was refused", "Le courriel du code a été refusé"],
    },
  },
  GiftCardMailRequested: {
    customer: ["Our team is sending the code of a gift card again", "Notre équipe renvoie le code d’une carte-cadeau"],
    staff: ["{{who}} had the code sent again", "{{who}} a fait renvoyer le code"],
  },
  GiftCardReissued: {
    facts: (data) => ({ issue: int(data, "issue"), lastFour: text(data, "lastFour") }),
    customer: [
      "Our team is sending a gift card to another recipient with a new code; the earlier code is void",
      "Notre équipe envoie une carte-cadeau à un autre destinataire avec un nouveau code; l’ancien ne vaut plus",
    ],
    staff: [
      "{{who}} had the card sent to another recipient: issue {{issue}}, •••• {{lastFour}}",
      "{{who}} a fait envoyer la carte à un autre destinataire\u00a0: émission {{issue}}, •••• {{lastFour}}",
    ],
  },
  GiftCardFrozen: {
    facts: (data, phrase) => ({ because: phrase.code(giftCardFreezeWords, text(data, "because")) }),
    customer: ["A gift card cannot be used for now", "Une carte-cadeau ne peut pas être utilisée pour l’instant"],
    staff: ["The card was frozen: {{because}}", "La carte a été gelée\u00a0: {{because}}"],
  },
  GiftCardUnfrozen: {
    customer: ["A gift card can be used again", "Une carte-cadeau peut de nouveau être utilisée"],
    staff: ["{{who}} ended the freeze", "{{who}} a mis fin au gel"],
  },
  GiftCardRefundRequested: {
    facts: (data, phrase) => ({ amount: phrase.money(data.cents) }),
    customer: [
      "A refund of a gift card of {{amount}} was asked for; a second person of our team had to approve it",
      "Le remboursement d’une carte-cadeau de {{amount}} a été demandé; une deuxième personne de notre équipe devait l’approuver",
    ],
    staff: [
      "{{who}} asked to refund the card of {{amount}}, which needs a second person",
      "{{who}} demande de rembourser la carte de {{amount}}, à approuver par une deuxième personne",
    ],
  },
  GiftCardRefundDeclined: {
    customer: ["The refund of a gift card was not approved", "Le remboursement d’une carte-cadeau n’a pas été approuvé"],
    staff: ["{{who}} declined to refund the card", "{{who}} a refusé de rembourser la carte"],
  },
  GiftCardRefundStarted: {
    facts: (data, phrase) => ({ amount: phrase.money(data.cents) }),
    customer: [
      "A refund of what is left of a gift card began: {{amount}} at most",
      "Le remboursement de ce qui reste d’une carte-cadeau a commencé : {{amount}} au plus",
    ],
    staff: [
      "{{who}} began to refund what is left of the redeemed card: {{amount}} at most",
      "{{who}} a commencé à rembourser ce qui reste de la carte utilisée : {{amount}} au plus",
    ],
  },
  GiftCardRefundDropped: {
    customer: ["Nothing of a gift card was left to refund", "Il ne restait rien d’une carte-cadeau à rembourser"],
    staff: ["Nothing of the card was left when its refund took effect", "Il ne restait rien de la carte au moment de son remboursement"],
  },
  GiftCardRefunded: {
    facts: (data, phrase) => ({ amount: phrase.money(data.cents) }),
    customer: [
      "{{amount}} of a gift card were refunded to the card or account that paid for it",
      "{{amount}} d’une carte-cadeau ont été remboursés sur le mode de paiement utilisé à l’achat",
    ],
    staff: [
      "{{who}} refunded {{amount}} of the card to the card or account that paid for it",
      "{{who}} a remboursé {{amount}} de la carte sur le mode de paiement utilisé à l’achat",
    ],
  },
  GiftCardRedeemed: {
    facts: ofCard,
    customer: {
      default: ["You redeemed a gift card of {{amount}}", "Vous avez utilisé une carte-cadeau de {{amount}}"],
      bonus: ["You redeemed a bonus of {{amount}}", "Vous avez utilisé une prime de {{amount}}"],
    },
    staff: ["{{who}} redeemed the {{kind}} of {{amount}}", "{{who}} a utilisé\u00a0: {{kind}} de {{amount}}"],
  },
} satisfies Facts;
