import fc from "fast-check";
import { isRefusal, never, refuse } from "./errors.ts";
import { canonicalJson, hash64, hashText } from "./hash.ts";
import { idFrom, orderIdOf, subscriptionId } from "./ids.ts";
import { system } from "./log/actor.ts";

describe("ids", () => {
  it("are the same for the same parts, everywhere and for ever", () => {
    expect(idFrom("order", "a", "2027-02-01")).toBe("e00fdd89-931f-5af4-9d2b-dec960925abc");
  });

  it("distinguish parts that read alike when joined", () => {
    expect(idFrom("ab", "c")).not.toBe(idFrom("a", "bc"));
    expect(idFrom("é", "🥕")).not.toBe(idFrom("e", "🥕"));
  });

  it("are version-5 UUIDs of the RFC's variant", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" })), (parts) =>
        expect(idFrom(...parts)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      ),
    );
  });

  it("name the one order of a subscription in a week", () => {
    expect(orderIdOf(subscriptionId("s"), "2027-02-01")).toBe(orderIdOf(subscriptionId("s"), "2027-02-01"));
    expect(orderIdOf(subscriptionId("s"), "2027-02-01")).not.toBe(orderIdOf(subscriptionId("s"), "2027-02-08"));
  });
});

describe("small things", () => {
  it("a refusal is either a rule's or reports something missing", () => {
    expect(refuse("sold-out").meaning).toBe("rule");
    expect(refuse("generation-not-open").meaning).toBe("rule");
    expect(refuse("order-not-found").meaning).toBe("missing");
  });

  it("a refusal is distinguished from events", () => {
    expect(isRefusal(refuse("sold-out", { left: 0 }))).toBe(true);
    expect([[], null, "refused", { refused: 1 }].some(isRefusal)).toBe(false);
  });

  it("an unexpected member of a union is named in the error", () => {
    expect(() => never({ type: "Surprise" } as never)).toThrow('unexpected: {"type":"Surprise"}');
  });

  it("the system acts under the name of its part", () => {
    expect(system("billing")).toEqual({ kind: "system", id: "billing" });
  });

  it("a hash is stable, 64 bits long, and spread", () => {
    expect(hashText("Tablée")).toBe(hashText("Tablée"));
    expect(hashText("Tablée")).toMatch(/^[0-9a-f]{16}$/);
    const buckets = new Array<number>(16).fill(0);
    for (let i = 0; i < 16_000; i++) buckets[hash64(`subscription-${i}RTC-0001`)[0] >>> 28]!++;
    for (const count of buckets) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(new Set(Array.from({ length: 20_000 }, (_, i) => hashText(`${i}`))).size).toBe(20_000);
  });

  it("canonical JSON is the same for keys in any order, and leaves out undefined values", () => {
    expect(canonicalJson({ b: [1, { d: null, c: "x" }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
    expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
    fc.assert(fc.property(fc.jsonValue(), (value) => expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))));
  });
});
