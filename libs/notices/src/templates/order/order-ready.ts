import type { Words } from "../../layout/words.ts";
import type { OrderFacts } from "../../order/facts.ts";
import { onceClosed } from "../outdated.ts";
import { edit, incomplete, list } from "../parts.ts";
import type { OrderTemplate } from "../template.ts";
import { type ShortFact, short } from "./short-of-minimum.ts";

type Facts = Pick<OrderFacts, ShortFact | "chargeAt" | "plates" | "window">;

const ready = {
  en: (facts: Facts): Words => ({
    subject: `Your box for ${facts.deliveryDay} is ready to edit`,
    heading: "A new week is set",
    plates: facts.plates,
    paragraphs: [
      `We have put together a box for ${facts.deliveryDay}, ${facts.window}:`,
      list(facts.dishes),
      ...incomplete.en(facts),
      `Swap dishes, add to it or skip the week until ${facts.cutoff}. ${
        facts.chargeAt ? `Whatever is in it then is charged on ${facts.chargeAt}.` : "As it is, there is nothing to pay for it."
      }`,
    ],
    action: edit.en(facts),
    sms: `your box for ${facts.deliveryDay} is ready to edit until ${facts.cutoff}.`,
  }),
  fr: (facts: Facts): Words => ({
    subject: `Votre boîte du ${facts.deliveryDay} peut être modifiée`,
    heading: "Une nouvelle semaine est servie",
    plates: facts.plates,
    paragraphs: [
      `Nous avons composé une boîte pour le ${facts.deliveryDay}, ${facts.window}\u00a0:`,
      list(facts.dishes),
      ...incomplete.fr(facts),
      `Changez des plats, ajoutez-en ou sautez la semaine jusqu’au ${facts.cutoff}. ${
        facts.chargeAt ? `Son contenu est ensuite facturé le ${facts.chargeAt}.` : "Telle quelle, vous n’avez rien à payer."
      }`,
    ],
    action: edit.fr(facts),
    sms: `votre boîte du ${facts.deliveryDay} peut être modifiée jusqu’au ${facts.cutoff}.`,
  }),
};

/** A new week's box can be edited. */
export const orderReady: OrderTemplate<keyof Facts> = {
  outdated: onceClosed,
  en: (facts) => (facts.shortBy ? short.en(facts, "Your new week needs a little more") : ready.en(facts)),
  fr: (facts) => (facts.shortBy ? short.fr(facts, "Votre nouvelle semaine est à compléter") : ready.fr(facts)),
};
