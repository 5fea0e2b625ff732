import { artNames } from "./art-names.gen.ts";
import { compose } from "./compose.ts";
import { bedNames, crumblyNames, type PlateSpec, packagings, plainNames, sweetNames, type Vessel } from "./plate-spec.ts";

const salmon: PlateSpec = { vessel: "plate", cloth: "spruce", art: ["salmon", "wild-rice", "asparagus", "lemon-slices"] };

test("the same dish is the same drawing, another dish is another", () => {
  expect(compose(salmon, "RTC-1041")).toEqual(compose(salmon, "RTC-1041"));
  expect(compose(salmon, "RTC-1041")).not.toEqual(compose(salmon, "RTC-1042"));
});

test("the bed is laid under the rest wherever it stands", () => {
  const drawing = compose(salmon, "RTC-1041");
  expect(drawing.bed?.name).toBe("wild-rice");
  expect(drawing.food.map(({ name }) => name)).toEqual(["salmon", "asparagus", "lemon-slices"]);
});

test("a bed fills a jar or a glass, and the rest stands in front of it", () => {
  for (const vessel of ["jar", "glass"] as const) {
    const drawing = compose({ vessel, cloth: "oat", art: ["honey", "sunflower"] }, "x");
    expect([drawing.bed?.name, drawing.food.map(({ name }) => name)]).toEqual(["honey", ["sunflower"]]);
    expect(drawing.food[0]?.y).toBeGreaterThan(220);
  }
});

test("a packaging replaces the jar and is no food beside it; a page that does not know it draws the jar", () => {
  const oil: PlateSpec = { vessel: "jar", cloth: "oat", art: ["oil", "olive", "bottle"] };
  const drawing = compose(oil, "x");
  expect([drawing.packaging, drawing.bed?.name, drawing.food.map(({ name }) => name)]).toEqual(["bottle", "oil", ["olive"]]);
  const before = compose(oil, "x", (name) => !(name in packagings));
  expect([before.packaging, before.bed?.name, before.food.map(({ name }) => name)]).toEqual([undefined, "oil", ["olive"]]);
});

test("nothing is sprinkled on what is not eaten", () => {
  expect(compose({ vessel: "board", cloth: "oat", art: ["sponge", "bubbles"] }, "x").flecks).toEqual([]);
});

test("on a board, what would run or roll away comes in a small dish", () => {
  const drawing = compose({ vessel: "board", cloth: "oat", art: ["taco", "salsa", "lime"] }, "x");
  expect(drawing.bed).toBeNull();
  expect(drawing.food.map(({ name, dished }) => [name, dished === true])).toEqual([
    ["taco", false],
    ["salsa", true],
    ["lime", false],
  ]);
});

test("what stands beside a glass in front of its drink comes in a small dish too", () => {
  const { bed, food } = compose({ vessel: "glass", cloth: "oat", art: ["cream", "oats"] }, "x");
  expect([bed?.name, food[0]?.name, food[0]?.dished]).toEqual(["cream", "oats", true]);
});

test("what lies raw in its box, what is drunk and what comes out of a bag are left as they are", () => {
  for (let dish = 0; dish < 20; dish += 1) {
    expect(compose({ vessel: "box", cloth: "sage", art: ["broccoli", "herb"] }, `box-${dish}`).flecks).toEqual([]);
    expect(compose({ vessel: "board", cloth: "spruce", art: ["hot-beverage", "coffee-beans"] }, `cup-${dish}`).flecks).toEqual([]);
    expect(compose({ vessel: "board", cloth: "tomato", art: ["popcorn", "butter"] }, `bag-${dish}`).flecks).toEqual([]);
  }
});

test("bread and cheese leave crumbs, and nothing else", () => {
  for (let dish = 0; dish < 20; dish += 1) {
    const kinds = compose({ vessel: "board", cloth: "oat", art: ["sourdough", "butter"] }, `bread-${dish}`).flecks.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(["crumb"]));
  }
});

test("the leading ingredient is the largest", () => {
  const [first, ...others] = compose({ ...salmon, art: ["tofu", "lime", "peanuts", "carrot", "basil"] }, "x").food;
  for (const other of others) expect(first?.size).toBeGreaterThan(other.size);
});

test("a name without a drawing is left out, and what is over five as well", () => {
  expect(compose({ ...salmon, art: ["salmon", "unobtainium"] }, "x", (name) => name !== "unobtainium").food).toHaveLength(1);
  expect(compose({ ...salmon, art: ["tofu", "lime", "egg", "carrot", "basil", "olive"] }, "x").food).toHaveLength(5);
  expect(compose({ ...salmon, art: [] }, "x").food).toEqual([]);
});

test.each<Vessel>(["plate", "bowl", "board", "box", "jar", "glass"])("nothing falls off a %s", (vessel) => {
  for (let dish = 0; dish < 60; dish += 1) {
    for (const piece of compose({ vessel, cloth: "oat", art: ["tofu", "lime", "egg", "carrot", "basil"] }, `dish-${dish}`).food) {
      expect(Math.abs(piece.x - 160)).toBeLessThan(110);
      expect(Math.abs(piece.y - 160)).toBeLessThan(120);
    }
  }
});

test("sweet dishes get no herbs", () => {
  for (let dish = 0; dish < 40; dish += 1) {
    const kinds = compose({ vessel: "plate", cloth: "oat", art: ["cookie"] }, `sweet-${dish}`).flecks.map(({ kind }) => kind);
    expect(kinds.every((kind) => kind === "crumb" || kind === "petal")).toBe(true);
  }
});

test("every name with a meaning has a drawing", () => {
  const drawn: ReadonlySet<string> = new Set(artNames);
  expect(
    [...bedNames, ...sweetNames, ...crumblyNames, ...plainNames, ...Object.keys(packagings)].filter((name) => !drawn.has(name)),
  ).toEqual([]);
});
