import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type AppendToStreamOptions,
  EventStoreDBClient,
  jsonEvent,
  type ReadableSubscription,
  type ResolvedEvent,
} from "@eventstore/db-client";
import { type EventStore, type EventStoreOptions, startEventStore } from "../src/server.ts";

/** The server that the contract tests use instead of an embedded one. */
const CONTRACT_URL = process.env.EVENT_STORE_CONTRACT_URL;

/** Credentials select the client's classic Append: those of the connection string, or over an insecure connection, which sends none, any. */
export const classic = { credentials: credentialsOf(CONTRACT_URL) ?? { username: "admin", password: "changeit" } };

function credentialsOf(connectionString = "") {
  const [, username, password] = /^[^/]*\/\/([^:@/]+):([^@/]+)@/.exec(connectionString) ?? [];
  return username && password ? { username: decodeURIComponent(username), password: decodeURIComponent(password) } : undefined;
}

export const newStream = (category = "contract") => `${category}-${randomUUID()}`;
export const newEvent = (type = "OrderSkipped", data: object = {}) => jsonEvent({ id: randomUUID(), type, data: { ...data } });
export const newEvents = (count: number, type?: string) => Array.from({ length: count }, (_, i) => newEvent(type, { i }));

export type Running = EventStore & { client: EventStoreDBClient; dir: string; end(): Promise<void> };

/** An embedded server of the test's own, in a temporary folder that is removed with it. */
export async function startEmbedded(options: Partial<EventStoreOptions> = {}): Promise<Running> {
  const dir = options.dir ?? mkdtempSync(join(tmpdir(), "eventstore-test-"));
  const server = await startEventStore({ dir, sync: false, ...options });
  const client = EventStoreDBClient.connectionString(server.connectionString);
  const end = async () => {
    await client.dispose();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  return { ...server, client, dir, end };
}

/** The client of a contract spec: of the server that EVENT_STORE_CONTRACT_URL names, else of an embedded one. */
export async function contractClient(): Promise<EventStoreDBClient> {
  if (!CONTRACT_URL) return (await specServer()).client;
  const client = EventStoreDBClient.connectionString(CONTRACT_URL);
  afterAll(() => client.dispose());
  return client;
}

/** The embedded server of a spec file, which stops after its last test. */
export async function specServer(options?: Partial<EventStoreOptions>): Promise<Running> {
  const server = await startEmbedded(options);
  afterAll(() => server.end());
  return server;
}

export async function appendNew(client: EventStoreDBClient, stream: string, count: number, options: AppendToStreamOptions = {}) {
  return client.appendToStream(stream, newEvents(count), { expectedRevision: "no_stream", ...classic, ...options });
}

export async function readAll(events: AsyncIterable<ResolvedEvent>): Promise<ResolvedEvent[]> {
  const all: ResolvedEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

export const revisions = async (events: AsyncIterable<ResolvedEvent>) =>
  (await readAll(events)).map(({ event }) => Number(event!.revision));

/** The error that a promise ends with; a promise that succeeds fails the test. */
export async function failure(work: Promise<unknown>): Promise<Record<string, unknown> & Error> {
  try {
    await work;
  } catch (error) {
    return error as Record<string, unknown> & Error;
  }
  throw new Error("It should have failed");
}

/** The first outcome that is accepted, or the last after ten seconds: a real server shows a recreated stream some moments later. */
export async function eventually<Outcome>(attempt: () => Promise<Outcome>, accept: (outcome: Outcome) => boolean): Promise<Outcome> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const outcome = await attempt().catch((error: Error) => error as Outcome);
    if (accept(outcome) || Date.now() > deadline) return outcome;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Collects the events of a subscription. */
export function collect(subscription: ReadableSubscription<ResolvedEvent>) {
  const events: ResolvedEvent[] = [];
  const log: string[] = [];
  subscription.on("confirmation", () => log.push("confirmation"));
  subscription.on("caughtUp", () => log.push("caughtUp"));
  subscription.on("fellBehind", () => log.push("fellBehind"));
  subscription.on("data", (event: ResolvedEvent) => {
    events.push(event);
    log.push(event.event!.type);
  });
  const failed = new Promise<Record<string, unknown> & Error>((resolve) => subscription.on("error", resolve as never));
  const until = async (condition: () => boolean) => {
    const deadline = Date.now() + 60_000;
    while (!condition()) {
      if (Date.now() > deadline) throw new Error(`Waited in vain; so far: ${log.join(", ")}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  return { events, log, failed, until };
}

/** The client's types leave it out for deletions, which the protocol does not. */
export const STREAM_EXISTS = "stream_exists" as unknown as "any";
