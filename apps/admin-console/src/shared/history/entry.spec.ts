import { isUnnamed } from "./entry.ts";

test("an actor is named once: by the sentence or beside it, and the customer by neither", () => {
  const ana = { kind: "staff", id: "s-1", name: "Ana Roy" } as const;
  expect(isUnnamed(ana, "The box of Nov 23 was delivered")).toBe(true);
  expect(isUnnamed(ana, "Ana Roy refunded $12.50")).toBe(false);
  expect(isUnnamed({ kind: "client", id: "a-1", name: "Camille" }, "The box of Nov 23 was skipped")).toBe(false);
});
