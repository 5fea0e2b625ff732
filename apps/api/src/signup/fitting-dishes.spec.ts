import { nextWeekOfVisit } from "./fitting-dishes.ts";

const receivedAt = "2026-11-25T15:00:00.000Z";

test("a visitor's dishes are counted in the region of the postal code, else in that of the language", () => {
  const regionOf = (language: "en" | "fr", asked?: "on") => nextWeekOfVisit({ language, receivedAt }, asked).region;
  expect([regionOf("en", "on"), regionOf("fr", "on")]).toEqual(["on", "on"]);
  expect([regionOf("en"), regionOf("fr")]).toEqual(["bc", "qc"]);
});
