import { z } from "zod";
import { WeekdayNumber, Zone } from "../kernel/schemas.ts";

export const subscriptionStatuses = ["active", "paused", "closed"] as const;
export const SubscriptionStatus = z.enum(subscriptionStatuses);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** `pause_reasons` of the specification; closing uses the same seven. */
export const pauseReasons = ["vacation", "no_frequency", "problems", "expensive", "testing_other", "duplicate", "other"] as const;
export const PauseReason = z.enum(pauseReasons);
export type PauseReason = z.infer<typeof PauseReason>;

const ReadyToCookPlan = z.strictObject({
  type: z.literal("ready-to-cook"),
  persons: z.union([z.literal(2), z.literal(4)]),
  recipes: z.int().min(2).max(6),
});
const ReadyToEatPlan = z.strictObject({
  type: z.literal("ready-to-eat"),
  meals: z.union([z.literal(6), z.literal(8), z.literal(10), z.literal(12), z.literal(14)]),
});
export const Plan = z.discriminatedUnion("type", [ReadyToCookPlan, ReadyToEatPlan]);
export type Plan = z.infer<typeof Plan>;

/** Diets that are never relaxed, and leanings that may be. */
export const strictDiets = ["vegetarian", "vegan", "keto"] as const;
export const leanings = ["family-friendly", "meat-and-fish", "premium", "high-protein"] as const;
export const Diet = z.enum([...strictDiets, ...leanings]);
export type Diet = z.infer<typeof Diet>;

/** The diets of each plan type, in the order in which they are offered (specification, entities). */
export const dietsOf = {
  "ready-to-cook": ["family-friendly", "meat-and-fish", "premium", "vegetarian", "vegan"],
  "ready-to-eat": ["meat-and-fish", "high-protein", "vegetarian", "keto"],
} as const satisfies Readonly<Record<Plan["type"], readonly Diet[]>>;

/**
 * Health Canada's priority allergens and gluten sources, tree nuts and grains one by one. `gluten` and `tree-nuts` name a family: as an
 * exclusion all of its members, in a dish a source that is not known. `gluten-free-oats` names oats that are certified free of other grains.
 */
export const allergens = [
  "gluten",
  "wheat",
  "milk",
  "egg",
  "soy",
  "peanut",
  "tree-nuts",
  "sesame",
  "fish",
  "crustaceans",
  "molluscs",
  "mustard",
  "sulphites",
  "gluten-free-oats",
  "triticale",
  "barley",
  "rye",
  "oats",
  "almond",
  "brazil-nut",
  "cashew",
  "hazelnut",
  "macadamia",
  "pecan",
  "pine-nut",
  "pistachio",
  "walnut",
] as const;
export const Allergen = z.enum(allergens);
export type Allergen = z.infer<typeof Allergen>;

export const Tastes = z.strictObject({
  diets: z.array(Diet).max(7),
  /** Hard exclusions: never relaxed. */
  allergens: z.array(Allergen).max(allergens.length),
  dislikes: z.array(z.string().regex(/^[a-z-]{2,30}$/)).max(40),
});
export type Tastes = z.infer<typeof Tastes>;

export const windows = ["07-12", "12-17", "17-22"] as const;
export const DeliveryWindow = z.enum(windows);
export type DeliveryWindow = z.infer<typeof DeliveryWindow>;

/** The place and time of a subscription's box: an area's depot, a weekday and a window. */
export const DeliverySlot = z.strictObject({
  areaId: z.string(),
  depotId: z.string(),
  zone: Zone,
  weekday: WeekdayNumber,
  window: DeliveryWindow,
});
export type DeliverySlot = z.infer<typeof DeliverySlot>;
