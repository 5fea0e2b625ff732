import { orderId } from "@tablee/domain/kernel/ids";
import { EventStore } from "@tablee/event-store/event-store";
import { noKeys } from "@tablee/platform/person-keys";
import { stocks } from "./aggregates.ts";
import { CommandRuntime } from "./command-runtime.ts";
import type { CommandContext } from "./context.ts";

const at = "2026-11-17T15:00:00.000Z";
const context = (): CommandContext => {
  const commandId = crypto.randomUUID();
  return { commandId, correlationId: commandId, actor: { kind: "system", id: "test" }, at };
};

describe("a command whose remembered state is old", () => {
  let store: EventStore;
  beforeEach(() => {
    store = new EventStore(process.env.EVENT_STORE_URL!, noKeys);
  });
  afterEach(() => store.close());

  /** Two processes that handle the stock of one item, separate from other tests' items. */
  async function twoProcesses() {
    const id = `qc_2026-11-16_${crypto.randomUUID()}`;
    const [ours, theirs] = [new CommandRuntime(store), new CommandRuntime(store)];
    const settle = (runtime: CommandRuntime, order = orderId(crypto.randomUUID())) =>
      runtime.handle(stocks, id, { type: "Settle", orderId: order, units: 1, at }, context());
    const of = { region: "qc", week: "2026-11-16", sku: "RTC-0001" } as const;
    await ours.handle(stocks, id, { type: "Open", of, units: 1_000, at }, context());
    for (let i = 0; i < 20; i++) await settle(ours);
    return { ours, theirs, settle };
  }

  it("reads what others have written since, and not the stream from its beginning", async () => {
    const { ours, theirs, settle } = await twoProcesses();
    await settle(theirs);
    await settle(theirs);
    const read = store.read.bind(store);
    const counts: number[] = [];
    store.read = async (...asked) => {
      const events = await read(...asked);
      counts.push(events.length);
      return events;
    };
    expect(await settle(ours)).toMatchObject({ changed: true, revision: 23 });
    expect(counts).toEqual([2]);
  });

  it("reads all of a stream that the log has not as it is remembered", async () => {
    const { ours, settle } = await twoProcesses();
    const [read, append] = [store.read.bind(store), store.append.bind(store)];
    store.read = (stream, options) => read(`${stream}-restored`, options);
    store.append = (stream, ...all) => append(`${stream}-restored`, ...all);
    await expect(settle(ours)).rejects.toMatchObject({ code: "stock-not-open" });
  });
});
