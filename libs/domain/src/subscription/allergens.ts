import { type Allergen, allergens } from "./vocabulary.ts";

/** The families of allergens that are excluded as a whole or member by member, with their members in the order of the list. */
export const allergenFamilies = {
  gluten: ["wheat", "triticale", "barley", "rye", "oats"],
  "tree-nuts": ["almond", "brazil-nut", "cashew", "hazelnut", "macadamia", "pecan", "pine-nut", "pistachio", "walnut"],
} as const satisfies Partial<Record<Allergen, readonly Allergen[]>>;
export type AllergenFamily = keyof typeof allergenFamilies;

/** Forms of an allergen that its family does not include: excluded with the allergen itself, and by their own name. */
const formOf: Partial<Record<Allergen, Allergen>> = { "gluten-free-oats": "oats" };
const forms = Object.keys(formOf) as readonly Allergen[];

const families = Object.entries(allergenFamilies) as [AllergenFamily, readonly Allergen[]][];

/** Returns the members of a family; none for an allergen that is no family. */
export const membersOf = (allergen: Allergen): readonly Allergen[] => families.find(([family]) => family === allergen)?.[1] ?? [];

const familyOf = (allergen: Allergen): AllergenFamily | undefined => families.find(([, members]) => members.includes(allergen))?.[0];

/** The allergens and families among which a household chooses first; the members of families follow them. */
export const mainAllergens: readonly Allergen[] = allergens.filter((allergen) => familyOf(allergen) === undefined);

/** True if a household's exclusions contain the allergen, by its own name, its family's, or that of the allergen it is a form of. */
export const isExcluded = (excluded: readonly Allergen[], allergen: Allergen): boolean =>
  excluded.some((each) => each === allergen || each === formOf[allergen] || membersOf(each).includes(allergen));

/**
 * Returns every allergen that a dish may not contain for a household that excludes `excluded`: each excluded allergen and its forms, all
 * members of an excluded family, and the family of an excluded member, since a dish with the family's name alone may contain any member.
 */
export const avoidedFor = (excluded: readonly Allergen[]): readonly Allergen[] =>
  allergens.filter((allergen) => isExcluded(excluded, allergen) || excluded.some((each) => familyOf(each) === allergen));

/**
 * Adds an allergen to exclusions, or takes it out. A family takes the place of its members, in both directions: excluding the last member
 * excludes the family, and taking one member out of an excluded family leaves the others. Forms of the members stay excluded.
 */
export function toggledExclusion(excluded: readonly Allergen[], allergen: Allergen): readonly Allergen[] {
  if (isExcluded(excluded, allergen)) return without(excluded, allergen);
  const next = [...excluded, allergen];
  const family = familyOf(allergen);
  if (membersOf(allergen).length > 0) return asFamily(next, allergen);
  return family && membersOf(family).every((each) => next.includes(each)) ? asFamily(next, family) : next;
}

function without(excluded: readonly Allergen[], allergen: Allergen): readonly Allergen[] {
  const family = familyOf(allergen);
  const siblings = family && excluded.includes(family) ? membersOf(family).filter((each) => !excluded.includes(each)) : [];
  const gone = [allergen, formOf[allergen], family, ...membersOf(allergen)];
  return [...excluded, ...siblings].filter((each) => !gone.includes(each));
}

/** Puts a family in the place of its members, and the forms of excluded members beside it. */
function asFamily(excluded: readonly Allergen[], family: Allergen): readonly Allergen[] {
  const rest = excluded.filter((each) => each !== family && !membersOf(family).includes(each));
  return [...rest, family, ...forms.filter((form) => isExcluded(excluded, form) && !isExcluded(rest, form))];
}

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
