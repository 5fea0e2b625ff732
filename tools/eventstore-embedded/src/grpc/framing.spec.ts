import { frame, MessageReader } from "./framing.ts";

const read = (limit: number, chunks: Buffer[]) => {
  const messages: string[] = [];
  const reader = new MessageReader(limit, (payload) => messages.push(payload.toString()));
  for (const chunk of chunks) reader.push(chunk);
  return messages;
};

describe("framing", () => {
  const bytes = Buffer.concat([frame(Buffer.from("one")), frame(Buffer.alloc(0)), frame(Buffer.from("three"))]);

  it.each([1, 2, 4, 5, 6, 9, 100])("messages come out whole from pieces of %d bytes", (size) => {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
    expect(read(1_000, pieces)).toEqual(["one", "", "three"]);
  });

  it("a message beyond the limit is refused at its length, before it has arrived", () => {
    expect(() => read(10, [frame(Buffer.alloc(11)).subarray(0, 5)])).toThrow("larger than max (11 vs. 10)");
    expect(() => read(10, [Buffer.concat([frame(Buffer.alloc(1)), frame(Buffer.alloc(11))])])).toThrow("larger than max");
  });

  it("a compressed message is refused", () => {
    const compressed = frame(Buffer.from("x"));
    compressed[0] = 1;
    expect(() => read(10, [compressed])).toThrow("Compressed");
  });
});
