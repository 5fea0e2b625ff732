import { positionsText, readPositions, WrittenPositions } from "./positions.ts";

const memory = () => {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
};

describe("positions in a header", () => {
  it("are read as they were written", () => {
    const positions = new Map([
      ["order", 12n],
      ["stock", 9_223_372_036_854_775_807n],
    ]);
    expect(positionsText(positions)).toBe("order=12,stock=9223372036854775807");
    expect(readPositions(positionsText(positions))).toEqual(positions);
  });

  it.each([
    undefined,
    null,
    "",
    "order",
    "order=",
    "order=1,",
    "order=-1",
    "Order=1",
    "order=1\r\nset-cookie: a",
    ["order=1"],
    `order=${"1".repeat(2_000)}`,
  ])("are none in %j", (text) => expect(readPositions(text)).toEqual(new Map()));
});

describe("what a tab has written", () => {
  it("is the greatest position in each category", () => {
    const written = new WrittenPositions();
    expect(written.header).toBeUndefined();
    written.note("order=5,stock=6");
    written.note("order=4,slot=7");
    written.note(null);
    written.note("not a position");
    expect(written.header).toBe("order=5,stock=6,slot=7");
  });

  it("is known after the page was loaded again, and forgotten after a minute", () => {
    const store = memory();
    new WrittenPositions(store).note("order=5");
    expect(new WrittenPositions(store).header).toBe("order=5");
    const [[category, { position }]] = JSON.parse(store.getItem("tablee-written")!);
    store.setItem("tablee-written", JSON.stringify([[category, { position, at: Date.now() - 61_000 }]]));
    expect(new WrittenPositions(store).header).toBeUndefined();
  });

  it("is nothing where the store holds something else", () => {
    const store = memory();
    store.setItem("tablee-written", "{");
    expect(new WrittenPositions(store).header).toBeUndefined();
  });
});
