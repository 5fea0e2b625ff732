import { ProtobufReader } from "./reader.ts";
import { bytesFieldSize, varintFieldSize, varintSize, writeBytesField, writeVarint, writeVarintField } from "./writer.ts";

const numbers = [
  0,
  1,
  127,
  128,
  16_383,
  16_384,
  2 ** 21,
  2 ** 28 - 1,
  2 ** 28,
  2 ** 31,
  2 ** 32,
  2 ** 35 - 1,
  2 ** 35,
  2 ** 42,
  2 ** 49,
  Number.MAX_SAFE_INTEGER,
];

describe("protobuf", () => {
  it.each(numbers)("%d is read back from a varint field, whose size was computed before", (value) => {
    const target = Buffer.alloc(16);
    const end = writeVarintField(target, 3, value, 0);
    expect(end).toBe(varintFieldSize(value));
    const reader = new ProtobufReader(target.subarray(0, end));
    expect([reader.next(), reader.field, reader.varint(), reader.next()]).toEqual([true, 3, value, false]);
  });

  it("a tombstone's revision is 2^63 − 1 on the wire", () => {
    const target = Buffer.alloc(16);
    const end = writeVarintField(target, 3, Infinity, 0);
    const reader = new ProtobufReader(target.subarray(0, end));
    reader.next();
    expect(reader.int64()).toBe(2n ** 63n - 1n);
    expect(varintSize(Infinity)).toBe(9);
  });

  it("bytes are read back, and other fields are skipped", () => {
    const target = Buffer.alloc(bytesFieldSize(200) + varintFieldSize(5));
    writeVarintField(target, 2, 5, writeBytesField(target, 1, Buffer.alloc(200, 7), 0));
    const reader = new ProtobufReader(target);
    reader.next();
    reader.skip();
    reader.next();
    expect(reader.varint()).toBe(5);
    const again = new ProtobufReader(target);
    again.next();
    expect(again.bytes().equals(Buffer.alloc(200, 7))).toBe(true);
  });

  it("a negative half of an id is read back as a signed number", () => {
    const target = Buffer.alloc(11);
    target[0] = 1 << 3;
    for (let i = 1; i < 10; i++) target[i] = 0xff;
    target[10] = 1;
    const reader = new ProtobufReader(target);
    reader.next();
    expect(reader.int64()).toBe(-1n);
  });

  it("a message that ends too early is refused, not read beyond", () => {
    const short = Buffer.alloc(3);
    writeVarint(short, 100, 1);
    short[0] = (1 << 3) | 2;
    const reader = new ProtobufReader(short);
    reader.next();
    expect(() => reader.bytes()).toThrow("Malformed");
    expect(() => new ProtobufReader(Buffer.from([0x80])).next()).toThrow("Malformed");
  });
});
