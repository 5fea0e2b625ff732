import type { Dated } from "../kernel/policy.ts";
import type { Pair } from "../kernel/words.ts";

/** The corporate plans that finance may give. */
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

/** The name of each plan that finance gives now or gave before, by its id. */
export const corporatePlanWords: Readonly<Record<string, Pair>> = Object.fromEntries(
  corporatePlanPolicies.flatMap(({ plans }) => plans.map(({ id, name }) => [id, [name.en, name.fr]] as const)),
);
