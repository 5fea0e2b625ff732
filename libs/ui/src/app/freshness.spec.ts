import { AnswerFreshness } from "./freshness.ts";

const fresh = { stale: false, pending: [] };
const waiting = { stale: false, pending: ["points" as const] };

describe("the freshness of answers", () => {
  it("has a query asked again while something is to come, less and less often", () => {
    const freshness = new AnswerFreshness();
    expect(freshness.askAgainIn("home")).toBe(false);
    const waits = [1, 2, 3, 4, 5, 6].map(() => {
      freshness.note("home", waiting);
      return freshness.askAgainIn("home");
    });
    expect(waits).toEqual([300, 600, 1_200, 2_400, 4_800, 5_000]);
    freshness.note("home", fresh);
    expect([freshness.askAgainIn("home"), freshness.of("home")]).toEqual([false, undefined]);
  });

  it("knows since when it has been so", () => {
    const freshness = new AnswerFreshness();
    const before = Date.now();
    freshness.note("home", waiting);
    const { since } = freshness.of("home")!;
    expect(since).toBeGreaterThanOrEqual(before);
    freshness.note("home", { stale: true, pending: ["points", "weeks"] });
    expect(freshness.of("home")).toMatchObject({ stale: true, pending: ["points", "weeks"], since });
  });

  it("hands out once what acts have named", () => {
    const freshness = new AnswerFreshness();
    freshness.name(["points", "weeks"]);
    freshness.name(["points"]);
    expect([freshness.takeNamed(), freshness.takeNamed()]).toEqual([["points", "weeks"], []]);
  });

  it("calls its listeners when it changes, and only then", () => {
    const freshness = new AnswerFreshness();
    let calls = 0;
    const stop = freshness.subscribe(() => calls++);
    freshness.note("home", fresh);
    freshness.note("home", waiting);
    freshness.note("home", fresh);
    stop();
    freshness.note("home", waiting);
    expect(calls).toBe(2);
  });
});
