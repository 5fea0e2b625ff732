import { Standings } from "./freshness.ts";

const fresh = { stale: false, pending: [] };
const waiting = { stale: false, pending: ["points" as const] };

describe("the freshness of answers", () => {
  it("has a query asked again while something is to come, less and less often", () => {
    const standings = new Standings();
    expect(standings.askAgainIn("home")).toBe(false);
    const waits = [1, 2, 3, 4, 5, 6].map(() => {
      standings.note("home", waiting);
      return standings.askAgainIn("home");
    });
    expect(waits).toEqual([300, 600, 1_200, 2_400, 4_800, 5_000]);
    standings.note("home", fresh);
    expect([standings.askAgainIn("home"), standings.of("home")]).toEqual([false, undefined]);
  });

  it("knows since when it has been so", () => {
    const standings = new Standings();
    const before = Date.now();
    standings.note("home", waiting);
    const { since } = standings.of("home")!;
    expect(since).toBeGreaterThanOrEqual(before);
    standings.note("home", { stale: true, pending: ["points", "weeks"] });
    expect(standings.of("home")).toMatchObject({ stale: true, pending: ["points", "weeks"], since });
  });

  it("hands out once what acts have named", () => {
    const standings = new Standings();
    standings.name(["points", "weeks"]);
    standings.name(["points"]);
    expect([standings.takeNamed(), standings.takeNamed()]).toEqual([["points", "weeks"], []]);
  });

  it("calls its listeners when it changes, and only then", () => {
    const standings = new Standings();
    let calls = 0;
    const stop = standings.subscribe(() => calls++);
    standings.note("home", fresh);
    standings.note("home", waiting);
    standings.note("home", fresh);
    stop();
    standings.note("home", waiting);
    expect(calls).toBe(2);
  });
});
