import { idFrom, orderId } from "@tablee/domain/kernel/ids";
import type { NewEvent, StoredEvent } from "@tablee/event-store/events";
import { stocks } from "./aggregates.ts";
import { CommandRuntime, type Log } from "./command-runtime.ts";
import type { CommandContext } from "./context.ts";
import type { Snapshot, Snapshots } from "./snapshots.ts";

const at = "2027-02-01T12:00:00.000Z";
const stream = "on_2027-02-01_RTC-0001";
const contextOf = (what: string): CommandContext => {
  const commandId = idFrom("snapshots", what);
  return { commandId, correlationId: commandId, actor: { kind: "system", id: "test" }, at };
};

/** An in-memory log of one stream that records where each read began. */
class OneStream implements Log {
  readonly events: StoredEvent[] = [];
  readonly readFrom: number[] = [];
  async append(name: string, events: readonly NewEvent[]): Promise<{ position: bigint; revision: number }> {
    for (const event of events) {
      const place = { stream: name, revision: this.events.length, position: BigInt(this.events.length), createdAt: new Date(0) };
      this.events.push({ ...event, ...place } as StoredEvent);
    }
    return { position: BigInt(this.events.length - 1), revision: this.events.length - 1 };
  }
  async read(_: string, { fromRevision = 0 }: { readonly fromRevision?: number } = {}): Promise<StoredEvent[]> {
    this.readFrom.push(fromRevision);
    return this.events.slice(fromRevision);
  }
}

class KeptSnapshots implements Snapshots {
  kept: { readonly version: string; readonly snapshot: Snapshot } | undefined;
  async find(_: string, version: string): Promise<Snapshot | undefined> {
    return this.kept?.version === version ? this.kept.snapshot : undefined;
  }
  async keep(_: string, version: string, snapshot: Snapshot): Promise<void> {
    this.kept = { version, snapshot: JSON.parse(JSON.stringify(snapshot)) };
  }
}

describe("a long stream", () => {
  const log = new OneStream();
  const snapshots = new KeptSnapshots();
  let whole: unknown;
  const settle = (runtime: CommandRuntime, number: number) =>
    runtime.handle(
      stocks,
      stream,
      { type: "Settle", orderId: orderId(idFrom("order", number)), units: 1, at },
      contextOf(`settle ${number}`),
    );
  const summary = async (kept: Snapshots | undefined) => {
    log.readFrom.length = 0;
    const runtime = new CommandRuntime(log, kept && { snapshots: kept });
    const { state, revision } = await runtime.load(stocks, stream);
    return { revision, settled: state.status === "open" ? state.settled : 0, orders: state.status === "open" ? state.orders.size : 0 };
  };

  beforeAll(async () => {
    const runtime = new CommandRuntime(log, { snapshots });
    const of = { region: "on", week: "2027-02-01", sku: "RTC-0001" } as const;
    await runtime.handle(stocks, stream, { type: "Open", of, units: 5_000, at }, contextOf("open"));
    for (let number = 0; number < 1_100; number++) await settle(runtime, number);
    whole = await summary(undefined);
  });

  it("is read from its snapshot", async () => {
    expect(await summary(snapshots)).toEqual(whole);
    expect(log.readFrom).toEqual([999]);
  });

  it("stays remembered where it alone outweighs the cache", async () => {
    const runtime = new CommandRuntime(log, { snapshots });
    const heavy = { ...stocks, bytesOf: () => 1e9 };
    await runtime.load(heavy, stream);
    log.readFrom.length = 0;
    await runtime.load(heavy, stream);
    expect(log.readFrom).toEqual([1_101]);
  });

  it("knows the commands from before its snapshot again", async () => {
    const runtime = new CommandRuntime(log, { snapshots });
    expect(await settle(runtime, 3)).toMatchObject({ changed: false, revision: 1_100 });
  });

  it.each<[string, (snapshot: Snapshot) => { readonly version?: string; readonly snapshot?: Snapshot }]>([
    ["of another version of its decider", () => ({ version: "capacity-0" })],
    ["of another log", (snapshot) => ({ snapshot: { ...snapshot, eventId: idFrom("another event") } })],
    ["beyond its end", (snapshot) => ({ snapshot: { ...snapshot, revision: 2_000 } })],
    ["that is none", (snapshot) => ({ snapshot: { ...snapshot, state: { units: "many" } } })],
  ])("is read from its beginning where there is a snapshot %s", async (_, change) => {
    const other = new KeptSnapshots();
    other.kept = { ...snapshots.kept!, ...change(snapshots.kept!.snapshot) };
    expect(await summary(other)).toEqual(whole);
    expect(log.readFrom.at(-1)).toBe(0);
  });

  it("is read from its beginning where snapshots cannot be had", async () => {
    const failing: Snapshots = { find: () => Promise.reject(new Error("lost")), keep: () => Promise.reject(new Error("lost")) };
    expect(await summary(failing)).toEqual(whole);
  });
});
