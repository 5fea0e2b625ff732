import type { Dated } from "../kernel/policy.ts";

/** Which plans finance may give. */
interface CorporatePlanPolicy extends Dated {
  readonly plans: readonly { readonly id: string; readonly name: { readonly en: string; readonly fr: string } }[];
}

export const corporatePlanPolicies: readonly CorporatePlanPolicy[] = [
  {
    version: "corporate-plans-1",
    from: "2020-01-01",
    plans: [
      { id: "employer-meals", name: { en: "Meals from your employer", fr: "Repas de votre employeur" } },
      { id: "partner", name: { en: "Partner credit", fr: "Crédit de partenaire" } },
      { id: "wellness", name: { en: "Wellness allowance", fr: "Allocation de mieux-être" } },
    ],
  },
];
