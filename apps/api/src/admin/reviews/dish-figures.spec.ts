import type { AnswerCount } from "@tablee/projections/reviews/queries";
import { figuresByDish } from "./dish-figures.ts";

const count = (sku: string, again: AnswerCount["again"], reviews: number, isRecent = true): AnswerCount => ({
  ...{ sku, again, reviews, isRecent },
  ...{ yes: reviews, no: 0, taste: again === "never" ? reviews : 0, instructions: 0, delivery: 0, ingredients: 0 },
});

describe("the reviews of a dish", () => {
  it("are counted by answer, with the average of the period and of the one before", () => {
    const counts = [count("RTC-0001", "never", 1), count("RTC-0001", "definitely", 3), count("RTC-0001", "possibly", 2, false)];
    expect(figuresByDish(counts)).toEqual([
      {
        ...{ sku: "RTC-0001", reviews: 4, answers: [1, 0, 0, 0, 3], average: 4, before: 3, yes: 4, no: 0 },
        dislikes: [1, 0, 0, 0],
      },
    ]);
  });

  it("are left out where the period has none, and have no trend where the one before has none", () => {
    expect(figuresByDish([count("RTC-0001", "possibly", 2, false), count("RTC-0002", "possibly", 1)])).toMatchObject([
      { sku: "RTC-0002", before: null },
    ]);
  });
});
