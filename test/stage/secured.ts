import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type EventStore, type EventStoreOptions, startEventStore } from "@tablee/eventstore-embedded/server";
import { generate } from "selfsigned";

/** The settings of a secured embedded event store, and those that its connection string needs to trust it. */
export interface Secured {
  readonly options: Required<Pick<EventStoreOptions, "tls" | "credentials">>;
  readonly trust: string;
}

let certificate: ReturnType<typeof generate> | undefined;

/** TLS of its own authority, whose file is put into a folder, and a user and password that are no server's default. */
export async function secured(dir: string): Promise<Secured> {
  certificate ??= generate([{ name: "commonName", value: "127.0.0.1" }], {
    notAfterDate: new Date(Date.now() + 2 * 86_400_000),
    extensions: [{ name: "subjectAltName", altNames: [{ type: 7 as const, ip: "127.0.0.1" }] }],
  });
  const { cert, private: key } = await certificate;
  const caFile = join(dir, "authority.pem");
  writeFileSync(caFile, cert);
  return {
    options: { tls: { cert, key }, credentials: { user: "tablee", password: "kept: for tests@home" } },
    trust: `&tlsCAFile=${encodeURIComponent(caFile)}`,
  };
}

/** An event store with TLS in a folder, and its whole connection string. */
export async function startSecuredEventStore(dir: string): Promise<Pick<EventStore, "connectionString" | "stop">> {
  const { options, trust } = await secured(dir);
  const server = await startEventStore({ dir: join(dir, "secured-eventstore"), sync: false, ...options });
  return { connectionString: server.connectionString + trust, stop: server.stop };
}
