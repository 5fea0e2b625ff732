import { randomUUID } from "node:crypto";
import { type Position, streamNameFilter } from "@eventstore/db-client";
import { classic, collect, contractClient, newEvents, readAll } from "./harness.ts";

const client = await contractClient();

describe("the checkpoints of a filtered subscription", () => {
  const append = (stream: string, count: number) =>
    client.appendToStream(stream, newEvents(count), { expectedRevision: "any", ...classic });

  /** A log of foreign (N) and matching (M) events, and a subscription to it that has caught up. */
  async function subscribe(parts: [kind: "N" | "M", count: number][], maxSearchWindow = 32, checkpointInterval = 1) {
    const tag = randomUUID();
    const stream = { N: `other-${tag}`, M: `match-${tag}` };
    const { position: start } = await append(stream.N, 1);
    for (const [kind, count] of parts) await append(stream[kind], count);
    const checkpoints: Position[] = [];
    const checkpointReached = async (_: unknown, position: Position) => void checkpoints.push(position);
    const filter = streamNameFilter({ prefixes: [stream.M], maxSearchWindow, checkpointInterval, checkpointReached });
    const subscription = client.subscribeToAll({ fromPosition: start!, filter });
    const { log, until } = collect(subscription);
    await until(() => log.includes("caughtUp"));
    /** The indexes of the events that the checkpoints name: 0 for the last before the subscription. */
    const places = async () => {
      const all = await readAll(client.readAll({ fromPosition: start! }));
      const ours = all.filter(({ event }) => event!.streamId.endsWith(tag)).map(({ event }) => event!.position!.commit);
      return checkpoints.map(({ commit }) => ours.indexOf(commit));
    };
    return { stream, start: start!, checkpoints, places, until, subscription };
  }

  it.each([
    ["nothing that fills a window", [["N", 31]], 32, 1, []],
    ["nothing that matches", [["N", 64]], 32, 1, [1, 33]],
    ["a longer interval", [["N", 100]], 10, 2, [11, 31, 51, 71, 91]],
    [
      "a match among foreign events",
      [
        ["N", 40],
        ["M", 5],
        ["N", 40],
      ],
      32,
      1,
      [1, 45],
    ],
    ["matches only", [["M", 70]], 32, 1, [32, 64]],
  ] as const)("catching up with %s", async (_, parts, window, interval, expected) => {
    const { places, subscription } = await subscribe(
      parts.map(([kind, count]) => [kind, count]),
      window,
      interval,
    );
    expect(await places()).toEqual(expected);
    await subscription.unsubscribe();
  });

  it("have so many foreign events behind them at most, and one can resume from each", async () => {
    const [window, interval] = [10, 3];
    const { stream, start, checkpoints, places, subscription } = await subscribe(
      [
        ["N", 95],
        ["M", 2],
        ["N", 38],
      ],
      window,
      interval,
    );
    const found = await places();
    expect(135 - found.at(-1)!).toBeLessThanOrEqual(window * (interval + 1) - 2);
    expect(found).toEqual([...found].sort((a, b) => a - b));
    for (const fromPosition of [start, ...checkpoints]) {
      const resumed = collect(client.subscribeToAll({ fromPosition, filter: streamNameFilter({ prefixes: [stream.M] }) }));
      await resumed.until(() => resumed.log.includes("caughtUp"));
      expect(resumed.events).toHaveLength(fromPosition.commit < checkpoints.find((_, i) => found[i]! >= 97)!.commit ? 2 : 0);
    }
    await subscription.unsubscribe();
  });

  it("come live with exactly every so many considered events, counted on from the past", async () => {
    const { stream, places, checkpoints, until, subscription } = await subscribe([["N", 31]], 32, 1);
    expect(checkpoints).toEqual([]);
    await append(stream.N, 1);
    await until(() => checkpoints.length === 1);
    await append(stream.M, 40);
    await until(() => checkpoints.length === 2);
    expect(await places()).toEqual([32, 64]);
    await subscription.unsubscribe();
  });

  it("can be read from as well", async () => {
    const { checkpoints, stream, subscription } = await subscribe([["N", 40]]);
    expect(checkpoints[0]).toMatchObject({ prepare: 0n });
    const [first] = await readAll(client.readAll({ fromPosition: checkpoints[0]!, maxCount: 1 }));
    expect(first!.event).toMatchObject({ streamId: stream.N, revision: 1n });
    await subscription.unsubscribe();
  });
});
