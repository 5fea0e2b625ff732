import { targetsOf } from "./advance-targets.ts";

const now = "2026-12-01T12:00:00.000Z";

test("the next of each kind, then a day and a week", () => {
  const nextDue = [
    { kind: "cutoff", at: "2026-12-03T05:00:00.000Z", count: 4 },
    { kind: "cutoff", at: "2026-12-02T05:00:00.000Z", count: 4 },
    { kind: "billing", at: "2026-12-01T11:00:00.000Z", count: 1 },
    { kind: "maturation", at: "2026-12-01T13:00:00.000Z", count: 1 },
  ];
  expect(targetsOf({ now, nextDue })).toEqual([
    { id: "cutoff", at: "2026-12-02T05:00:00.000Z" },
    { id: "day", at: "2026-12-02T12:00:00.000Z" },
    { id: "week", at: "2026-12-08T12:00:00.000Z" },
  ]);
});
