import { unstorableAt } from "./unstorable.ts";

test.each([
  ["a text", { key: "a\0" }, ["key"]],
  ["a text in a list of lines", { lines: [{ sku: "MKT-0001" }, { sku: "\0" }] }, ["lines", "1", "sku"]],
  ["a name", { "\0": 1 }, []],
])("finds a NUL in %s", (_, input, path) => expect(unstorableAt(input)).toEqual(path));

test("lets every other text be, escaped or not", () => {
  expect(unstorableAt({ q: "\\u0000", n: 0, none: null, list: ["\u0001", "é", "🍲"] })).toBeUndefined();
});
