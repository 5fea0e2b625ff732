import { list, openReceipt, paperOf } from "../parts.ts";
import { lasting, type OrderTemplate } from "../template.ts";

/** Late additions are paid. */
export const additionsCharged: OrderTemplate<
  "addedDishes" | "additionsBill" | "additionsCharged" | "card" | "deliveryDay" | "orderId" | "paper"
> = {
  outdated: lasting,
  en: (facts) => ({
    subject: `Added to your box for ${facts.deliveryDay}`,
    heading: "Your additions are in the box",
    paragraphs: [`These come with your box on ${facts.deliveryDay}:`, list(facts.addedDishes)],
    bills: facts.additionsBill,
    facts: [[facts.card === "" ? "Charged" : `Charged to ${facts.card}`, facts.additionsCharged], ...paperOf.en(facts)],
    action: openReceipt.en(facts),
    sms: `${facts.additionsCharged} charged for additions to your ${facts.deliveryDay} box.`,
  }),
  fr: (facts) => ({
    subject: `Ajouté à votre boîte du ${facts.deliveryDay}`,
    heading: "Vos ajouts sont dans la boîte",
    paragraphs: [`Ces articles arrivent avec votre boîte du ${facts.deliveryDay}\u00a0:`, list(facts.addedDishes)],
    bills: facts.additionsBill,
    facts: [[facts.card === "" ? "Facturé" : `Facturé à ${facts.card}`, facts.additionsCharged], ...paperOf.fr(facts)],
    action: openReceipt.fr(facts),
    sms: `${facts.additionsCharged} facturés pour les ajouts à votre boîte du ${facts.deliveryDay}.`,
  }),
};
