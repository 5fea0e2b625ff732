import { askedOf, codeIn, textOf } from "./suggestions.ts";

test("a street is looked for near the postal code that is known, unless one is typed with it", () => {
  expect(askedOf("12 King", "V3T 1A1")).toBe("12 King V3T 1A1");
  expect(askedOf("12 King h7n1a1", "V3T 1A1")).toBe("12 King h7n1a1");
  expect(askedOf("12 King T2P", "V3T 1A1")).toBe("12 King T2P");
  expect(askedOf(" 12 King ")).toBe("12 King");
});

test("an address has the postal code that is typed with it, else the one that is known", () => {
  expect(codeIn("12 King h7n1a1", "V3T 1A1")).toBe("h7n1a1");
  expect(codeIn("12 King T2P", "V3T 1A1")).toBe("V3T 1A1");
  expect(codeIn("12 King")).toBe("");
});

test("what the field shows of a place that was picked keeps its postal code when it is asked for again", () => {
  const shown = textOf({ line: "12 King Street", city: "Surrey", postalCode: "V3T 1A1" });
  expect(shown).toBe("12 King Street, Surrey V3T 1A1");
  expect(askedOf(shown, "H7N 1A1")).toBe(shown);
});
