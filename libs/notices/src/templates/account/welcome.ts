import { addHours } from "@tablee/domain/kernel/time";
import { WELCOME_HOURS } from "@tablee/domain/notice/vocabulary";
import { account } from "../parts.ts";
import type { AccountTemplate } from "../template.ts";

/** The first box is paid: how the weeks go from here. The receipt is a mail of its own, with the day and the dishes. */
export const welcome: AccountTemplate<"brand"> = {
  whileClosed: false,
  outdated: ({ happenedAt }, _, at) => (at >= addHours(happenedAt, WELCOME_HOURS) ? "too-late" : undefined),
  en: ({ brand }) => ({
    subject: `Welcome to ${brand}`,
    heading: "Welcome to the table",
    paragraphs: [
      "Your first box is paid, and its receipt is in a mail of its own. Here is how your weeks go from now on.",
      "We compose each box from that week’s menu, to your tastes. Your account shows the weeks to come, with each box’s dishes, price and cutoff.",
      "Until its cutoff you can swap dishes, add something from the market, change the day, or skip the box. If you do nothing, it is charged after its cutoff and comes as planned.",
      "Away for longer? Pause in your settings, in two clicks and a confirmation.",
    ],
    action: account.en,
    sms: "welcome to the table! Your account shows your boxes, with the cutoff of each.",
  }),
  fr: ({ brand }) => ({
    subject: `Bienvenue chez ${brand}`,
    heading: "Bienvenue à table",
    paragraphs: [
      "Votre première boîte est payée; son reçu arrive dans un courriel à part. Voici la suite.",
      "Chaque semaine, nous composons votre boîte à partir du menu, selon vos goûts. Votre compte montre les semaines à venir, avec les plats, le prix et la date limite de chaque boîte.",
      "Jusqu’à cette date, vous pouvez remplacer des plats, ajouter des produits du marché, changer de jour ou sauter la boîte. Sans geste de votre part, elle est facturée après sa date limite et arrive comme prévu.",
      "Vous partez plus longtemps? Faites une pause dans vos paramètres, en deux clics et une confirmation.",
    ],
    action: account.fr,
    sms: "bienvenue à table! Votre compte montre vos boîtes et la date limite de chacune.",
  }),
};
