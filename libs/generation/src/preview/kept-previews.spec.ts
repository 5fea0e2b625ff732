import type { GenerationResult } from "@tablee/domain/order-generation/result";
import { keptPreviews } from "./kept-previews.ts";

const ofSubscriptions = (length: number): GenerationResult => ({ results: { length } }) as unknown as GenerationResult;

it("the previews that are kept are bounded by their subscriptions: the week that was not asked for longest goes first", () => {
  const previews = keptPreviews();
  for (const week of ["2027-01-04", "2027-01-11", "2027-01-18"]) previews.set(`qc:${week}`, ofSubscriptions(100_000));
  expect(previews.get("qc:2027-01-04")).toBeUndefined();
  expect(previews.get("qc:2027-01-18")).toBeDefined();
  for (let i = 0; i < 1_000; i++) previews.set(`on:${i}`, ofSubscriptions(1_000));
  expect(previews.calculatedSize).toBeLessThanOrEqual(150_000);
});

it("a preview that alone has more subscriptions than are kept stays until the next one", () => {
  const previews = keptPreviews();
  previews.set("qc:2027-01-04", ofSubscriptions(200_000));
  expect(previews.get("qc:2027-01-04")).toBeDefined();
  previews.set("qc:2027-01-11", ofSubscriptions(1_000));
  expect([...previews.keys()]).toEqual(["qc:2027-01-11"]);
});
