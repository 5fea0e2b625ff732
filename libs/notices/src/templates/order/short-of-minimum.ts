import type { Words } from "../../layout/words.ts";
import type { OrderFacts } from "../../order/facts.ts";
import { edit, incomplete, list } from "../parts.ts";

export type ShortFact = "cutoff" | "deliveryDay" | "dishes" | "incomplete" | "minimum" | "orderId" | "shortBy";
type ShortFacts = Pick<OrderFacts, ShortFact>;

/** An open box that would not be delivered: what it lacks comes first, and how to add it. */
export const short = {
  en: (facts: ShortFacts, heading: string): Words => ({
    subject: `${facts.shortBy} short of the ${facts.minimum} minimum: as it stands, no box on ${facts.deliveryDay}`,
    heading,
    paragraphs: [
      `${facts.shortBy} short of the ${facts.minimum} minimum: as it stands, your box for ${facts.deliveryDay} will not be delivered, and nothing is charged.`,
      ...(facts.dishes.length > 0
        ? [`You can add to it until ${facts.cutoff}. So far it holds:`, list(facts.dishes)]
        : [`It is still empty. You can fill it until ${facts.cutoff}.`]),
      ...incomplete.en(facts),
    ],
    action: edit.en(facts),
    sms: `your ${facts.deliveryDay} box is ${facts.shortBy} short of the ${facts.minimum} minimum: as it stands, it will not be delivered. You can add to it until ${facts.cutoff}.`,
  }),
  fr: (facts: ShortFacts, heading: string): Words => ({
    subject: `Il manque ${facts.shortBy} pour atteindre le minimum de ${facts.minimum}\u00a0: sans ajout, pas de boîte le ${facts.deliveryDay}`,
    heading,
    paragraphs: [
      `Il manque ${facts.shortBy} pour atteindre le minimum de ${facts.minimum}\u00a0: telle quelle, votre boîte du ${facts.deliveryDay} ne sera pas livrée, et rien ne vous sera facturé.`,
      ...(facts.dishes.length > 0
        ? [`Vous pouvez la compléter jusqu’au ${facts.cutoff}. Pour l’instant, elle contient\u00a0:`, list(facts.dishes)]
        : [`Elle est encore vide. Vous pouvez la remplir jusqu’au ${facts.cutoff}.`]),
      ...incomplete.fr(facts),
    ],
    action: edit.fr(facts),
    sms: `il manque ${facts.shortBy} à votre boîte du ${facts.deliveryDay} pour atteindre le minimum de ${facts.minimum}. Telle quelle, elle ne sera pas livrée. Vous pouvez la compléter jusqu’au ${facts.cutoff}.`,
  }),
};
