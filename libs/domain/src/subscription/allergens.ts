import { type Allergen, allergens } from "./vocabulary.ts";

/** The families of allergens that are excluded as a whole or member by member, with their members in the order of the list. */
export const allergenFamilies = {
  gluten: ["wheat", "triticale", "barley", "rye", "oats"],
  "tree-nuts": ["almond", "brazil-nut", "cashew", "hazelnut", "macadamia", "pecan", "pine-nut", "pistachio", "walnut"],
} as const satisfies Partial<Record<Allergen, readonly Allergen[]>>;
export type AllergenFamily = keyof typeof allergenFamilies;

const families = Object.entries(allergenFamilies) as [AllergenFamily, readonly Allergen[]][];

/** Returns the members of a family; none for an allergen that is no family. */
export const membersOf = (allergen: Allergen): readonly Allergen[] => families.find(([family]) => family === allergen)?.[1] ?? [];

const familyOf = (allergen: Allergen): AllergenFamily | undefined => families.find(([, members]) => members.includes(allergen))?.[0];

/** The allergens and families among which a household chooses first; the members of families follow them. */
export const mainAllergens: readonly Allergen[] = allergens.filter((allergen) => familyOf(allergen) === undefined);

/**
 * Returns every allergen that a dish may not contain for a household that excludes `excluded`: each excluded allergen, all members of an
 * excluded family, and the family of an excluded member, since a dish with the family's name alone may contain any member.
 */
export const avoidedFor = (excluded: readonly Allergen[]): readonly Allergen[] =>
  allergens.filter(
    (allergen) =>
      excluded.includes(allergen) ||
      excluded.some((each) => familyOf(each) === allergen) ||
      excluded.some((each) => membersOf(each).includes(allergen)),
  );

/**
 * Adds an allergen to exclusions, or takes it out. A family takes the place of its members, in both directions: excluding the last member
 * excludes the family, and taking one member out of an excluded family leaves the others.
 */
export function toggledExclusion(excluded: readonly Allergen[], allergen: Allergen): readonly Allergen[] {
  const members = membersOf(allergen);
  if (members.length > 0) {
    const rest = excluded.filter((each) => each !== allergen && !members.includes(each));
    return excluded.includes(allergen) ? rest : [...rest, allergen];
  }
  const family = familyOf(allergen);
  const siblings = family ? membersOf(family) : [];
  if (family && excluded.includes(family)) {
    return [...excluded.filter((each) => each !== family), ...siblings.filter((each) => each !== allergen && !excluded.includes(each))];
  }
  const next = excluded.includes(allergen) ? excluded.filter((each) => each !== allergen) : [...excluded, allergen];
  return family && siblings.every((each) => next.includes(each)) ? [...next.filter((each) => !siblings.includes(each)), family] : next;
}

/** True if a household's exclusions contain the allergen, by its own name or by its family's. */
export const isExcluded = (excluded: readonly Allergen[], allergen: Allergen): boolean =>
  excluded.includes(allergen) || excluded.some((each) => membersOf(each).includes(allergen));

/** An allergen as a label names it: a family with the members that are in the dish, none if they are not known. */
export interface NamedAllergen {
  readonly allergen: Allergen;
  readonly members: readonly Allergen[];
}

/** Returns a dish's allergens in the order of labels. */
export const labelled = (contents: readonly Allergen[]): readonly NamedAllergen[] =>
  mainAllergens.flatMap((allergen) => {
    const members = membersOf(allergen).filter((member) => contents.includes(member));
    return members.length > 0 || contents.includes(allergen) ? [{ allergen, members }] : [];
  });

/** Returns the names on a dish's label: "gluten (wheat, barley)", "milk", "tree nuts (pine nuts)". */
export const namesOnLabel = (contents: readonly Allergen[], named: (allergen: Allergen) => string): readonly string[] =>
  labelled(contents).map(({ allergen, members }) =>
    members.length === 0 ? named(allergen) : `${named(allergen)} (${members.map(named).join(", ")})`,
  );
