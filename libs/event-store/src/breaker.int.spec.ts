import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import { startEventStore } from "@tablee/eventstore-embedded/server";
import { noKeys } from "@tablee/platform/person-keys";
import { withWaitBudget } from "@tablee/platform/wait/wait-budget";
import { Gate } from "../../../test/stage/tcp-proxy.ts";
import { StoreUnavailable } from "./errors.ts";
import { EventStore } from "./event-store.ts";

describe("an unresponsive event store", () => {
  it("is unavailable until it answers, even when a call in progress is cut off", async () => {
    const dir = mkdtempSync(join(tmpdir(), "event-store-breaker-"));
    const server = await startEventStore({ dir, sync: false });
    const { gate, url } = await Gate.before(server.connectionString);
    const store = new EventStore(url, noKeys, { breaks: true });
    await store.identity();
    gate.hold();
    await expect(withWaitBudget(3_000, () => store.head())).rejects.toThrow(StoreUnavailable);
    const answers = new Set<string>();
    for (let i = 0; i < 30; i++) {
      // A call that has timed out reconnects, which also ends the breaker's own probe on the old connection.
      await store.reconnect();
      const refused = store.head().then(
        () => "answered",
        () => "refused at once",
      );
      answers.add(await Promise.race([refused, turn().then(() => "waits")]));
      await sleep(100);
    }
    expect([...answers]).toEqual(["refused at once"]);
    gate.open();
    while ((await store.head().catch(() => undefined)) === undefined) await sleep(50);
    await store.close();
    await gate.remove();
    await server.stop();
    rmSync(dir, { recursive: true });
  });
});
