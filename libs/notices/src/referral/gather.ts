import type { Language } from "@tablee/domain/kernel/place/region";
import { sellerLine } from "@tablee/domain/kernel/seller-line";
import type { Brand } from "@tablee/platform/brand";
import type { ReferralMatter } from "../context.ts";
import type { ReferralFacts } from "./facts.ts";

/** Gathers the facts of an invitation, in a language. */
export function gatherReferralFacts(
  { account, code, invitationId, freeMeals }: ReferralMatter,
  language: Language,
  { name, seller }: Pick<Brand, "name" | "seller">,
): ReferralFacts {
  const person = "person" in account ? account.person : undefined;
  return {
    brand: name,
    referrerName: person ? `${person.firstName} ${person.lastName}` : "",
    freeMeals,
    query: `?r=${code}&rid=${invitationId}`,
    sellerLine: sellerLine(seller, language),
  };
}
