import { followBox } from "../parts.ts";
import { lasting, type OrderTemplate } from "../template.ts";

/** A box is out for delivery. */
export const onItsWay: OrderTemplate<"expectedUntil" | "trackingToken"> = {
  byTextAlone: true,
  outdated: lasting,
  en: (facts) => ({
    subject: "Your box is on its way",
    heading: "Your box is on its way",
    paragraphs: [`It should be with you by ${facts.expectedUntil} today.`],
    action: followBox.en(facts, "Follow your box"),
    smsLinks: true,
    sms: `your box is on its way and should be with you by ${facts.expectedUntil}.`,
  }),
  fr: (facts) => ({
    subject: "Votre boîte est en route",
    heading: "Votre boîte est en route",
    paragraphs: [`Elle devrait être chez vous au plus tard à ${facts.expectedUntil} aujourd’hui.`],
    action: followBox.fr(facts, "Suivre ma boîte"),
    smsLinks: true,
    sms: `votre boîte est en route et devrait être chez vous au plus tard à ${facts.expectedUntil}.`,
  }),
};
