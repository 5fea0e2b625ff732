import { NO_METADATA, parseStreamMetadata, withTruncateBefore } from "./stream-metadata.ts";

const parse = (value: unknown) => parseStreamMetadata(Buffer.from(JSON.stringify(value)));

describe("stream metadata", () => {
  it("limits what a stream read shows, ages in milliseconds", () => {
    expect(parse({ $tb: 3, $maxCount: 10, $maxAge: 60 })).toMatchObject({ truncateBefore: 3, maxCount: 10, maxAge: 60_000 });
    expect(parse({ other: 1 })).toMatchObject({ truncateBefore: 0, maxCount: Infinity, maxAge: Infinity });
  });

  it("of a soft-deleted stream survives being written and parsed, with everything else that was set", () => {
    const written = withTruncateBefore(parse({ $maxCount: 10, owner: "tests" }), Infinity);
    expect(written.toString()).toBe('{"$tb":9223372036854775807,"$maxCount":10,"owner":"tests"}');
    expect(parseStreamMetadata(written)).toMatchObject({ truncateBefore: Infinity, maxCount: 10 });
    expect(withTruncateBefore(parseStreamMetadata(written), 5).toString()).toBe('{"$tb":5,"$maxCount":10,"owner":"tests"}');
    expect(withTruncateBefore(NO_METADATA, 0).toString()).toBe('{"$tb":0}');
  });

  it.each(["no JSON", "null", "7", '{"$tb":"x","$maxCount":-1,"$acl":null}'])("%j sets nothing", (text) => {
    expect(parseStreamMetadata(Buffer.from(text))).toMatchObject({ truncateBefore: 0, maxCount: Infinity, maxAge: Infinity, acl: {} });
  });
});
