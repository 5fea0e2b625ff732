/** The largest revision there is: the revision of a tombstone (2^63 − 1), which no JavaScript number can hold. */
const MAX_INT64_VARINT = Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]);

/** The number of bytes of a varint. @param value an integer from 0 to 2^53 − 1, or Infinity for 2^63 − 1 */
export function varintSize(value: number): number {
  if (value < 0x80) return 1;
  if (value < 0x4000) return 2;
  if (value < 0x200000) return 3;
  if (value < 0x10000000) return 4;
  if (value === Infinity) return MAX_INT64_VARINT.length;
  let size = 5;
  for (let rest = Math.floor(value / 0x800000000); rest > 0; rest = Math.floor(rest / 0x80)) size++;
  return size;
}

/** Writes a varint (see `varintSize` for its range) and returns the offset behind it. */
export function writeVarint(target: Buffer, value: number, at: number): number {
  if (value === Infinity) return at + MAX_INT64_VARINT.copy(target, at);
  let offset = at;
  let rest = value;
  while (rest > 0x7fffffff) {
    target[offset++] = (rest % 0x80) | 0x80;
    rest = Math.floor(rest / 0x80);
  }
  while (rest > 0x7f) {
    target[offset++] = (rest & 0x7f) | 0x80;
    rest >>>= 7;
  }
  target[offset++] = rest;
  return offset;
}

/** Writes a length-delimited field's tag, length and bytes; returns the offset behind it. The field number is at most 15. */
export function writeBytesField(target: Buffer, field: number, bytes: Uint8Array, at: number): number {
  target[at] = (field << 3) | 2;
  const offset = writeVarint(target, bytes.length, at + 1);
  target.set(bytes, offset);
  return offset + bytes.length;
}

/** Writes a varint field; returns the offset behind it. The field number is at most 15. */
export function writeVarintField(target: Buffer, field: number, value: number, at: number): number {
  target[at] = field << 3;
  return writeVarint(target, value, at + 1);
}

/** The size of a length-delimited field with a one-byte tag. */
export const bytesFieldSize = (length: number) => 1 + varintSize(length) + length;

/** The size of a varint field with a one-byte tag. */
export const varintFieldSize = (value: number) => 1 + varintSize(value);
