import { type ClientHttp2Session, connect } from "node:http2";
import { connect as dial, type Socket } from "node:net";
import { Duplex } from "node:stream";
import { BareRead } from "./bare-read.ts";

/** HTTP/2's largest window, bytes. */
const WIDEST = 2 ** 31 - 1;

const READ = { ":method": "POST", ":path": "/event_store.client.streams.Streams/Read", "content-type": "application/grpc", te: "trailers" };

/** An HTTP/2 connection without the npm client, whose socket can be left unread. */
export class BareConnection {
  readonly #socket: Socket;
  readonly #session: ClientHttp2Session;

  /** @param wide reads anything without limit, so that only TCP holds the server back; else HTTP/2's default window */
  constructor(url: string, wide: boolean) {
    const { hostname, port } = new URL(url);
    // The frame that opens a window would wait for an acknowledgement of earlier data.
    this.#socket = dial({ host: hostname, port: Number(port), noDelay: true });
    const createConnection = () => throughJavaScript(this.#socket);
    this.#session = connect(`http://${hostname}:${port}`, { createConnection, settings: wide ? { initialWindowSize: WIDEST } : {} });
    this.#session.on("error", () => {}); // the server is killed, too
    if (wide) this.#session.on("connect", () => this.#session.setLocalWindowSize(WIDEST));
  }

  /** Begins a Streams.Read without reading anything of it yet. */
  read(request: Buffer): BareRead {
    return new BareRead(this.#session.request(READ), request);
  }

  /** Leaves the socket unread: the kernel's buffers fill, and then the server's. */
  hold(): void {
    this.#socket.pause();
  }

  release(): void {
    this.#socket.resume();
  }

  /** Disconnects without notice. */
  cut(): void {
    this.#session.destroy();
    this.#socket.destroy();
  }
}

/** Node's HTTP/2 takes a socket over natively, so that it could not be paused; this one goes through JavaScript. */
function throughJavaScript(socket: Socket): Duplex {
  const duplex = new Duplex({
    read() {},
    write: (chunk: Buffer, _, done) => void socket.write(chunk, done),
    final: (done) => void socket.end(done),
    destroy(error, done) {
      socket.destroy();
      done(error);
    },
  });
  socket.on("data", (chunk) => duplex.push(chunk));
  socket.on("error", () => {}); // `close` follows
  socket.on("close", () => duplex.destroy());
  return duplex;
}
