import type { Dated } from "../kernel/policy.ts";
import type { ProductKind } from "../product/vocabulary.ts";
import type { RankedCategory } from "./vocabulary.ts";

/** The figures that a week's menu must reach (DECISIONS: weeks; plans) and those it should (a warning, confirmed by typing). */
interface MenuPolicy extends Dated {
  readonly atLeast: Readonly<Record<ProductKind, number>>;
  readonly familyPlan: Readonly<Partial<Record<RankedCategory, number>>>;
}

export const menuPolicies: readonly MenuPolicy[] = [
  {
    version: "menu-1",
    from: "2024-01-01",
    atLeast: { "ready-to-cook": 18, "ready-to-eat": 17, market: 150 },
    familyPlan: { "family-friendly": 4, vegetarian: 5, "meat-and-fish": 8, premium: 1 },
  },
];
