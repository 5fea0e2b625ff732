import type { OrderFacts } from "../../order/facts.ts";
import { openReceipt, paperOf } from "../parts.ts";
import { lasting, type OrderTemplate } from "../template.ts";

type Facts = Pick<OrderFacts, "deliveryDay" | "refunded" | "refundedTo">;

/** The sentences about the ways that the money took: to the card or PayPal account, to credit, or to both. */
const ways = {
  en: ({ deliveryDay, refunded, refundedTo: { method, credit } }: Facts): string[] => {
    const onCard = "Your bank decides on which day it shows on a card.";
    const ofCredit = "Your payment settings show your credit, and until when it can be spent.";
    if (method && credit)
      return [
        `We have refunded ${refunded} for your ${deliveryDay} box: ${method} the way you paid it, and ${credit} to your credit.`,
        `${onCard} ${ofCredit}`,
      ];
    if (credit) return [`We have returned ${credit} to your credit for your ${deliveryDay} box. ${ofCredit}`];
    return [`We have refunded ${refunded} for your ${deliveryDay} box, the way you paid. ${onCard}`];
  },
  fr: ({ deliveryDay, refunded, refundedTo: { method, credit } }: Facts): string[] => {
    const onCard = "Sur une carte, la date d’affichage dépend de votre banque.";
    const ofCredit = "Vos paramètres de paiement indiquent votre crédit et jusqu’à quand il peut servir.";
    if (method && credit)
      return [
        `Nous vous avons remboursé ${refunded} pour votre boîte du ${deliveryDay}\u00a0: ${method} de la façon dont vous les aviez payés, et ${credit} sur votre crédit.`,
        `${onCard} ${ofCredit}`,
      ];
    if (credit) return [`Nous avons remis ${credit} sur votre crédit pour votre boîte du ${deliveryDay}. ${ofCredit}`];
    return [`Nous vous avons remboursé ${refunded} pour votre boîte du ${deliveryDay}, de la façon dont vous aviez payé. ${onCard}`];
  },
};

/** A refund. */
export const refunded: OrderTemplate<"deliveryDay" | "isReturned" | "orderId" | "paper" | "refundBill" | "refunded" | "refundedTo"> = {
  outdated: lasting,
  en: (facts) => ({
    subject: `A refund of ${facts.refunded}`,
    heading: "Money is on its way back to you",
    paragraphs: [...ways.en(facts), ...(facts.isReturned ? ["You skipped this box: it is not delivered."] : [])],
    bills: facts.refundBill,
    facts: paperOf.en(facts),
    action: openReceipt.en(facts),
    sms: `${facts.refunded} refunded for your ${facts.deliveryDay} box.`,
  }),
  fr: (facts) => ({
    subject: `Un remboursement de ${facts.refunded}`,
    heading: "Votre remboursement est en route",
    paragraphs: [...ways.fr(facts), ...(facts.isReturned ? ["Vous avez sauté cette boîte\u00a0: elle n’est pas livrée."] : [])],
    bills: facts.refundBill,
    facts: paperOf.fr(facts),
    action: openReceipt.fr(facts),
    sms: `${facts.refunded} remboursés pour votre boîte du ${facts.deliveryDay}.`,
  }),
};
