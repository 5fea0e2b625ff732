import { rebuildProjection } from "@tablee/contracts/calls/operations";
import { indexData, previewOrderGeneration } from "@tablee/contracts/calls/subscription-profiles";
import { mayMake } from "./staff-context.ts";

test("roles may do what the contract's entry says", () => {
  expect(mayMake("support", indexData)).toBe(true);
  expect(mayMake("support", previewOrderGeneration)).toBe(false);
  expect(mayMake("merchandiser", previewOrderGeneration)).toBe(true);
});

test("admins may do everything that staff may do", () => {
  expect(mayMake("finance", rebuildProjection)).toBe(false);
  expect(mayMake("admin", rebuildProjection)).toBe(true);
});
