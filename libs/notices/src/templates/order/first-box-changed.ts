import { list, openReceipt, paperOf } from "../parts.ts";
import { lasting, type OrderTemplate } from "../template.ts";

/** A paid first box has other dishes; the difference was charged, or is refunded. */
export const firstBoxChanged: OrderTemplate<"bill" | "billedDishes" | "card" | "change" | "deliveryDay" | "orderId" | "paper"> = {
  outdated: lasting,
  en: (facts) => ({
    subject: `Your box for ${facts.deliveryDay} has changed`,
    heading: "Your box is changed",
    paragraphs: [`Your box for ${facts.deliveryDay} now holds:`, list(facts.billedDishes), said.en[facts.change.went](facts.change.amount)],
    bills: facts.bill,
    facts: [...(facts.change.went === "charged" ? [[toCard.en(facts.card), facts.change.card] as const] : []), ...paperOf.en(facts)],
    action: openReceipt.en(facts),
    sms: `your box for ${facts.deliveryDay} has changed.`,
  }),
  fr: (facts) => ({
    subject: `Votre boîte du ${facts.deliveryDay} a été modifiée`,
    heading: "Votre boîte est modifiée",
    paragraphs: [
      `Votre boîte du ${facts.deliveryDay} contient maintenant\u00a0:`,
      list(facts.billedDishes),
      said.fr[facts.change.went](facts.change.amount),
    ],
    bills: facts.bill,
    facts: [...(facts.change.went === "charged" ? [[toCard.fr(facts.card), facts.change.card] as const] : []), ...paperOf.fr(facts)],
    action: openReceipt.fr(facts),
    sms: `votre boîte du ${facts.deliveryDay} est modifiée.`,
  }),
};

const said = {
  en: {
    charged: (amount: string) => `It costs ${amount} more than before, and the difference is paid.`,
    back: (amount: string) =>
      `It costs ${amount} less than before. The difference is refunded the way you paid. Your bank decides on which day it shows on a card.`,
    same: () => "It costs the same as before: nothing is charged or refunded.",
  },
  fr: {
    charged: (amount: string) => `Elle coûte ${amount} de plus qu’avant, et la différence est payée.`,
    back: (amount: string) =>
      `Elle coûte ${amount} de moins qu’avant. Nous vous remboursons la différence de la façon dont vous aviez payé. Sur une carte, la date d’affichage dépend de votre banque.`,
    same: () => "Elle coûte le même prix qu’avant : rien n’est facturé ni remboursé.",
  },
};

const toCard = {
  en: (card: string) => (card === "" ? "Charged" : `Charged to ${card}`),
  fr: (card: string) => (card === "" ? "Facturé" : `Facturé à ${card}`),
};
