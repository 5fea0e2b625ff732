import type { Words } from "@tablee/domain/kernel/words";
import { paymentFailureSentences } from "@tablee/domain/payment/failure-words";

/** Reasons why a box could not be charged. */
export const words = {
  code: paymentFailureSentences,
  /** The last box, given up after its charges failed. */
  box: {
    title: ["Your box for {{day}} was not paid: {{amount}}", "La boîte du {{day}} n’a pas été payée\u00a0: {{amount}}"],
    declined: ["Method: {{card}}.", "Mode de paiement\u00a0: {{card}}."],
    // True before its delivery day as well as after it.
    cancelled: ["It is cancelled, and nothing was charged for it.", "Elle est annulée, et rien n’a été débité pour elle."],
    sameCard: [
      "The next charge, {{amount}}, goes to it again on {{date}}, {{time}}.",
      "Le prochain paiement, {{amount}}, y sera porté de nouveau le {{date}}, {{time}}.",
    ],
    otherCard: [
      "The next charge, {{amount}}, goes to your present method on {{date}}, {{time}}.",
      "Le prochain paiement, {{amount}}, sera porté à votre mode de paiement actuel le {{date}}, {{time}}.",
    ],
    second: [
      "If the next box cannot be paid either, your subscription is paused.",
      "Si la prochaine boîte reste impayée, votre abonnement sera mis en pause.",
    ],
    short: ["{{card}} was declined for your last box.", "{{card}} a été refusée pour votre dernière boîte."],
  },
} satisfies Words;
