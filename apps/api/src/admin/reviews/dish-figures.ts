import type { OutputOf } from "@tablee/contracts/call";
import type { dishReviews } from "@tablee/contracts/calls/admin/reviews";
import { againAnswers, dislikeCategories, ratings } from "@tablee/domain/review/vocabulary";
import type { AnswerCount } from "@tablee/projections/reviews/queries";

export type DishFigures = Omit<OutputOf<typeof dishReviews>["rows"][number], "name" | "kind">;

const average = (counts: readonly AnswerCount[]): number | null => {
  const reviews = sumOf(counts, "reviews");
  return reviews === 0 ? null : counts.reduce((total, { again, reviews }) => total + ratings[again] * reviews, 0) / reviews;
};

type Figure = Exclude<keyof AnswerCount, "sku" | "again" | "isRecent">;
const sumOf = (counts: readonly AnswerCount[], figure: Figure): number => counts.reduce((total, count) => total + count[figure], 0);

/** Adds up the counts of answers by dish. A dish without a recent review is left out. */
export function figuresByDish(counts: readonly AnswerCount[]): DishFigures[] {
  return [...Map.groupBy(counts, ({ sku }) => sku)].flatMap(([sku, all]): DishFigures[] => {
    const recent = all.filter(({ isRecent }) => isRecent);
    const mean = average(recent);
    if (mean === null) return [];
    const answers = againAnswers.map((answer) =>
      sumOf(
        recent.filter(({ again }) => again === answer),
        "reviews",
      ),
    );
    const dislikes = dislikeCategories.map((name) => sumOf(recent, name));
    const before = average(all.filter(({ isRecent }) => !isRecent));
    const [reviews, yes, no] = (["reviews", "yes", "no"] as const).map((name) => sumOf(recent, name)) as [number, number, number];
    return [{ sku, reviews, answers, average: mean, before, yes, no, dislikes }];
  });
}
