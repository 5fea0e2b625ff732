import { followBox } from "../parts.ts";
import { lasting, type OrderTemplate } from "../template.ts";

const warning = {
  en: "It holds an allergen that you asked us to leave out: read its dishes before you eat.",
  fr: "Elle contient un allergène que vous nous avez demandé d’écarter\u00a0: lisez ses plats avant de manger.",
};

/** A box is out for delivery. */
export const onItsWay: OrderTemplate<"expectedUntil" | "holdsExcluded" | "trackingToken"> = {
  byTextAlone: true,
  outdated: lasting,
  en: (facts) => ({
    subject: "Your box is on its way",
    heading: "Your box is on its way",
    paragraphs: [`It should be with you by ${facts.expectedUntil} today.`, ...(facts.holdsExcluded ? [warning.en] : [])],
    action: followBox.en(facts, "Follow your box"),
    smsLinks: true,
    sms: `your box is on its way and should be with you by ${facts.expectedUntil}.${facts.holdsExcluded ? ` ${warning.en}` : ""}`,
  }),
  fr: (facts) => ({
    subject: "Votre boîte est en route",
    heading: "Votre boîte est en route",
    paragraphs: [
      `Elle devrait être chez vous au plus tard à ${facts.expectedUntil} aujourd’hui.`,
      ...(facts.holdsExcluded ? [warning.fr] : []),
    ],
    action: followBox.fr(facts, "Suivre ma boîte"),
    smsLinks: true,
    sms: `votre boîte est en route et devrait être chez vous au plus tard à ${facts.expectedUntil}.${facts.holdsExcluded ? ` ${warning.fr}` : ""}`,
  }),
};
