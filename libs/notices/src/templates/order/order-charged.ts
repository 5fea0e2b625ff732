import { incomplete, list, openReceipt, paperOf } from "../parts.ts";
import { lasting, type OrderTemplate } from "../template.ts";

/** A box is paid: its receipt. */
export const orderCharged: OrderTemplate<
  | "bill"
  | "billedDishes"
  | "billedPlates"
  | "card"
  | "changeableUntil"
  | "charged"
  | "deliveryDay"
  | "incomplete"
  | "orderId"
  | "paper"
  | "window"
> = {
  outdated: lasting,
  en: (facts) => ({
    subject: `Receipt for your ${facts.deliveryDay} box`,
    heading: "Thank you, your box is paid",
    plates: facts.billedPlates,
    paragraphs: [
      `Your box comes on ${facts.deliveryDay}, ${facts.window}. It holds:`,
      list(facts.billedDishes),
      ...incomplete.en(facts),
      ...(facts.changeableUntil ? [`You can still change its dishes in your account until ${facts.changeableUntil}.`] : []),
    ],
    bills: facts.bill,
    facts: [[facts.card === "" ? "Charged" : `Charged to ${facts.card}`, facts.charged], ...paperOf.en(facts)],
    action: openReceipt.en(facts),
    sms: `${facts.charged} charged for your ${facts.deliveryDay} box.`,
  }),
  fr: (facts) => ({
    subject: `Reçu de votre boîte du ${facts.deliveryDay}`,
    heading: "Merci, votre boîte est payée",
    plates: facts.billedPlates,
    paragraphs: [
      `Votre boîte arrive le ${facts.deliveryDay}, ${facts.window}. Elle contient\u00a0:`,
      list(facts.billedDishes),
      ...incomplete.fr(facts),
      ...(facts.changeableUntil ? [`Vous pouvez encore changer ses plats dans votre compte jusqu’au ${facts.changeableUntil}.`] : []),
    ],
    bills: facts.bill,
    facts: [[facts.card === "" ? "Facturé" : `Facturé à ${facts.card}`, facts.charged], ...paperOf.fr(facts)],
    action: openReceipt.fr(facts),
    sms: `${facts.charged} facturés pour votre boîte du ${facts.deliveryDay}.`,
  }),
};
