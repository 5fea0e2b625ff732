import { addHours, addWeeks } from "@tablee/domain/kernel/time";
import type { ReviewEvent } from "@tablee/domain/review/events";
import { type DishAnswers, noWords } from "@tablee/domain/review/vocabulary";
import { streamName } from "@tablee/domain/streams";
import { accountId, otherAccountId } from "@tablee/domain/testing/examples";
import { marketSkus, orderIds } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { commentOrder } from "./comment-order.ts";
import { ratingsOf } from "./ratings-of.ts";
import { reviewDish } from "./review-dish.ts";
import { wantLess } from "./want-less.ts";

const orderId = orderIds[0]!;
const answers: DishAnswers = { again: "never", recommends: false, dislikes: ["taste"] };
const words = { ...noWords, taste: "<script>too salty</script>" };

/** A household whose first box has arrived. */
async function withBox(): Promise<Household> {
  const household = await begin();
  await household.advance(addHours(household.order(0).calendar.deliveryUntil, 1));
  expect(household.order(0).status).toBe("delivered");
  return household;
}

const reviewsIn = ({ world }: Household) =>
  world.log.events.filter(({ stream }) => stream === streamName("review", accountId)) as unknown as readonly ReviewEvent[];
const skuOf = (household: Household) => household.order(0).lines[0]!.sku;

describe("a review", () => {
  it("is written once, however often its command is repeated", async () => {
    const household = await withBox();
    const review = { accountId, orderId, sku: skuOf(household), answers, words };
    const context = household.context();
    const { steps } = household.world.process();
    await reviewDish(steps, review, context);
    await reviewDish(steps, review, context);
    expect(reviewsIn(household)).toMatchObject([{ type: "DishReviewed", data: { again: "never", words, written: ["taste"] } }]);
  });

  it("is of one's own box, and only once it has arrived", async () => {
    const household = await withBox();
    const review = { orderId, sku: skuOf(household), answers, words: noWords };
    await household.act((steps, context) => reviewDish(steps, { accountId: otherAccountId, ...review }, context));
    await household.act((steps, context) => commentOrder(steps, { accountId: otherAccountId, orderId, comment: "Mine" }, context));
    await household.act((steps, context) => reviewDish(steps, { accountId, ...review, orderId: orderIds[2]! }, context));
    await household.act((steps, context) => reviewDish(steps, { accountId, ...review, sku: "RTC-9999" }, context));
    expect(household.refused).toEqual(
      new Map([
        ["order-not-found", 2],
        ["order-not-delivered", 1],
        ["dish-not-in-box", 1],
      ]),
    );
    expect(reviewsIn(household)).toEqual([]);
  });

  it("reaches the inputs of the next generation and of a box to come", async () => {
    const household = await withBox();
    const sku = skuOf(household);
    const review = { accountId, orderId, sku, answers, words: noWords };
    await household.act((steps, context) => reviewDish(steps, review, context));
    const { facts } = household.world.process().steps;
    const inputs = [];
    for await (const chunk of facts.candidates("on", addWeeks(household.order(0).week, 7))) inputs.push(...chunk.map(({ input }) => input));
    expect(inputs).toMatchObject([{ ratings: { [sku]: 1 } }]);
    expect(await ratingsOf(household.world.process().steps, accountId)).toEqual({ [sku]: 1 });
  });

  it("may be that less of a dish is wanted, which reaches the inputs too, and is undone", async () => {
    const household = await withBox();
    // The world lists its market items alone as products.
    const sku: string = marketSkus[0]!;
    const wants = (less: boolean, of = sku) => household.act((steps, context) => wantLess(steps, { accountId, sku: of, less }, context));
    const ratings = () => ratingsOf(household.world.process().steps, accountId);
    for (let i = 0; i < 2; i++) await wants(true);
    expect([await ratings(), reviewsIn(household).length]).toEqual([{ [sku]: 0 }, 1]);
    await wants(false);
    expect(await ratings()).toEqual({});
    await wants(true, "RTC-9999");
    expect(household.refused).toEqual(new Map([["product-not-found", 1]]));
  });

  it("of the whole box is a comment", async () => {
    const household = await withBox();
    await household.act((steps, context) => commentOrder(steps, { accountId, orderId, comment: "Early, and warm" }, context));
    expect(reviewsIn(household)).toMatchObject([{ type: "OrderCommented", data: { orderId, comment: "Early, and warm" } }]);
  });
});
