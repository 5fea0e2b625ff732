import { KeptPositions, positionsText, readPositions } from "./positions.ts";

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

describe("positions that a browser keeps", () => {
  const kept = (store?: ReturnType<typeof memory>) => new KeptPositions({ key: "written", forMs: 60_000, store });
  const textOf = (positions: KeptPositions) => positionsText(positions.recent);

  it("are in memory where the browser's store is full", () => {
    const full = {
      getItem: () => null,
      setItem() {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    const positions = kept(full);
    positions.note("order=5");
    expect(textOf(positions)).toBe("order=5");
  });

  it("are the greatest under each name", () => {
    const positions = kept();
    expect(textOf(positions)).toBe("");
    positions.note("order=5,stock=6");
    positions.note("order=4,slot=7");
    positions.note(null);
    positions.note("not a position");
    expect(textOf(positions)).toBe("order=5,stock=6,slot=7");
  });

  it("are known after the page was loaded again, and not sent along for longer than they are good for", () => {
    const store = memory();
    kept(store).note("order=5");
    expect(textOf(kept(store))).toBe("order=5");
    const [[name, { position }]] = JSON.parse(store.getItem("written")!);
    store.setItem("written", JSON.stringify([[name, { position, at: Date.now() - 61_000 }]]));
    expect(textOf(kept(store))).toBe("");
  });

  it("are those of all its windows", () => {
    const store = memory();
    const [one, other] = [kept(store), kept(store)];
    one.note("order=5,stock=6");
    other.note("order=7");
    expect([one, other].map(textOf)).toEqual(["order=7,stock=6", "order=7,stock=6"]);
  });

  it("are forgotten by name, except one with a later position", () => {
    const positions = kept();
    positions.note("points=5,weeks=5");
    positions.note("weeks=8");
    positions.forget("points", 5n);
    positions.forget("weeks", 5n);
    expect(textOf(positions)).toBe("weeks=8");
  });

  it("are none where the store holds something else", () => {
    const store = memory();
    store.setItem("written", "{");
    expect(textOf(kept(store))).toBe("");
  });
});
