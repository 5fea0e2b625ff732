import { once } from "node:events";
import { type ClientHttp2Stream, constants, type IncomingHttpHeaders } from "node:http2";
import { MessageReader } from "@tablee/eventstore-embedded/grpc/framing";
import { ProtobufReader } from "@tablee/eventstore-embedded/protobuf/reader";

const LARGEST_MESSAGE = 16 * 1024 * 1024;
/** `ReadResp { event { commit_position } caught_up }`. */
const [EVENT, POSITION, CAUGHT_UP] = [1, 3, 8];

/** The outcome of a call. */
export interface Status {
  readonly code: string;
  readonly message: string;
}

/** A read or subscription over HTTP/2 itself, of which only positions are decoded. It reads nothing until it is asked to. */
export class BareRead {
  /** The positions of the events so far. */
  readonly positions: number[] = [];
  /** Bytes of the messages so far, and of the largest. */
  bytes = 0;
  largest = 0;
  status: Status | undefined;
  readonly #stream: ClientHttp2Stream;
  readonly #reader = new MessageReader(LARGEST_MESSAGE, (payload) => this.#decode(payload));
  #hasBegun = () => {};
  /** Resolves with the first event read. */
  readonly begun = new Promise<void>((resolve) => (this.#hasBegun = resolve));
  #isCaughtUp = () => {};
  /** Resolves when the server has sent CaughtUp and the client has read it. */
  readonly caughtUp = new Promise<void>((resolve) => (this.#isCaughtUp = resolve));
  /** Resolves when the server has begun to answer. */
  readonly answered: Promise<unknown>;
  /** Resolves when the call is over and all of it is read. */
  readonly ended: Promise<unknown>;

  constructor(stream: ClientHttp2Stream, request: Buffer) {
    this.#stream = stream;
    this.answered = once(stream, "response").catch(() => {});
    this.ended = once(stream, "close").catch(() => {});
    stream.on("error", () => {}); // `close` follows
    const noticeStatus = (headers: IncomingHttpHeaders) => {
      const code = headers["grpc-status"];
      if (code !== undefined) this.status = { code: String(code), message: String(headers["grpc-message"] ?? "") };
    };
    stream.on("response", noticeStatus).on("trailers", noticeStatus);
    stream.end(request);
  }

  /** Reads everything from now on. Until then, HTTP/2's window of the call is not enlarged by a byte. */
  take(): void {
    if (this.#stream.listenerCount("data") === 0) this.#stream.on("data", (chunk: Buffer) => this.#reader.push(chunk));
  }

  /** Takes the call back. */
  cancel(): void {
    this.#stream.close(constants.NGHTTP2_CANCEL);
  }

  #decode(payload: Buffer): void {
    this.bytes += payload.length;
    this.largest = Math.max(this.largest, payload.length);
    const message = new ProtobufReader(payload);
    while (message.next()) {
      if (message.field === EVENT) {
        this.positions.push(positionOf(message.bytes()));
        this.#hasBegun();
      } else {
        if (message.field === CAUGHT_UP) this.#isCaughtUp();
        message.skip();
      }
    }
  }
}

function positionOf(event: Buffer): number {
  const fields = new ProtobufReader(event);
  while (fields.next()) {
    if (fields.field === POSITION) return fields.varint();
    fields.skip();
  }
  return -1;
}
