import type { OrderCard } from "@tablee/contracts/schemas";
import { boxLines, optionsInBox, recipeOf } from "./box-lines.ts";

type Box = Parameters<typeof boxLines>[0];
const larger = { id: "more-chicken" };
const box = (additions: readonly object[]): Box =>
  ({ lines: [{ dish: { sku: "chicken" }, quantity: 2 }], additions }) as unknown as Pick<OrderCard, "lines" | "additions">;
const held = (additions: readonly object[]) =>
  boxLines(box(additions)).map(({ dish, quantity, options }) => [dish.sku, quantity, options.map(({ id }) => id)]);

test("a box holds what was added and paid, and nothing that was not", () => {
  const line = { dish: { sku: "jam" }, quantity: 3 };
  expect(held([{ status: "billed", lines: [line] }])).toEqual([
    ["chicken", 2, []],
    ["jam", 3, []],
  ]);
  for (const status of ["open", "billing", "dropped"]) expect(held([{ status, lines: [line] }])).toEqual([["chicken", 2, []]]);
});

test("more of a dish counts with it, and a larger serving belongs to it without counting", () => {
  const more = { dish: { sku: "chicken" }, quantity: 1 };
  const upgrade = { dish: { sku: "chicken" }, quantity: 2, options: [larger], upgrade: true };
  const additions = [
    { status: "billed", lines: [more] },
    { status: "billed", lines: [upgrade] },
  ];
  expect(held(additions)).toEqual([["chicken", 3, ["more-chicken"]]]);
});

test("what was taken beside a recipe stays beside it", () => {
  const beside = { dish: { sku: "jam" }, quantity: 1, pairedWith: "chicken" };
  const alone = { dish: { sku: "jam" }, quantity: 1 };
  expect(held([{ status: "billed", lines: [beside, alone] }])).toEqual([
    ["chicken", 2, []],
    ["jam", 1, []],
    ["jam", 1, []],
  ]);
});

describe("a dish that was changed", () => {
  const tofu = { id: "tofu" };
  const fish = { dish: { sku: "salmon" }, quantity: 1, options: [tofu] };
  const of = (additions: readonly object[]) => ({ lines: [fish], additions }) as unknown as Box;
  const shown = (additions: readonly object[]) =>
    boxLines(of(additions)).map(({ dish, quantity, options }) => [dish.sku, quantity, options.map(({ id }) => id)]);

  it("is another one than the same dish added as it is", () => {
    expect(shown([{ status: "billed", lines: [{ dish: { sku: "salmon" }, quantity: 1 }] }])).toEqual([
      ["salmon", 1, ["tofu"]],
      ["salmon", 1, []],
    ]);
  });

  it("keeps its choice beside a larger serving that was added", () => {
    const upgrade = { dish: { sku: "salmon" }, quantity: 1, options: [{ id: "more-fish" }], upgrade: true };
    expect(shown([{ status: "billed", lines: [upgrade] }])).toEqual([["salmon", 1, ["tofu", "more-fish"]]]);
    const held = of([{ status: "billed", lines: [upgrade] }]);
    expect(optionsInBox(held, held.lines[0]!).map(({ id }) => id)).toEqual(["tofu", "more-fish"]);
    expect(recipeOf(held, "salmon")).toBe(held.lines[0]);
  });
});
