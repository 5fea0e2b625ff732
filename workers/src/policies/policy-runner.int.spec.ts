import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { CommandBus, ICommand } from "@nestjs/cqrs";
import { SettleCapacity } from "@tablee/commands/capacity/settle-capacity";
import { SendNotice } from "@tablee/commands/notice/send-notice";
import { type Opened, openCommands } from "@tablee/commands/open-commands";
import { Refused } from "@tablee/commands/refused";
import { refuse } from "@tablee/domain/kernel/errors";
import { streamName } from "@tablee/domain/streams";
import { openReader } from "@tablee/event-store/reader/open-reader";
import { type EventStore, startEventStore } from "@tablee/eventstore-embedded/server";
import { LastingFailure, PassingFailure } from "@tablee/gateways/port-failure";
import { type Config, readConfig } from "@tablee/platform/config";
import { createLogger } from "@tablee/platform/log";
import { eventually } from "../../../test/people.ts";
import { WorkerContext } from "../worker-context.ts";
import { allPolicies } from "./all-policies.ts";
import { PolicyRunner } from "./policy-runner.ts";

describe("a policy whose command is not done", () => {
  let dir: string;
  let store: EventStore;
  let config: Config;
  let opened: Opened;

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), "tablee-policies-"));
    store = await startEventStore({ dir, sync: false });
    const { DATABASE_URL, REDIS_URL } = process.env;
    const env = { DATABASE_URL, REDIS_URL, EVENT_STORE_URL: store.connectionString };
    config = readConfig({ ...env, TABLEE_ENV: "test", LOG_LEVEL: "silent", TABLEE_DATA: dir });
    opened = await openCommands(config, "policies");
  }, 60_000);

  afterAll(async () => {
    await opened.close();
    await store.stop();
    rmSync(dir, { recursive: true });
  });

  const happened = (order: string, type: string, data: object) =>
    opened.store.append(
      streamName("order", order),
      [
        {
          id: randomUUID(),
          type,
          data: data as Record<string, unknown>,
          metadata: {
            actor: { kind: "system", id: "test" },
            commandId: randomUUID(),
            correlationId: randomUUID(),
            schemaVersion: 1,
            at: "2026-11-17T15:00:00.000Z",
          },
        },
      ],
      "no_stream",
    );
  const skipped = (order: string) => happened(order, "OrderSkipped", { feedback: "away", because: "no-place" });
  const undelivered = (order: string) =>
    happened(order, "OrderDeliveryFailed", { code: "nobody-home", failedAt: "2026-11-17T15:00:00.000Z" });
  /** A runner whose commands are not executed: `answer` is asked instead, and may throw. */
  async function running(answer: (command: ICommand) => void) {
    const bus = { execute: async (command: ICommand) => answer(command) } as CommandBus;
    const log = createLogger("policies", "silent");
    const { reader, close } = await openReader(opened.store, allPolicies, log);
    const runner = new PolicyRunner(new WorkerContext(config, opened, reader, log), bus);
    await runner.onApplicationBootstrap();
    return async () => {
      await runner.onApplicationShutdown();
      await close();
    };
  }
  const aside = async (order: string) =>
    (await opened.pool.query("SELECT work, outcome, code FROM vault.set_aside WHERE subject = $1", [streamName("order", order)])).rows;
  const settling = "settle-capacity-when-order-gets-no-box";

  it("has nothing to do where a rule says no, and goes on with what else the event asks for", async () => {
    const order = randomUUID();
    const asked: string[] = [];
    const stop = await running((command) => {
      if (!(command instanceof SettleCapacity || command instanceof SendNotice)) return;
      if (("orderId" in command.input ? command.input.orderId : command.input.id) !== order) return;
      asked.push(command.constructor.name);
      throw new Refused(refuse("order-past-cutoff"));
    });
    await skipped(order);
    await eventually(
      async () => asked,
      (names) => names.length === 2,
    );
    await stop();
    expect(asked.toSorted()).toEqual(["SendNotice", "SettleCapacity"]);
    expect(await aside(order)).toEqual([]);
  }, 30_000);

  it("sets the event aside where something is said to be missing, goes on with others, and tries again when it starts", async () => {
    const [missing, next] = [randomUUID(), randomUUID()];
    const settled: string[] = [];
    let there = false;
    const answer = (command: ICommand) => {
      if (!(command instanceof SettleCapacity)) return;
      if (command.input.orderId === missing && !there) throw new Refused(refuse("slot-not-open"));
      settled.push(command.input.orderId);
    };
    const stop = await running(answer);
    await skipped(missing);
    await skipped(next);
    const rows = await eventually(
      () => aside(missing),
      (found) => found.length > 0,
    );
    expect(rows).toEqual([{ work: settling, outcome: "missing", code: "slot-not-open" }]);
    await eventually(
      async () => settled,
      (orders) => orders.includes(next),
    );
    await stop();
    expect(settled).not.toContain(missing);

    there = true;
    const stopAgain = await running(answer);
    expect(
      await eventually(
        () => aside(missing),
        (found) => found.length === 0,
      ),
    ).toEqual([]);
    await stopAgain();
    expect(settled).toContain(missing);
  }, 30_000);

  it.each([
    ["for good", new LastingFailure("mail-refused-550", "no such mailbox")],
    ["for now", new PassingFailure("mail-away", "greylisted")],
  ])(
    "sets the event aside where a service outside fails %s, after its other commands, and goes on with others",
    async (_, failure) => {
      const [refused, next] = [randomUUID(), randomUUID()];
      const done: string[] = [];
      const stop = await running((command) => {
        if (!(command instanceof SendNotice)) return;
        const { id: orderId, channel } = command.input;
        if (orderId === refused && channel === "mail") throw failure;
        done.push(`${channel} ${orderId}`);
      });
      await undelivered(refused);
      await undelivered(next);
      const rows = await eventually(
        () => aside(refused),
        (found) => found.length > 0,
      );
      const outcome = failure instanceof LastingFailure ? "lasting" : "passing";
      expect(rows).toEqual([{ work: "notify-when-order-changes", outcome, code: failure.code }]);
      await eventually(
        async () => done,
        (sent) => sent.includes(`mail ${next}`) && sent.includes(`sms ${refused}`),
      );
      await stop();
    },
    30_000,
  );

  it("tries what failed for good again only when a person asks for it", async () => {
    const order = randomUUID();
    let tries = 0;
    const answer = (command: ICommand) => {
      if (!(command instanceof SettleCapacity) || command.input.orderId !== order) return;
      tries += 1;
      if (tries === 1) throw new LastingFailure("never", "it never will");
    };
    const stop = await running(answer);
    await skipped(order);
    await eventually(
      () => aside(order),
      (found) => found.length > 0,
    );
    await stop();
    const stopAgain = await running(answer);
    await sleep(1_000);
    expect(tries).toBe(1);
    await opened.pool.query("UPDATE vault.set_aside SET next_at = now() WHERE work = $1", [settling]);
    await eventually(
      () => aside(order),
      (found) => found.length === 0,
    );
    await stopAgain();
    expect(tries).toBe(2);
  }, 30_000);
});
