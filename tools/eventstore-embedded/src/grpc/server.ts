import { createSecureServer, createServer, type Http2SecureServer, type Http2Server, type ServerHttp2Session } from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import { Call } from "./call.ts";
import { CallSlots } from "./call-slots.ts";
import { SendWindow } from "./send-window.ts";
import { RpcError, Status, toRpcError } from "./status.ts";

/** Takes over a call: sets its callbacks, writes, ends it. May throw an RpcError. */
export type Handler = (call: Call) => void;

const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;
const WINDOW_BYTES = 4 * 1024 * 1024;
/** The interval of keep-alive pings, which detect clients that have vanished. */
const KEEP_ALIVE_MS = 10_000;
const STOP_GRACE_MS = 1_000;

const stopping = () => new RpcError(Status.UNAVAILABLE, "Server is shutting down");

/**
 * A gRPC server straight on node:http2.
 * Several messages travel in one write and a reply costs one small object, which the general library does not allow:
 * that is most of this store's speed.
 */
export class GrpcServer {
  readonly #handlers: Map<string, Handler>;
  readonly #server: Http2Server | Http2SecureServer;
  readonly #sessions = new Set<ServerHttp2Session>();
  readonly #calls = new Set<Call>();
  #stopping = false;

  /** @param handlers by path, such as `/event_store.client.streams.Streams/Append` */
  constructor(handlers: Map<string, Handler>, tls?: { cert: string; key: string }) {
    this.#handlers = handlers;
    const options = {
      settings: { initialWindowSize: WINDOW_BYTES },
      maxSessionMemory: 1024, // MiB; the default of 10 refuses calls under load
      // Clients cancel reads and subscriptions as a matter of course; the defaults take that for an attack.
      streamResetBurst: 1_000_000,
      streamResetRate: 1_000_000,
    };
    this.#server = tls ? createSecureServer({ ...options, ...tls, allowHTTP1: false }) : createServer(options);
    this.#server.on("connection", (socket: Socket) => socket.setNoDelay(true).setKeepAlive(true, KEEP_ALIVE_MS));
    this.#server.on("session", (session: ServerHttp2Session) => {
      this.#sessions.add(session);
      session.setLocalWindowSize(WINDOW_BYTES);
      session.on("error", () => {});
      session.on("close", () => this.#sessions.delete(session));
      const slots = new CallSlots();
      const window = new SendWindow(session);
      session.on("stream", (stream, headers) => {
        stream.on("error", () => {}); // a reset by the client; `close` follows
        slots.enter(() => {
          if (stream.destroyed) return slots.leave();
          const call = new Call(stream, headers, window, MAX_MESSAGE_BYTES);
          this.#calls.add(call);
          stream.on("close", () => {
            this.#calls.delete(call);
            slots.leave();
          });
          this.#handle(call);
        });
      });
    });
  }

  #handle(call: Call): void {
    try {
      if (this.#stopping) throw stopping();
      const path = call.headers[":path"];
      const handler = this.#handlers.get(path ?? "");
      if (!handler) throw new RpcError(Status.UNIMPLEMENTED, `Method not found: ${path}`);
      handler(call);
    } catch (error) {
      call.fail(toRpcError(error));
    }
  }

  /** Resolves with the port; rejects with the system's error (`EADDRINUSE`, …). */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(port, host, () => {
        this.#server.off("error", reject);
        resolve((this.#server.address() as AddressInfo).port);
      });
    });
  }

  /** Ends every call with UNAVAILABLE, closes the sessions, and cuts the remaining ones after a second. */
  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#stopping = true;
    for (const call of [...this.#calls]) call.fail(stopping());
    for (const session of [...this.#sessions]) session.close();
    const cut = setTimeout(() => {
      for (const session of [...this.#sessions]) session.destroy();
    }, STOP_GRACE_MS);
    await closed;
    clearTimeout(cut);
  }
}
