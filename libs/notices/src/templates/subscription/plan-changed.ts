import { subscription } from "../parts.ts";
import { type AccountTemplate, lasting } from "../template.ts";

/** The customer chose a new plan (decision 13): boxes made from now on are for it, and existing boxes stay. */
export const planChanged: AccountTemplate<"brand" | "plan" | "planFrom" | "recordNumber"> = {
  whileClosed: false,
  outdated: lasting,
  en: ({ brand, plan, planFrom, recordNumber }) => ({
    subject: `Your ${brand} plan has changed`,
    heading: "Your plan has changed",
    paragraphs: [
      `Boxes made from now on, starting with the week of ${planFrom}, are for your new plan: ${plan}.`,
      "A box made before keeps its plan. Your subscription page shows which ones you can regenerate.",
      `Your confirmation number is ${recordNumber}.`,
    ],
    action: subscription.en,
    sms: `your plan has changed: ${plan}. Boxes made before keep theirs.`,
  }),
  fr: ({ brand, plan, planFrom, recordNumber }) => ({
    subject: `Votre forfait ${brand} a changé`,
    heading: "Votre forfait a changé",
    paragraphs: [
      `Les boîtes composées à partir de maintenant, dès la semaine du ${planFrom}, suivent votre nouveau forfait\u00a0: ${plan}.`,
      "Une boîte composée avant garde son forfait. La page de votre abonnement indique celles que vous pouvez refaire.",
      `Votre numéro de confirmation est le ${recordNumber}.`,
    ],
    action: subscription.fr,
    sms: `votre forfait a changé\u00a0: ${plan}. Les boîtes composées avant gardent le leur.`,
  }),
};
