import { definitionOf } from "../../streams.ts";
import { assertStorable, isStorable, unstorableAt } from "./storable.ts";

const nested = (depth: number, inner: unknown): unknown => {
  let value = inner;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
};

describe.each([
  ["U+0000", "\0"],
  ["a high surrogate alone", "7 rue \ud800"],
  ["a low surrogate alone", "\udc00 sold"],
  ["surrogates the wrong way round", "\udf72\ud83c"],
])("%s", (_, text) => {
  it.each([
    ["a text", { key: text }, ["key"]],
    ["a text in a list of lines", { lines: [{ sku: "MKT-0001" }, { sku: text }] }, ["lines", "1", "sku"]],
    ["a name", { outer: { [text]: 1 } }, ["outer"]],
    ["a text alone", text, []],
  ])("is found in %s", (_where, input, path) => expect(unstorableAt(input)).toEqual(path));

  it("is found deeper than calls can be nested", () => expect(unstorableAt(nested(100_000, text))).toHaveLength(100_000));

  it("does not become an event", () => {
    const data = { code: `A${text}`, audience: "account", appliedAt: "2027-02-03T06:00:00.000Z" };
    const { error } = definitionOf("DiscountCodeApplied").data.safeParse(data);
    expect(error?.issues).toMatchObject([{ path: ["code"] }]);
    expect(() => assertStorable({ actor: { reason: text } }, "metadata")).toThrow("metadata.actor.reason holds a text");
  });
});

it("every other text is let be, escaped or not", () => {
  expect(unstorableAt({ q: "\\u0000 \\ud800", n: 0, none: null, list: ["\u0001", "é", "🍲", "\uffff"] })).toBeUndefined();
  expect(unstorableAt(nested(100_000, "🍲"))).toBeUndefined();
  expect(isStorable("🍲")).toBe(true);
});
