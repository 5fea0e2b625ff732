import type { Voiced } from "../kernel/voices.ts";

/** The kinds of numbered receipts about a subscription. A kind is named here alone: the contract and the read model take it from here. */
export const subscriptionReceiptWords = {
  paused: {
    customer: ["Subscription paused", "Abonnement mis en pause"],
    staff: ["A paused subscription", "Un abonnement mis en pause"],
  },
  "pause-moved": {
    customer: ["End of the pause changed", "Fin de la pause modifiée"],
    staff: ["A changed end of a pause", "Une fin de pause modifiée"],
  },
  resumed: { customer: ["Subscription resumed", "Abonnement repris"], staff: ["A resumed subscription", "Un abonnement repris"] },
  closed: { customer: ["Subscription closed", "Abonnement fermé"], staff: ["A closed subscription", "Un abonnement fermé"] },
  moved: { customer: ["Delivery changed", "Livraison changée"], staff: ["A delivery that was moved", "Une livraison changée"] },
  "plan-changed": { customer: ["Plan changed", "Forfait changé"], staff: ["A changed plan", "Un forfait changé"] },
} satisfies Readonly<Record<string, Voiced>>;

export type SubscriptionReceiptKind = keyof typeof subscriptionReceiptWords;

export const subscriptionReceiptKinds = Object.keys(subscriptionReceiptWords) as readonly SubscriptionReceiptKind[];
