import { openReceipt, paperOf } from "../parts.ts";
import { lasting, type OrderTemplate } from "../template.ts";

/** A receipt that was requested again. */
export const receipt: OrderTemplate<"deliveryDay" | "orderId" | "receipt" | "paper" | "total"> = {
  outdated: lasting,
  en: (facts) => ({
    subject: `Your receipt for ${facts.deliveryDay}`,
    heading: "Your receipt, as you asked",
    paragraphs: [`For your ${facts.deliveryDay} box:`],
    bills: facts.receipt,
    facts: paperOf.en(facts),
    action: openReceipt.en(facts),
    sms: `your receipt for ${facts.deliveryDay}: ${facts.total}.`,
  }),
  fr: (facts) => ({
    subject: `Votre reçu du ${facts.deliveryDay}`,
    heading: "Votre reçu, comme demandé",
    paragraphs: [`Pour votre boîte du ${facts.deliveryDay}\u00a0:`],
    bills: facts.receipt,
    facts: paperOf.fr(facts),
    action: openReceipt.fr(facts),
    sms: `votre reçu du ${facts.deliveryDay}\u00a0: ${facts.total}.`,
  }),
};
