import type { Address, Person } from "@tablee/domain/account/vocabulary";
import { areaById, type DeliveryArea } from "@tablee/domain/geography/areas";
import { type City, cities } from "@tablee/domain/geography/cities";
import { type AccountId, accountId, idFrom } from "@tablee/domain/kernel/ids";
import type { Language, Region } from "@tablee/domain/kernel/place/region";
import type { Weekday } from "@tablee/domain/kernel/time";
import type { Allergen, DeliveryWindow, Diet, Plan, Tastes } from "@tablee/domain/subscription/vocabulary";
import people from "./people.json" with { type: "json" };
import type { Random } from "./random.ts";

export interface Household {
  readonly accountId: AccountId;
  readonly person: Person;
  /** True if it enters the code that is mailed to it during the sign-up. */
  readonly verifiesEmail: boolean;
  readonly language: Language;
  readonly address: Address;
  readonly area: DeliveryArea;
  readonly plan: Plan;
  readonly tastes: Tastes;
  readonly weekday: Weekday;
  readonly window: DeliveryWindow;
  readonly methodToken: string;
  readonly discountCode: string | undefined;
  /** The day of the season on which it signs up. */
  readonly day: number;
}

const plans: readonly (readonly [Plan, number])[] = [
  [{ type: "ready-to-cook", persons: 2, recipes: 3 }, 30],
  [{ type: "ready-to-cook", persons: 2, recipes: 2 }, 14],
  [{ type: "ready-to-cook", persons: 2, recipes: 4 }, 12],
  [{ type: "ready-to-cook", persons: 4, recipes: 3 }, 14],
  [{ type: "ready-to-cook", persons: 4, recipes: 4 }, 6],
  [{ type: "ready-to-cook", persons: 4, recipes: 5 }, 3],
  [{ type: "ready-to-eat", meals: 6 }, 10],
  [{ type: "ready-to-eat", meals: 8 }, 8],
  [{ type: "ready-to-eat", meals: 12 }, 3],
];

const cookDiets: readonly (readonly [Diet[], number])[] = [
  [["meat-and-fish"], 30],
  [["meat-and-fish", "family-friendly"], 20],
  [["family-friendly"], 10],
  [["vegetarian"], 14],
  [["vegan"], 5],
  [["meat-and-fish", "premium"], 8],
  [[], 13],
];

const eatDiets: readonly (readonly [Diet[], number])[] = [
  [["meat-and-fish"], 35],
  [["high-protein"], 22],
  [["vegetarian"], 15],
  [["meat-and-fish", "high-protein"], 15],
  [[], 13],
];

const dislikes = [
  "mushroom",
  "olive",
  "cilantro",
  "eggplant",
  "blue-cheese",
  "coconut",
  "pork",
  "lamb",
  "tofu",
  "salmon",
  "shellfish",
] as const;
const allergens: readonly Allergen[] = ["peanut", "tree-nuts", "pine-nut", "milk", "egg", "fish", "crustaceans", "gluten", "sesame"];
const cards: readonly (readonly [string, number])[] = [
  ["tok_visa", 64],
  ["tok_mastercard", 30],
  ["tok_timeout", 6],
];
const regionShares: readonly (readonly [Region, number])[] = [
  ["bc", 34],
  ["ab", 16],
  ["on", 22],
  ["qc", 28],
];

const letters = "ABCEGHJKLMNPRSTVWXYZ";

/** Makes households that sign up within `days` days, the same for the same seed, sorted by their day of signing up. */
export function makeHouseholds(count: number, days: number, random: Random): Household[] {
  return Array.from({ length: count }, (_, number) => makeHousehold(number, days, random)).sort((a, b) => a.day - b.day);
}

function makeHousehold(number: number, days: number, random: Random): Household {
  const region = random.weighted(regionShares);
  const city = weightedCity(
    cities.filter((candidate) => candidate.region === region),
    random,
  );
  const area = areaById(city.areaId)!;
  const language: Language = region === "qc" ? (random.chance(0.82) ? "fr" : "en") : region === "on" && random.chance(0.08) ? "fr" : "en";
  const firstName = random.pick(people.firstNames[language]);
  const lastName = random.pick(people.lastNames[language]);
  const plan = random.weighted(plans);
  const local = `${firstName}.${lastName}.${number + 1}`
    .normalize("NFD")
    .replace(/[^a-zA-Z0-9.]/g, "")
    .toLowerCase();
  const tastes: Tastes = {
    diets: random.weighted(plan.type === "ready-to-cook" ? cookDiets : eatDiets),
    allergens: random.chance(0.12) ? [random.pick(allergens)] : [],
    dislikes: random.chance(0.3) ? [...new Set([random.pick(dislikes), random.pick(dislikes)])] : [],
  };
  return {
    accountId: accountId(idFrom("demo-account", number)),
    person: { firstName, lastName, email: `${local}@example.com` },
    verifiesEmail: true,
    language,
    address: makeAddress(number, city, region, language, random),
    area,
    plan,
    tastes,
    weekday: random.pick(area.deliveryWeekdays),
    window: random.pick(area.windows),
    methodToken: `${random.weighted(cards)}-${number}`,
    discountCode: random.weighted([
      ["DEUXREPAS", 60],
      ["TABLE75", 15],
      ["MOITIE", 10],
      ["AMIS3", 5],
      [undefined, 10],
    ]),
    // Most signed up early in the season; some every week since.
    day: Math.floor(random.next() ** 1.8 * days),
  };
}

/** Towns with more postal prefixes have more people. */
const weightedCity = (candidates: readonly City[], random: Random): City =>
  random.weighted(candidates.map((city) => [city, city.fsas.length ** 1.2] as const));

function makeAddress(number: number, city: City, region: Region, language: Language, random: Random): Address {
  const street = random.pick(people.streets[language]);
  const house = 100 + number * 7 + random.below(7);
  const unit = random.chance(0.3) ? { unit: String(1 + random.below(40)) } : {};
  const postalCode = `${random.pick(city.fsas)} ${random.below(10)}${letters[random.below(letters.length)]}${random.below(10)}`;
  return {
    line: language === "fr" ? `${house}, ${street}` : `${house} ${street}`,
    ...unit,
    city: city.name[language],
    province: region.toUpperCase() as Address["province"],
    postalCode,
    phone: `+1${{ bc: 604, ab: 403, on: 416, qc: 514 }[region]}${2_000_000 + ((number * 7919) % 7_999_999)}`,
  };
}
