import { budgets, judge } from "./budget.ts";
import type { Counted } from "./counts.ts";
import { stagesOf } from "./stages.ts";

const counts = (...entries: readonly (readonly [Counted, number])[]) => new Map(entries);

describe("the budget of a stage", () => {
  it("is kept by as much as it allows", () => {
    expect(judge(counts(["sign-ups", 3]), { "sign-ups": 3, stories: 2 })).toEqual({ lines: ["sign-ups 3 / 3", "stories 0 / 2"], over: [] });
  });

  it("is exceeded by one more, and by a kind that it does not name", () => {
    const { over } = judge(counts(["sign-ups", 4], ["clock moves", 1]), { "sign-ups": 3 });
    expect(over).toEqual(["sign-ups 4 / 3", "clock moves 1 / 0"]);
  });

  it("belongs to a stage that there is", () => {
    const names = stagesOf("check").map(({ name }) => name);
    expect(Object.keys(budgets()).filter((name) => !names.includes(name))).toEqual([]);
  });
});
