import { planInAddress, planOf } from "./plan-draft.ts";

test("a segment names the plan", () => {
  expect(planInAddress("rtc_4", {})).toEqual({ type: "ready-to-cook", persons: 4, recipes: 3 });
  expect(planInAddress("rte_10", {})).toEqual({ type: "ready-to-eat", meals: 10 });
});

test("a query names the plan", () => {
  expect(planInAddress(undefined, { plan: "rtc", people: 2, recipes: 5 })).toEqual({ type: "ready-to-cook", persons: 2, recipes: 5 });
  expect(planInAddress(undefined, {})).toBeUndefined();
});

test("a number that is not offered becomes the usual one", () => {
  expect(planOf("eat", 7)).toEqual({ type: "ready-to-eat", meals: 8 });
  expect(planOf("cook4", 99)).toEqual({ type: "ready-to-cook", persons: 4, recipes: 3 });
});
