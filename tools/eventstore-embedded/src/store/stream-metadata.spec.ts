import { NO_METADATA, parseStreamMetadata, SOFT_DELETION, withTruncateBefore } from "./stream-metadata.ts";

const parse = (value: unknown) => parseStreamMetadata(Buffer.from(JSON.stringify(value)));

describe("stream metadata", () => {
  it("limits what a stream read shows, ages in milliseconds", () => {
    expect(parse({ $tb: 3, $maxCount: 10, $maxAge: 60 })).toMatchObject({ truncateBefore: 3, maxCount: 10, maxAge: 60_000 });
    expect(parse({ other: 1 })).toMatchObject({ truncateBefore: 0, maxCount: Infinity, maxAge: Infinity });
  });

  it("of a soft-deleted stream says nothing else, and that of one that came back keeps what was set", () => {
    expect(parseStreamMetadata(SOFT_DELETION)).toMatchObject({ truncateBefore: Infinity, maxCount: Infinity });
    expect(withTruncateBefore(parseStreamMetadata(SOFT_DELETION), 5).toString()).toBe('{"$tb":5}');
    expect(withTruncateBefore(parse({ owner: "tests", $tb: 1 }), 5).toString()).toBe('{"owner":"tests","$tb":5}');
    expect(withTruncateBefore(NO_METADATA, 0).toString()).toBe('{"$tb":0}');
  });

  it.each(["no JSON", "null", "7", '[{"$tb":2}]'])("%j sets nothing", (text) => {
    expect(parseStreamMetadata(Buffer.from(text))).toEqual(NO_METADATA);
  });

  it.each([{ $maxCount: 0 }, { $maxCount: -1 }, { $maxAge: 0 }, { $acl: { $r: "$all" } }, { $cacheControl: 5 }])(
    "a value that limits nothing leaves the rest: %j",
    (others) => {
      expect(parse({ ...others, $tb: 2 })).toMatchObject({ truncateBefore: 2, maxCount: Infinity, maxAge: Infinity });
    },
  );

  it.each([
    { $maxCount: "x" },
    { $maxCount: null },
    { $maxCount: 1.5 },
    { $maxAge: true },
    { $cacheControl: "x" },
    { $acl: null },
    { $acl: { $r: 5 } },
    { $acl: { $r: [1] } },
  ])("a value of a wrong type voids everything: %j", (wrong) => {
    expect(parse({ ...wrong, $tb: 2 })).toEqual({ ...NO_METADATA, raw: { ...wrong, $tb: 2 } });
  });
});
