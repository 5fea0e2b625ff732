import type { Brand } from "@tablee/platform/brand";
import type { ReferralMatter } from "../context.ts";
import type { ReferralFacts } from "./facts.ts";

/** Gathers the facts of an invitation. */
export function gatherReferralFacts(
  { account, code, invitationId, freeMeals }: ReferralMatter,
  { name }: Pick<Brand, "name">,
): ReferralFacts {
  const person = "person" in account ? account.person : undefined;
  return {
    brand: name,
    referrerName: person ? `${person.firstName} ${person.lastName}` : "",
    freeMeals,
    query: `?r=${code}&rid=${invitationId}`,
  };
}
