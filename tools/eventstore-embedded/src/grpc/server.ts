import { createSecureServer, createServer, type Http2SecureServer, type Http2Server, type ServerHttp2Session } from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import { Call } from "./call.ts";
import { RpcError, Status, toRpcError } from "./status.ts";

/** Takes over a call: sets its callbacks, writes, ends it. May throw an RpcError. */
export type Handler = (call: Call) => void;

const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;
const WINDOW_BYTES = 4 * 1024 * 1024;
/** Finds out about clients that went without a word. */
const KEEP_ALIVE_MS = 10_000;
const STOP_GRACE_MS = 1_000;

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
    });
    this.#server.on("stream", (stream, headers) => {
      const call = new Call(stream, headers, MAX_MESSAGE_BYTES);
      this.#calls.add(call);
      stream.on("close", () => this.#calls.delete(call));
      const handler = this.#handlers.get(headers[":path"] ?? "");
      if (!handler) return call.fail(new RpcError(Status.UNIMPLEMENTED, `Method not found: ${headers[":path"]}`));
      try {
        handler(call);
      } catch (error) {
        call.fail(toRpcError(error));
      }
    });
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

  /** Ends every call with UNAVAILABLE, closes the sessions, and cuts what has not gone after a second. */
  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const call of [...this.#calls]) call.fail(new RpcError(Status.UNAVAILABLE, "Server is shutting down"));
    for (const session of [...this.#sessions]) session.close();
    const cut = setTimeout(() => {
      for (const session of [...this.#sessions]) session.destroy();
    }, STOP_GRACE_MS);
    await closed;
    clearTimeout(cut);
  }
}
