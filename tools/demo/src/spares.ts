import { areaForPostalCode } from "@tablee/domain/geography/areas";
import { accountId, idFrom } from "@tablee/domain/kernel/ids";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { Household } from "./households.ts";

/** The properties that distinguish one spare household from another. */
interface Kind {
  readonly language: Language;
  /** Recipes for two persons in each box. */
  readonly recipes: number;
}

/** A household that only signs up. Tests and trials take one and lead its life from there. */
export interface SpareHousehold extends Household, Kind {}

const POSTAL_CODE = "H7N 1A1";
const WINDOW = "17-22";

/** The kinds of `count` spare households: half of them French, a quarter of each language with three recipes. */
export const spareKinds = (count: number): readonly Kind[] =>
  Array.from({ length: count }, (_, number) => ({ language: number % 2 === 0 ? "fr" : "en", recipes: number % 8 < 6 ? 2 : 3 }));

/** Makes spare households of Laval, each with its own address and email, on the first weekday with an evening window. */
export function makeSpares(kinds: readonly Kind[]): SpareHousehold[] {
  const { area } = areaForPostalCode(POSTAL_CODE)!;
  return kinds.map((kind, number) => ({
    ...kind,
    accountId: accountId(idFrom("spare-account", number)),
    person: { firstName: "Camille", lastName: "Gagnon", email: `camille.gagnon.${number + 1}@example.com` },
    verifiesEmail: false,
    address: {
      line: `${1000 + number}, boulevard de la Concorde`,
      unit: String(number + 1),
      city: "Laval",
      province: "QC",
      postalCode: POSTAL_CODE,
      phone: "+14505550134",
    },
    area,
    plan: { type: "ready-to-cook", persons: 2, recipes: kind.recipes },
    tastes: { diets: ["meat-and-fish"], allergens: [], dislikes: [] },
    weekday: area.deliveryWeekdays[0]!,
    window: WINDOW,
    methodToken: "tok_visa",
    discountCode: "DEUXREPAS",
    day: 0,
  }));
}
