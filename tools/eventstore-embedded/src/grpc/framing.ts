import { RpcError, Status } from "./status.ts";

const PREFIX = 5;

/** One gRPC message on the wire: a flag byte (0: not compressed), a 32-bit length, the payload. */
export function frame(payload: Uint8Array): Buffer {
  const framed = Buffer.allocUnsafe(PREFIX + payload.length);
  framed[0] = 0;
  framed.writeUInt32BE(payload.length, 1);
  framed.set(payload, PREFIX);
  return framed;
}

/** Cuts a byte stream into gRPC messages; a message is handed out as soon as its last byte is there. */
export class MessageReader {
  readonly #maxMessageBytes: number;
  readonly #onMessage: (payload: Buffer) => void;
  #chunks: Buffer[] = [];
  #buffered = 0;

  /** @param maxMessageBytes a longer message fails with RESOURCE_EXHAUSTED before it is buffered */
  constructor(maxMessageBytes: number, onMessage: (payload: Buffer) => void) {
    this.#maxMessageBytes = maxMessageBytes;
    this.#onMessage = onMessage;
  }

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#buffered += chunk.length;
    if (this.#buffered < PREFIX) return;
    // Joining on every chunk would be quadratic for a long message that arrives in many pieces.
    if (this.#chunks[0]!.length < PREFIX) this.#chunks = [Buffer.concat(this.#chunks)];
    if (this.#buffered < PREFIX + this.#lengthAt(this.#chunks[0]!)) return;
    let rest = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks);
    while (rest.length >= PREFIX) {
      const end = PREFIX + this.#lengthAt(rest);
      if (rest.length < end) break;
      if (rest[0] !== 0) throw new RpcError(Status.UNIMPLEMENTED, "Compressed messages are not supported");
      this.#onMessage(rest.subarray(PREFIX, end));
      rest = rest.subarray(end);
    }
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#buffered = rest.length;
  }

  #lengthAt(prefix: Buffer): number {
    const length = prefix.readUInt32BE(1);
    if (length > this.#maxMessageBytes) {
      throw new RpcError(Status.RESOURCE_EXHAUSTED, `Received message larger than max (${length} vs. ${this.#maxMessageBytes})`);
    }
    return length;
  }
}
