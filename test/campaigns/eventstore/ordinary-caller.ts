import { randomUUID } from "node:crypto";
import { jsonEvent } from "@eventstore/db-client";
import { readRequest } from "../../../tools/eventstore-embedded/test/read-request.ts";
import { BareConnection } from "./bare-connection.ts";
import type { BareRead } from "./bare-read.ts";
import { StoreProcess } from "./store-process.ts";

export const PREFIX = "outrun-";
export const AN_APPEND = 250;

export const newBatch = () =>
  Array.from({ length: AN_APPEND }, () => jsonEvent({ id: randomUUID(), type: "Counted", data: { text: "x".repeat(150) } }));

/** A server, and callers that read their answers: one appends and reads in turn, one subscribes. */
export class OrdinaryCaller {
  /** The times of each append and the read after it, ms. */
  readonly took: number[] = [];
  readonly server: StoreProcess;
  readonly #connection: BareConnection;
  readonly #subscription: BareRead;

  private constructor(server: StoreProcess) {
    this.server = server;
    this.#connection = new BareConnection(server.url, true);
    this.#subscription = this.#connection.read(readRequest({ from: "start", subscription: true, prefix: PREFIX }));
    this.#subscription.take();
  }

  static async start(): Promise<OrdinaryCaller> {
    return new OrdinaryCaller(await StoreProcess.start());
  }

  /** The positions that its subscription received. */
  get subscribed(): readonly number[] {
    return this.#subscription.positions;
  }

  async step(batch: ReturnType<typeof newBatch>): Promise<void> {
    const { client } = this.server;
    const from = performance.now();
    await client.appendToStream(`${PREFIX}1`, batch);
    for await (const _ of client.readStream(`${PREFIX}1`, { direction: "backwards", fromRevision: "end", maxCount: 10 }));
    this.took.push(performance.now() - from);
  }

  async stop(): Promise<void> {
    this.#connection.cut();
    await this.server.stop();
  }
}

/** The median and the slowest time of the steps, ms. */
export function timesOf({ took }: OrdinaryCaller): { median: number; slowest: number } {
  const sorted = took.toSorted((a, b) => a - b);
  return { median: Math.round(sorted[sorted.length >> 1]! * 10) / 10, slowest: Math.round(sorted.at(-1)!) };
}
