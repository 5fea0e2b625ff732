import type { Plan } from "@tablee/domain/subscription/vocabulary";

/** The key of a plan's name. */
export const planName = (plan: Plan): "plan:eat" | "plan:cook2" | "plan:cook4" =>
  plan.type === "ready-to-eat" ? "plan:eat" : plan.persons === 4 ? "plan:cook4" : "plan:cook2";

/** The key of 'n recipes a week' or 'n meals a week', and the n. */
export const planSize = (plan: Plan): { key: "plan:meals" | "plan:recipes"; count: number } =>
  plan.type === "ready-to-eat" ? { key: "plan:meals", count: plan.meals } : { key: "plan:recipes", count: plan.recipes };
