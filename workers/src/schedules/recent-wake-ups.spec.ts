import { RecentWakeUps } from "./recent-wake-ups.ts";

const due = (...ids: readonly string[]) => ids.map((id) => ({ id }));

it("a wake-up is put into its queue once while it waits there, and again after five seconds, since the queue may have lost it", () => {
  const recent = new RecentWakeUps();
  expect(recent.missing(due("a", "b"), 0)).toEqual(due("a", "b"));
  expect(recent.missing(due("a", "b", "c"), 4_999)).toEqual(due("c"));
  expect(recent.missing(due("a", "b", "c"), 5_000)).toEqual(due("a", "b"));
  expect(recent.missing(due("a", "b", "c"), 9_999)).toEqual(due("c"));
});

it("a wake-up is put at once where it is due a second time, or where its work was not done", () => {
  const recent = new RecentWakeUps();
  recent.missing(due("a", "b"), 0);
  recent.missing(due("b"), 1);
  expect(recent.missing(due("a", "b"), 2)).toEqual(due("a"));
  recent.forget("b");
  expect(recent.missing(due("a", "b"), 3)).toEqual(due("b"));
});
