import { hasNoResult, takesResult } from "./results.ts";

const box = (status: "billed" | "delivered" | "failed", failureCode: string | null = null) => ({ status, failureCode });

test("a route as a whole takes a result for the boxes that have none", () => {
  const boxes = [box("billed"), box("billed", "nobody-home"), box("delivered"), box("failed", "nobody-home")];
  expect(boxes.map(hasNoResult)).toEqual([true, false, false, false]);
});

test("a box that goes out again takes a result of its own", () => {
  expect([box("billed"), box("billed", "nobody-home"), box("delivered"), box("failed")].map(takesResult)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
