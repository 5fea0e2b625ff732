/** A 16-byte id as lower-case text. */
export function formatUuid(id: Buffer): string {
  const hex = id.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A UUID's text as 16 bytes, or undefined when it is none. */
export function parseUuid(text: string): Buffer | undefined {
  if (text.length !== 36) return undefined;
  const id = Buffer.from(text.slice(0, 8) + text.slice(9, 13) + text.slice(14, 18) + text.slice(19, 23) + text.slice(24), "hex");
  return id.length === 16 ? id : undefined;
}

/** The two signed halves of the wire's structured form as 16 bytes. */
export function uuidFromHalves(highBits: bigint, lowBits: bigint): Buffer {
  const id = Buffer.allocUnsafe(16);
  id.writeBigInt64BE(highBits, 0);
  id.writeBigInt64BE(lowBits, 8);
  return id;
}
