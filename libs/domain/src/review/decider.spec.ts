import { orderId, otherOrderId } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { addMs } from "../kernel/time.ts";
import { type ReviewCommand, reviews } from "./decider.ts";
import type { ReviewEvent } from "./events.ts";
import { askedAt, editableUntil } from "./policy.ts";
import {
  againAnswers,
  type DishAnswers,
  DishAnswers as DishAnswersSchema,
  noWords,
  ReviewText,
  type ReviewWords,
  ratings,
} from "./vocabulary.ts";

const at = "2027-02-08T15:00:00.000Z";
const box = { orderId, isDelivered: true, dishes: ["RTC-0001", "RTC-0002"] };
const answers: DishAnswers = { again: "definitely", recommends: true, dislikes: [] };
const review = (change: Partial<Extract<ReviewCommand, { type: "ReviewDish" }>> = {}): ReviewCommand => ({
  type: "ReviewDish",
  box,
  sku: "RTC-0001",
  answers,
  words: noWords,
  at,
  ...change,
});
const comment = (text: string, when = at, of = box): ReviewCommand => ({ type: "CommentOrder", box: of, comment: text, at: when });
const words: ReviewWords = { ...noWords, liked: "The lime.", taste: "<b>Salty</b>" };
const reviewed = (change: Partial<Extract<ReviewEvent, { type: "DishReviewed" }>["data"]> = {}): ReviewEvent => ({
  type: "DishReviewed",
  data: { orderId, sku: "RTC-0001", ...answers, words: noWords, written: [], reviewedAt: at, ...change },
});
const commented = (text: string): ReviewEvent => ({
  type: "OrderCommented",
  data: { orderId, comment: text, ...(text === "" ? { withdrawn: true } : {}), commentedAt: at },
});

describe("a review", () => {
  it("is of one dish of a delivered order", () => {
    given(reviews)
      .when(review({ words }))
      .thenEvents(reviewed({ words, written: ["liked", "taste"] }));
    given(reviews)
      .when(review({ sku: "RTC-0009" }))
      .thenRefused("dish-not-in-box", { sku: "RTC-0009" });
    given(reviews)
      .when(review({ box: { ...box, isDelivered: false } }))
      .thenRefused("order-not-delivered");
  });

  it("that says the same without a word is not written twice", () => {
    given(reviews, [reviewed()]).when(review()).thenNothing();
    given(reviews, [reviewed()])
      .when(review({ sku: "RTC-0002" }))
      .thenEvents(reviewed({ sku: "RTC-0002" }));
  });

  it("can be changed for 14 days after it was first written, and then no more", () => {
    const later = addMs(editableUntil(at), -1);
    const changed = given(reviews, [reviewed()]).when(review({ answers: { ...answers, again: "never" }, at: later }));
    changed.thenEvents(reviewed({ again: "never", reviewedAt: later }));
    expect(editableUntil(at)).toBe("2027-02-22T15:00:00.000Z");
    given(reviews, changed.events)
      .when(review({ at: editableUntil(at) }))
      .thenRefused("review-closed");
    given(reviews, changed.events)
      .when(review({ sku: "RTC-0002", at: editableUntil(at) }))
      .thenEvents(reviewed({ sku: "RTC-0002", reviewedAt: editableUntil(at) }));
  });
});

describe("a comment", () => {
  it("is of a delivered order, can be taken back, and is not written empty", () => {
    given(reviews).when(comment("Late, and warm")).thenEvents(commented("Late, and warm"));
    given(reviews).when(comment("")).thenNothing();
    given(reviews, [commented("Late")])
      .when(comment(""))
      .thenEvents(commented(""));
    given(reviews)
      .when(comment("Late", at, { ...box, isDelivered: false }))
      .thenRefused("order-not-delivered");
  });

  it("can be changed for 14 days", () => {
    given(reviews, [commented("Late")])
      .when(comment("Later", editableUntil(at)))
      .thenRefused("review-closed");
    given(reviews, [commented("Late")])
      .when(comment("Late", editableUntil(at), { ...box, orderId: otherOrderId }))
      .thenEvents({ type: "OrderCommented", data: { orderId: otherOrderId, comment: "Late", commentedAt: editableUntil(at) } });
  });
});

describe("less of a dish", () => {
  const wants = (less: boolean, sku = "RTC-0001") => ({ type: "WantLess", sku, less, at }) as const;
  const wanted: ReviewEvent = { type: "LessOfDishWanted", data: { sku: "RTC-0001", wantedAt: at } };
  const undone: ReviewEvent = { type: "LessOfDishUndone", data: { sku: "RTC-0001", undoneAt: at } };
  const ratingsAfter = (...events: readonly ReviewEvent[]) => given(reviews, events).when(wants(false, "RTC-0009")).state.ratings;

  it("is wanted, and undone, each once", () => {
    given(reviews).when(wants(true)).thenEvents(wanted);
    given(reviews, [wanted]).when(wants(true)).thenNothing();
    given(reviews, [wanted]).when(wants(false)).thenEvents(undone);
    given(reviews, [wanted, undone]).when(wants(false)).thenNothing();
  });

  it("takes the place of its rating until it is undone, unless the dish is never wanted again", () => {
    expect(ratingsAfter(wanted)).toEqual({ "RTC-0001": 0 });
    expect(ratingsAfter(wanted, undone)).toEqual({});
    expect(ratingsAfter(reviewed({ again: "definitely" }), wanted)).toEqual({ "RTC-0001": 0 });
    expect(ratingsAfter(reviewed({ again: "definitely" }), wanted, undone)).toEqual({ "RTC-0001": 5 });
    expect(ratingsAfter(wanted, reviewed({ again: "possibly" }))).toEqual({ "RTC-0001": 0 });
    expect(ratingsAfter(wanted, reviewed({ again: "possibly" }), undone)).toEqual({ "RTC-0001": 3 });
    expect(ratingsAfter(wanted, reviewed({ again: "never" }))).toEqual({ "RTC-0001": 1 });
  });

  it("is wanted of a limited number of dishes", () => {
    const many = Array.from({ length: 200 }, (_, n): ReviewEvent => {
      return { type: "LessOfDishWanted", data: { sku: `RTC-${1000 + n}`, wantedAt: at } };
    });
    given(reviews, many).when(wants(true)).thenRefused("too-many-less-wanted");
    given(reviews, [...many.slice(1)])
      .when(wants(true))
      .thenEvents(wanted);
  });
});

it("answers are ratings from 1 to 5, the best last", () => {
  expect(againAnswers.map((answer) => ratings[answer])).toEqual([1, 2, 3, 4, 5]);
});

it("dislikes are in the order of the categories, each once", () => {
  expect(DishAnswersSchema.parse({ ...answers, dislikes: ["delivery", "taste", "taste"] }).dislikes).toEqual(["taste", "delivery"]);
});

it("a text of a review holds markup as it was typed, and nothing that disguises it or goes beyond 300 characters", () => {
  expect(ReviewText.parse(" <b>Salty</b>\n{{liked}} ")).toBe("<b>Salty</b>\n{{liked}}");
  for (const text of ["a\u0007", "leave\u202eereht", "x".repeat(301)]) expect(ReviewText.safeParse(text).success).toBe(false);
});

it("a mail asks two days after a delivery, and never about one before the mail began", () => {
  expect(askedAt(at)).toBe("2027-02-10T15:00:00.000Z");
  expect(askedAt("2026-11-29T15:00:00.000Z")).toBeUndefined();
});
