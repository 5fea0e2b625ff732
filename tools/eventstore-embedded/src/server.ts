import { Access } from "./access.ts";
import { FaultPlan } from "./fault-plan.ts";
import type { Faults } from "./faults.ts";
import { GrpcServer } from "./grpc/server.ts";
import { routes } from "./routes.ts";
import { openStore } from "./store/store.ts";

export type { Faults } from "./faults.ts";

export type EventStoreOptions = {
  /** The folder of the store; created when missing. One server at a time. */
  dir: string;
  /** 0 (the default) takes a free port. */
  port?: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** PEM texts. */
  tls?: { cert: string; key: string };
  /** With credentials, calls without them are anonymous (no `$all`, no system streams), and wrong ones are refused. */
  credentials?: { user: string; password: string };
  /** Allows the methods of `faults`. */
  faults?: boolean;
  /** The largest append, bytes of its events' data; default 1 MiB, as of a real server. */
  maxAppendBytes?: number;
  /** Default true: flush to disk before acknowledging. Tests may do without. */
  sync?: boolean;
};

export type EventStore = {
  port: number;
  /** For the client: `esdb://…`, with the credentials if there are any. */
  connectionString: string;
  faults: Faults;
  /** Resolves when the disk takes no more: reads continue, appends fail with UNAVAILABLE until a restart. */
  failed: Promise<Error>;
  /** Answers the appends under way, ends every other call with UNAVAILABLE and closes the store. */
  stop(): Promise<void>;
};

/**
 * Starts a server on a folder.
 * @throws Error with one sentence when another server uses the folder, its disk does not take it, or the port is in use
 */
export async function startEventStore(options: EventStoreOptions): Promise<EventStore> {
  const { dir, port = 0, host = "127.0.0.1", tls, credentials, maxAppendBytes = 1024 * 1024, sync = true } = options;
  const store = await openStore(dir, sync);
  const faults = new FaultPlan(options.faults ?? false);
  const server = new GrpcServer(routes({ store, faults, access: new Access(credentials), maxAppendBytes }), tls);
  try {
    const listening = await server.listen(port, host);
    const user = credentials ? `${encodeURIComponent(credentials.user)}:${encodeURIComponent(credentials.password)}@` : "";
    const settings = `tls=${tls !== undefined}&keepAliveInterval=10000&keepAliveTimeout=10000`;
    return {
      port: listening,
      connectionString: `esdb://${user}${host}:${listening}?${settings}`,
      faults,
      failed: store.writer.failed,
      async stop() {
        await store.writer.flush(); // so that the appends under way are answered
        await server.stop();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new Error(`Port ${port} on ${host} is already in use.`);
  }
}
