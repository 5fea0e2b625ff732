import { RpcError, Status } from "../grpc/status.ts";

const malformed = () => new RpcError(Status.INVALID_ARGUMENT, "Malformed protobuf message");

/** Walks over the fields of one protobuf message: `while (reader.next()) switch (reader.field) …`. */
export class ProtobufReader {
  readonly #source: Buffer;
  #at = 0;
  #wireType = 0;
  /** The number of the field that `next` found. */
  field = 0;

  constructor(source: Buffer) {
    this.#source = source;
  }

  /** Moves to the next field; its value must then be taken with `bytes`, `varint` or `skip`. */
  next(): boolean {
    if (this.#at >= this.#source.length) return false;
    const tag = this.#varint();
    this.field = tag >>> 3;
    this.#wireType = tag & 7;
    return true;
  }

  /** The field's bytes, as a view. */
  bytes(): Buffer {
    if (this.#wireType !== 2) throw malformed();
    const length = this.#varint();
    const end = this.#at + length;
    if (end > this.#source.length) throw malformed();
    const view = this.#source.subarray(this.#at, end);
    this.#at = end;
    return view;
  }

  string(): string {
    return this.bytes().toString("utf8");
  }

  /** The field's integer; above 2^53 it is inexact. */
  varint(): number {
    if (this.#wireType !== 0) throw malformed();
    return this.#varint();
  }

  /** The field's 64 bits as a signed integer. */
  int64(): bigint {
    if (this.#wireType !== 0) throw malformed();
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = this.#source[this.#at++];
      if (byte === undefined) throw malformed();
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asIntN(64, value);
    }
  }

  skip(): void {
    if (this.#wireType === 0) this.#varint();
    else if (this.#wireType === 2) this.bytes();
    else if (this.#wireType === 1) this.#at += 8;
    else if (this.#wireType === 5) this.#at += 4;
    else throw malformed();
  }

  #varint(): number {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.#source[this.#at++];
      if (byte === undefined) throw malformed();
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 0x80;
    }
  }
}
