import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { allPolicies } from "@tablee/automation/policies/all-policies.gen";
import type { Policy } from "@tablee/automation/policy";
import { type Opened, openCommands } from "@tablee/commands/open-commands";
import { Refused } from "@tablee/commands/refused";
import { sendDirectly } from "@tablee/commands/use-case";
import { refuse } from "@tablee/domain/kernel/errors";
import { orderId } from "@tablee/domain/kernel/ids";
import { idOf, streamName } from "@tablee/domain/streams";
import { openReader } from "@tablee/event-store/reader/open-reader";
import { type EventStore, startEventStore } from "@tablee/eventstore-embedded/server";
import { PermanentFailure, TransientFailure } from "@tablee/gateways/port-failure";
import { type Config, readConfig } from "@tablee/platform/config";
import { createLogger } from "@tablee/platform/log";
import { metadataAt } from "../../../test/stage/event-metadata.ts";
import { eventually } from "../../../test/stage/people.ts";
import { WorkerContext } from "../worker-context.ts";
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
  });

  afterAll(async () => {
    await opened.close();
    await store.stop();
    rmSync(dir, { recursive: true });
  });

  const happened = (order: string, type: string, data: object) =>
    opened.store.append(
      streamName("order", orderId(order)),
      [{ id: randomUUID(), type, data: data as Record<string, unknown>, metadata: metadataAt("2026-11-17T15:00:00.000Z") }],
      "no_stream",
    );
  const skipped = (order: string) => happened(order, "OrderSkipped", { feedback: "away", because: "no-place" });
  const undelivered = (order: string) =>
    happened(order, "OrderDeliveryFailed", { code: "nobody-home", failedAt: "2026-11-17T15:00:00.000Z" });
  /** A runner whose acts are not carried out: `answer` is called instead, and may throw. Acts of one policy for one event are counted from 0. */
  async function running(answer: (policy: string, orderId: string, act: number) => void) {
    const policies = allPolicies.map(
      (policy): Policy => ({
        ...policy,
        acts: (event, context) => policy.acts(event, context).map((_, i) => async () => answer(policy.name, idOf(event.stream), i)),
      }),
    );
    const log = createLogger("policies", "silent");
    const { reader, close } = await openReader(opened.store, allPolicies, log);
    const runner = new PolicyRunner(new WorkerContext(config, opened, reader, log, sendDirectly(opened.dependencies.steps), policies));
    await runner.start();
    return async () => {
      await runner.onApplicationShutdown();
      await close();
    };
  }
  const aside = async (order: string) =>
    (await opened.pool.query("SELECT work, outcome, code FROM vault.set_aside WHERE subject = $1", [streamName("order", orderId(order))]))
      .rows;
  const settling = "settle-capacity-when-order-gets-no-box";
  const notifying = "notify-when-order-changes";

  it("does nothing where a rule refuses, and carries out what else the event asks for", async () => {
    const order = randomUUID();
    const asked: string[] = [];
    const stop = await running((policy, orderId) => {
      if ((policy !== settling && policy !== notifying) || orderId !== order) return;
      asked.push(policy);
      throw new Refused(refuse("order-past-cutoff"));
    });
    await skipped(order);
    await eventually(
      async () => asked,
      (names) => names.length === 2,
    );
    await stop();
    expect(asked.toSorted()).toEqual([notifying, settling]);
    expect(await aside(order)).toEqual([]);
  });

  it("sets the event aside where something is missing, handles others, and retries it when it starts", async () => {
    const [missing, next] = [randomUUID(), randomUUID()];
    const settled: string[] = [];
    let there = false;
    const answer = (policy: string, orderId: string) => {
      if (policy !== settling) return;
      if (orderId === missing && !there) throw new Refused(refuse("slot-not-open"));
      settled.push(orderId);
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
  });

  it.each([
    ["for good", new PermanentFailure("mail-refused-550", "no such mailbox")],
    ["for now", new TransientFailure("mail-away", "greylisted")],
  ])("sets the event aside where an outside service fails %s, after its other commands, and handles others", async (_, failure) => {
    const [refused, next] = [randomUUID(), randomUUID()];
    const done: string[] = [];
    const stop = await running((policy, orderId, act) => {
      if (policy !== notifying) return;
      const channel = act === 0 ? "mail" : "sms";
      if (orderId === refused && channel === "mail") throw failure;
      done.push(`${channel} ${orderId}`);
    });
    await undelivered(refused);
    await undelivered(next);
    const rows = await eventually(
      () => aside(refused),
      (found) => found.length > 0,
    );
    const outcome = failure instanceof PermanentFailure ? "lasting" : "passing";
    expect(rows).toEqual([{ work: notifying, outcome, code: failure.code }]);
    await eventually(
      async () => done,
      (sent) => sent.includes(`mail ${next}`) && sent.includes(`sms ${refused}`),
    );
    await stop();
  });

  it("tries what failed for good again only when a person asks for it", async () => {
    const order = randomUUID();
    let tries = 0;
    const answer = (policy: string, orderId: string) => {
      if (policy !== settling || orderId !== order) return;
      tries += 1;
      if (tries === 1) throw new PermanentFailure("never", "it never will");
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
  });

  it("retries what it set aside also after the log was unavailable at a retry", async () => {
    const order = randomUUID();
    let there = false;
    const stop = await running((policy, orderId) => {
      if (policy === settling && orderId === order && !there) throw new Refused(refuse("slot-not-open"));
    });
    await skipped(order);
    await eventually(
      () => aside(order),
      (found) => found.length > 0,
    );
    const { port } = new URL(store.connectionString.replace("esdb:", "http:"));
    await store.stop();
    await opened.pool.query("UPDATE vault.set_aside SET next_at = now() WHERE work = $1", [settling]);
    const [{ code }] = await eventually(
      () => aside(order),
      ([found]) => found?.outcome === "interrupted",
    );
    expect(code).toBe("StoreUnavailable");
    store = await startEventStore({ dir, sync: false, port: Number(port) });
    there = true;
    await opened.pool.query("UPDATE vault.set_aside SET next_at = now() WHERE work = $1", [settling]);
    expect(
      await eventually(
        () => aside(order),
        (found) => found.length === 0,
        60,
      ),
    ).toEqual([]);
    await stop();
  });
});
