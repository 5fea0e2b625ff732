import { type IncomingHttpHeaders, type OutgoingHttpHeaders, type ServerHttp2Stream } from "node:http2";
import { frame, MessageReader } from "./framing.ts";
import type { SendWindow } from "./send-window.ts";
import { RpcError, Status, toRpcError } from "./status.ts";

const CONTENT_TYPE = { ":status": 200, "content-type": "application/grpc+proto" };
/** Enough to keep the connection's window full, little enough that a slow reader holds back the reads made for it. */
const BUFFERED_BYTES = 256 * 1024;

/** Header values may hold printable ASCII only; anything else is percent-encoded, as `grpc-message` prescribes. */
const headerValue = (value: string) => value.replace(/[^\x20-\x7e]+/g, (part) => encodeURIComponent(part));

/** One RPC on an HTTP/2 stream: messages in, frames out, a status at the end. */
export class Call {
  readonly headers: IncomingHttpHeaders;
  /** Called for each request message; the payload is a view that stays valid. */
  onMessage: (payload: Buffer) => void = () => {};
  /** Called when the client has sent its last message. */
  onEnd: () => void = () => {
    if (!this.#received) this.fail(new RpcError(Status.INVALID_ARGUMENT, "The request holds no message"));
  };
  /** Called once when the stream has ended, by either side. */
  onClose: () => void = () => {};
  readonly #stream: ServerHttp2Stream;
  readonly #window: SendWindow;
  #wake = () => {};
  #received = false;
  #finished = false;
  #headersSent = false;

  constructor(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, window: SendWindow, maxMessageBytes: number) {
    this.headers = headers;
    this.#stream = stream;
    this.#window = window;
    const reader = new MessageReader(maxMessageBytes, (payload) => {
      this.#received = true;
      this.onMessage(payload);
    });
    stream.on("data", (chunk: Buffer) => this.#guarded(() => reader.push(chunk)));
    // The stream of a client that disconnects ends too, without its last message; and one that cancels a call emits end, and then
    // close. By the next turn of the loop both are known.
    stream.on("end", () => setImmediate(() => stream.aborted || this.#guarded(() => this.onEnd())));
    stream.on("close", () => {
      this.#finished = true;
      this.#wake();
      this.onClose();
    });
  }

  /** False as soon as a status was sent or the client is gone: nothing more can be written. */
  get open(): boolean {
    return !this.#finished && !this.#stream.destroyed;
  }

  /** Writes whole gRPC frames (any number in one buffer). @param taken called once the connection has taken them */
  write(frames: Buffer, taken?: () => void): void {
    if (!this.open) return;
    this.#sendHeaders();
    this.#window.wrote(frames.length);
    this.#stream.write(frames, () => {
      taken?.();
      this.#wake();
    });
  }

  /** True while the client reads the data; when false, wait for `drained` before the next write. */
  get flowing(): boolean {
    return this.#stream.writableLength < BUFFERED_BYTES;
  }

  /** True when the connection has taken all written data. */
  get isDrained(): boolean {
    return this.#stream.writableLength === 0;
  }

  /** Resolves when the connection has taken all written data, or when the call is over. */
  async drained(): Promise<void> {
    while (this.open && !this.isDrained) await new Promise<void>((resolve) => (this.#wake = resolve));
  }

  /** The number of further bytes that the client takes at once: zero while earlier data is still waiting. */
  get room(): number {
    return this.isDrained ? this.#window.room : 0;
  }

  /** Stops and restarts the taking of request messages, so that the client is held back. */
  pauseRequests(paused: boolean): void {
    if (paused) this.#stream.pause();
    else this.#stream.resume();
  }

  /** Answers with one message and status OK. */
  reply(payload: Uint8Array): void {
    this.write(frame(payload));
    this.end();
  }

  /** Ends the call with status OK. */
  end(): void {
    if (!this.open) return;
    this.#sendHeaders();
    this.#finish({ "grpc-status": "0" });
  }

  /** Ends the call with an error status and its trailers. */
  fail(error: RpcError): void {
    if (!this.open) return;
    const trailers: OutgoingHttpHeaders = { "grpc-status": String(error.code), "grpc-message": headerValue(error.message) };
    for (const [name, value] of Object.entries(error.trailers)) trailers[name] = headerValue(value);
    if (this.#headersSent) this.#finish(trailers);
    else {
      this.#finished = true;
      this.#stream.respond({ ...CONTENT_TYPE, ...trailers }, { endStream: true });
    }
  }

  #sendHeaders(): void {
    if (this.#headersSent) return;
    this.#headersSent = true;
    this.#stream.respond(CONTENT_TYPE, { waitForTrailers: true });
  }

  #finish(trailers: OutgoingHttpHeaders): void {
    this.#finished = true;
    this.#stream.once("wantTrailers", () => this.#stream.sendTrailers(trailers));
    this.#stream.end();
  }

  #guarded(step: () => void): void {
    if (this.#finished) return; // the rest of a request that was answered early is read and dropped
    try {
      step();
    } catch (error) {
      this.fail(toRpcError(error));
    }
  }
}
