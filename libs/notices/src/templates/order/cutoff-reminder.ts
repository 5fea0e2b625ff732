import type { Words } from "../../layout/words.ts";
import type { OrderFacts } from "../../order/facts.ts";
import { onceClosed } from "../outdated.ts";
import { edit, excludedInBox, incomplete, list, replaceDishes } from "../parts.ts";
import type { OrderTemplate } from "../template.ts";
import { type ShortFact, short } from "./short-of-minimum.ts";

type Facts = Pick<OrderFacts, ShortFact | "chargeAt" | "holdsExcluded" | "plates">;

const closing = {
  en: (facts: Facts, when: string): Words => ({
    subject: `Your ${facts.deliveryDay} box closes in ${when}`,
    heading: "Anything to change?",
    plates: facts.plates,
    paragraphs: [
      `You can change or skip your box for ${facts.deliveryDay} until ${facts.cutoff}. ${
        facts.chargeAt ? `It is charged on ${facts.chargeAt}` : "As it is, there is nothing to pay for it"
      }, and we prepare what it holds:`,
      list(facts.dishes),
      ...incomplete.en(facts),
      ...(facts.holdsExcluded ? excludedInBox.en(facts) : ["Happy with it? Then there is nothing to do."]),
    ],
    action: facts.holdsExcluded ? replaceDishes.en : edit.en(facts),
    sms: `your ${facts.deliveryDay} box can be changed or skipped until ${facts.cutoff}.`,
  }),
  fr: (facts: Facts, when: string): Words => ({
    subject: `Encore ${when} pour modifier votre boîte du ${facts.deliveryDay}`,
    heading: "Quelque chose à changer?",
    plates: facts.plates,
    paragraphs: [
      `Vous pouvez modifier ou sauter votre boîte du ${facts.deliveryDay} jusqu’au ${facts.cutoff}. ${
        facts.chargeAt ? `Elle est facturée le ${facts.chargeAt}` : "Telle quelle, vous n’avez rien à payer"
      }, et nous préparons ce qu’elle contient\u00a0:`,
      list(facts.dishes),
      ...incomplete.fr(facts),
      ...(facts.holdsExcluded ? excludedInBox.fr(facts) : ["Tout vous convient? Alors il n’y a rien à faire."]),
    ],
    action: facts.holdsExcluded ? replaceDishes.fr : edit.fr(facts),
    sms: `votre boîte du ${facts.deliveryDay} peut être modifiée ou sautée jusqu’au ${facts.cutoff}.`,
  }),
};

/** A box that can be changed for some more hours. */
export const reminder = (inEnglish: string, inFrench: string): OrderTemplate<keyof Facts> => ({
  outdated: onceClosed,
  en: (facts) => (facts.shortBy ? short.en(facts, `Your box closes in ${inEnglish}`) : closing.en(facts, inEnglish)),
  fr: (facts) => (facts.shortBy ? short.fr(facts, `Encore ${inFrench} pour modifier votre boîte`) : closing.fr(facts, inFrench)),
});
