import type { Http2Session } from "node:http2";

/** HTTP/2's default window of a stream, before the client enlarges it, bytes. */
const DEFAULT_STREAM_WINDOW = 65_535;

/** The send window of a client's connection: HTTP/2's, which the calls on it share. */
export class SendWindow {
  readonly #session: Http2Session;
  /** Written in this turn of the event loop, bytes: the session has not counted them yet. */
  #written = 0;

  constructor(session: Http2Session) {
    this.#session = session;
  }

  /** The number of bytes that a call with nothing waiting can send at once. */
  get room(): number {
    const { remoteWindowSize = 0 } = this.#session.state;
    const { initialWindowSize = DEFAULT_STREAM_WINDOW } = this.#session.remoteSettings;
    return Math.max(0, Math.min(remoteWindowSize - this.#written, initialWindowSize));
  }

  /** Counts the bytes that a call has written. */
  wrote(bytes: number): void {
    if (this.#written === 0) setImmediate(() => (this.#written = 0));
    this.#written += bytes;
  }
}
