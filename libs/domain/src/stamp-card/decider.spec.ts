import { given } from "../../testing/given.ts";
import { idFrom, type OrderId, orderId } from "../kernel/ids.ts";
import { addWeeks } from "../kernel/time.ts";
import { type StampCardCommand, stampCards } from "./decider.ts";
import type { StampCardEvent } from "./events.ts";

const at = "2027-02-06T15:00:00.000Z";
const firstWeek = "2027-02-01";
const box = (n: number): OrderId => orderId(idFrom("box", n));
/** The delivery of the box `n` weeks after the first one. */
const delivered = (n: number): StampCardCommand => ({ type: "AddStamp", orderId: box(n), week: addWeeks(firstWeek, n), at });
const refunded = (n: number): StampCardCommand => ({ type: "TakeStampBack", orderId: box(n), at });
const cardId = idFrom("stamp-card", box(0));

const when = (...commands: readonly [...StampCardCommand[], StampCardCommand]) => {
  const past = commands
    .slice(0, -1)
    .reduce<readonly StampCardEvent[]>((events, command) => given(stampCards, events).when(command).events, []);
  return given(stampCards, past).when(commands.at(-1)!);
};
/** The cards that commands lead to: the weeks that count, and whether each is complete. */
const cardsOf = (...commands: readonly [...StampCardCommand[], StampCardCommand]) =>
  when(...commands).state.cards.map(({ firstWeek, stamps, completedAt }) => [firstWeek, stamps.length, completedAt !== null]);

describe("a stamp card", () => {
  it("starts with the first delivery, and runs for six weeks", () => {
    when(delivered(0)).thenEvents(
      {
        type: "StampCardStarted",
        data: { cardId, policy: "stamp-card-1", firstWeek, lastWeek: "2027-03-08", required: 4, points: 1_000, startedAt: at },
      },
      { type: "StampAdded", data: { cardId, orderId: box(0), week: firstWeek, addedAt: at } },
    );
  });

  it("is complete with the fourth delivery in six weeks, whichever these are", () => {
    when(delivered(0), delivered(1), delivered(4), delivered(5)).thenEvents(
      { type: "StampAdded", data: { cardId, orderId: box(5), week: "2027-03-08", addedAt: at } },
      { type: "StampCardCompleted", data: { cardId, points: 1_000, completedAt: at } },
    );
  });

  it("counts each box once", () => {
    when(delivered(0), delivered(0)).thenNothing();
    when(delivered(0), refunded(0), delivered(0)).thenNothing();
  });

  it("ends after six weeks without its four deliveries: the next delivery starts another card", () => {
    expect(cardsOf(delivered(0), delivered(1), delivered(2), delivered(6), delivered(7))).toEqual([
      [firstWeek, 3, false],
      ["2027-03-15", 2, false],
    ]);
  });

  it("ends when it is complete: the next delivery starts another card", () => {
    expect(cardsOf(delivered(0), delivered(1), delivered(2), delivered(3), delivered(4))).toEqual([
      [firstWeek, 4, true],
      ["2027-03-01", 1, false],
    ]);
  });

  it("does not count a box of a week before it, which is recorded late", () => {
    when(delivered(2), delivered(1)).thenNothing();
  });
});

describe("a stamp of a box that was refunded in full", () => {
  it("no longer counts", () => {
    when(delivered(0), delivered(1), refunded(1)).thenEvents({
      type: "StampTakenBack",
      data: { cardId, orderId: box(1), points: 0, takenBackAt: at },
    });
    expect(cardsOf(delivered(0), delivered(1), refunded(1), delivered(2), delivered(3))).toEqual([[firstWeek, 3, false]]);
    expect(cardsOf(delivered(0), delivered(1), refunded(1), delivered(2), delivered(3), delivered(4))).toEqual([[firstWeek, 4, true]]);
  });

  it("takes its part of the points along where the card was complete, once", () => {
    const outcome = when(delivered(0), delivered(1), delivered(2), delivered(3), refunded(1));
    expect(outcome.events.at(-1)).toMatchObject({ type: "StampTakenBack", data: { points: 250 } });
    given(stampCards, outcome.events).when(refunded(1)).thenNothing();
  });

  it("is none of a box that never counted", () => {
    when(refunded(0)).thenNothing();
  });
});

it("throws on an unknown command or event of stamp cards", () => {
  expect(() => stampCards.decide({ type: "Surprise" } as never, stampCards.initialState)).toThrow("unexpected");
  expect(() => stampCards.evolve(stampCards.initialState, { type: "Surprise", data: {} } as never)).toThrow("unexpected");
});
