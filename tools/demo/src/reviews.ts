import { orders } from "@tablee/commands/aggregates";
import { commentOrder } from "@tablee/commands/review/comment-order";
import { reviewDish } from "@tablee/commands/review/review-dish";
import type { Steps } from "@tablee/commands/steps";
import { hash64 } from "@tablee/domain/kernel/hash";
import { orderIdOf, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import type { Language } from "@tablee/domain/kernel/place/region";
import { addDays, weekOf } from "@tablee/domain/kernel/time";
import { type Again, type DishAnswers, type DislikeCategory, noWords, type ReviewWords } from "@tablee/domain/review/vocabulary";
import type { Household } from "./households.ts";
import { Random } from "./random.ts";
import { byHousehold } from "./sign-up.ts";

/** Days after a delivery. */
const REVIEWED_AFTER = 2;

const answers: readonly (readonly [Again, number])[] = [
  ["definitely", 34],
  ["most-likely", 30],
  ["possibly", 20],
  ["probably-not", 10],
  ["never", 6],
];

const liked: Readonly<Record<Language, readonly string[]>> = {
  en: ["The sauce!", "Quick, and the kids finished it.", "So fresh.", "Just enough heat."],
  fr: ["La sauce!", "Vite fait, et les enfants ont tout mangé.", "Tellement frais.", "Juste assez piquant."],
};

const disliked: Readonly<Record<DislikeCategory, Readonly<Record<Language, string>>>> = {
  taste: { en: "Too salty for us.", fr: "Trop salé pour nous." },
  instructions: { en: "Step 4 took twice as long.", fr: "L’étape 4 a pris le double du temps." },
  delivery: { en: "It came after supper.", fr: "Elle est arrivée après le souper." },
  ingredients: { en: "The herbs had wilted.", fr: "Les herbes étaient fanées." },
};

const comments: Readonly<Record<Language, readonly string[]>> = {
  en: ["Everything cold and on time.", "A bit too much packaging."],
  fr: ["Tout était bien froid et à l’heure.", "Un peu trop d’emballage."],
};

/**
 * Rates the dishes of a box that a household received two days ago; half of the households never do. Its chances are its own, so that the
 * rest of the season stays as it is.
 */
export async function reviewLastBox(steps: Steps, household: Household, date: string, at: string): Promise<void> {
  const { accountId, language } = household;
  const delivered = addDays(date, -REVIEWED_AFTER);
  const orderId = orderIdOf(subscriptionIdOf(accountId), weekOf(delivered));
  const { state: box } = await steps.load(orders, orderId);
  if (box.status !== "delivered" || box.calendar.deliveryDate !== delivered) return;
  const random = new Random(hash64(orderId)[0]);
  if (random.chance(0.5)) return;
  for (const { sku } of box.lines.filter(({ kind }) => kind !== "market")) {
    if (random.chance(0.3)) continue;
    const { words, ...rest } = opinionOf(language, random);
    await reviewDish(steps, { accountId, orderId, sku, answers: rest, words }, byHousehold(household, at, "review", sku));
  }
  if (random.chance(0.2))
    await commentOrder(steps, { accountId, orderId, comment: random.pick(comments[language]) }, byHousehold(household, at, "comment"));
}

function opinionOf(language: Language, random: Random): DishAnswers & { readonly words: ReviewWords } {
  const again = random.weighted(answers);
  const isGood = again === "definitely" || again === "most-likely";
  const category = random.pick(Object.keys(disliked) as DislikeCategory[]);
  const words = isGood ? { liked: random.chance(0.4) ? random.pick(liked[language]) : "" } : { [category]: disliked[category][language] };
  return {
    again,
    recommends: random.chance(0.7) ? isGood : null,
    dislikes: isGood || again === "possibly" ? [] : [category],
    words: again === "possibly" ? noWords : { ...noWords, ...words },
  };
}
