import { account } from "../parts.ts";
import { lasting, type OrderTemplate } from "../template.ts";

/** At its cutoff an order was below the minimum. */
export const minimumNotMet: OrderTemplate<"deliveryDay" | "minimum"> = {
  outdated: lasting,
  en: (facts) => ({
    subject: `No box on ${facts.deliveryDay}`,
    heading: "Your order stayed below the minimum",
    paragraphs: [
      `At the cutoff your order for ${facts.deliveryDay} was below the minimum of ${facts.minimum}, so there is no delivery and nothing is charged.`,
      "You can see your next boxes in your account.",
    ],
    action: account.en,
    sms: `your order for ${facts.deliveryDay} was below the minimum: no delivery, no charge.`,
  }),
  fr: (facts) => ({
    subject: `Pas de boîte le ${facts.deliveryDay}`,
    heading: "Votre commande n’a pas atteint le minimum",
    paragraphs: [
      `À la date limite, votre commande du ${facts.deliveryDay} était sous le minimum de ${facts.minimum}\u00a0: il n’y a donc ni livraison ni facturation.`,
      "Vos prochaines boîtes sont dans votre compte.",
    ],
    action: account.fr,
    sms: `votre commande du ${facts.deliveryDay} était sous le minimum. Ni livraison ni facturation.`,
  }),
};
