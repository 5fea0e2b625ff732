import type { Dated } from "../kernel/policy.ts";
import { corporatePlanWords } from "./plan-words.ts";

interface CorporatePlan {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
}

/** The corporate plans that finance may give. */
interface CorporatePlanPolicy extends Dated {
  readonly plans: readonly CorporatePlan[];
}

const plan = (id: keyof typeof corporatePlanWords): CorporatePlan => {
  const [en, fr] = corporatePlanWords[id];
  return { id, name: { en: en!, fr: fr! } };
};

export const corporatePlanPolicies: readonly CorporatePlanPolicy[] = [
  { version: "corporate-plans-1", from: "2020-01-01", plans: [plan("employer-meals"), plan("partner"), plan("wellness")] },
];
