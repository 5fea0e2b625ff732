import { mayMake } from "./call.ts";
import { rebuildProjection } from "./calls/operations.ts";
import { indexData, previewOrderGeneration } from "./calls/subscription-profiles.ts";

test("roles may make the calls whose entry names them", () => {
  expect(mayMake("support", indexData)).toBe(true);
  expect(mayMake("support", previewOrderGeneration)).toBe(false);
  expect(mayMake("merchandiser", previewOrderGeneration)).toBe(true);
});

test("admins may do everything that staff may do", () => {
  expect(mayMake("finance", rebuildProjection)).toBe(false);
  expect(mayMake("admin", rebuildProjection)).toBe(true);
});
