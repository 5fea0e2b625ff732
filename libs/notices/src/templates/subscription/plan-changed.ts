import { isSamePlan } from "@tablee/domain/subscription/picks";
import { subscription } from "../parts.ts";
import type { AccountTemplate } from "../template.ts";

/** The customer chose a new plan: its first box, and that boxes before it keep their plan. Outdated once another plan is chosen. */
export const planChanged: AccountTemplate<"brand" | "plan" | "planFrom" | "recordNumber"> = {
  whileClosed: false,
  outdated: ({ planChange, subscription: now }) => (planChange && now && !isSamePlan(planChange.plan, now.plan) ? "told-since" : undefined),
  en: ({ brand, plan, planFrom, recordNumber }) => ({
    subject: `Your ${brand} plan has changed`,
    heading: "Your plan has changed",
    paragraphs: [
      `Your new plan: ${plan}. Its first box comes on ${planFrom}.`,
      "A box made for your plan before keeps it. Your subscription page shows which ones you can regenerate.",
      `Your confirmation number is ${recordNumber}.`,
    ],
    action: subscription.en,
    sms: `your plan has changed: ${plan}. Its first box comes on ${planFrom}.`,
  }),
  fr: ({ brand, plan, planFrom, recordNumber }) => ({
    subject: `Votre forfait ${brand} a changé`,
    heading: "Votre forfait a changé",
    paragraphs: [
      `Votre nouveau forfait\u00a0: ${plan}. Sa première boîte arrive le ${planFrom}.`,
      "Une boîte composée pour l’ancien forfait le garde. La page de votre abonnement indique celles que vous pouvez adapter.",
      `Votre numéro de confirmation est le ${recordNumber}.`,
    ],
    action: subscription.fr,
    sms: `votre forfait a changé\u00a0: ${plan}. Sa première boîte arrive le ${planFrom}.`,
  }),
};
