import { openReceipt, paperOf } from "../parts.ts";
import { lasting, type OrderTemplate } from "../template.ts";

/** A refund. */
export const refunded: OrderTemplate<"deliveryDay" | "isReturned" | "orderId" | "paper" | "refundBill" | "refunded"> = {
  outdated: lasting,
  en: (facts) => ({
    subject: `A refund of ${facts.refunded}`,
    heading: "Money is on its way back to you",
    paragraphs: [
      `We have refunded ${facts.refunded} for your ${facts.deliveryDay} box, the way you paid. Your bank decides on which day it shows on a card.`,
      ...(facts.isReturned ? ["You skipped this box: it is not delivered."] : []),
    ],
    bills: facts.refundBill,
    facts: paperOf.en(facts),
    action: openReceipt.en(facts),
    sms: `${facts.refunded} refunded for your ${facts.deliveryDay} box.`,
  }),
  fr: (facts) => ({
    subject: `Un remboursement de ${facts.refunded}`,
    heading: "Votre remboursement est en route",
    paragraphs: [
      `Nous vous avons remboursé ${facts.refunded} pour votre boîte du ${facts.deliveryDay}, de la façon dont vous aviez payé. Sur une carte, la date d’affichage dépend de votre banque.`,
      ...(facts.isReturned ? ["Vous avez sauté cette boîte : elle n’est pas livrée."] : []),
    ],
    bills: facts.refundBill,
    facts: paperOf.fr(facts),
    action: openReceipt.fr(facts),
    sms: `${facts.refunded} remboursés pour votre boîte du ${facts.deliveryDay}.`,
  }),
};
