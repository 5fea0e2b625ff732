import { setTimeout as sleep } from "node:timers/promises";
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from "@nestjs/common";
import { CommandBus } from "@nestjs/cqrs";
import { causedBy } from "@tablee/commands/context";
import { Refused } from "@tablee/commands/refused";
import type { StoredEvent } from "@tablee/event-store/events";
import { type Batch, follow } from "@tablee/event-store/follow";
import { reach } from "@tablee/platform/crash-points";
import { backoff } from "@tablee/platform/retry";
import { WorkerContext } from "../worker-context.ts";
import { allPolicies } from "./all-policies.ts";
import { Lease } from "./lease.ts";
import type { Policy } from "./policy.ts";

/** Runs every policy from its own durable checkpoint, each in one process at a time (whoever holds its lease). */
@Injectable()
export class PolicyRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #stop = new AbortController();
  #running: Promise<void>[] = [];

  constructor(
    private readonly context: WorkerContext,
    private readonly bus: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const store = await this.context.opened.store.identity();
    this.#running = allPolicies.map((policy) => this.#run(policy, store));
  }

  async onApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await Promise.allSettled(this.#running);
  }

  async #run(policy: Policy, store: string): Promise<void> {
    const { opened, log } = this.context;
    const lease = new Lease(opened.pool, `policy:${policy.name}`);
    const { signal } = this.#stop;
    while (!signal.aborted) {
      try {
        if (await lease.take()) await this.#follow(policy, store, lease);
        else await sleep(1_000, undefined, { signal });
      } catch (err) {
        if (!signal.aborted) log.error({ policy: policy.name, err }, "policy stopped; trying again");
        await sleep(500, undefined, { signal }).catch(() => {});
      }
    }
    await lease.giveBack().catch(() => {});
  }

  async #follow(policy: Policy, store: string, lease: Lease): Promise<void> {
    const { opened } = this.context;
    const stop = new AbortController();
    const signal = AbortSignal.any([this.#stop.signal, stop.signal]);
    const { rows } = await opened.pool.query<{ position: string }>(
      "SELECT position FROM vault.policy_checkpoint WHERE policy = $1 AND store = $2",
      [policy.name, store],
    );
    try {
      const after = rows[0] ? BigInt(rows[0].position) : undefined;
      for await (const batch of follow(opened.store, { categories: policy.categories, after, signal, mostEvents: 200 })) {
        await this.#act(policy, batch);
        reach("before", "checkpoint", "policy");
        if (!(await lease.checkpoint(policy, store, batch.position))) return;
        reach("after", "checkpoint", "policy");
      }
    } finally {
      stop.abort();
    }
  }

  /** Events of different streams side by side, those of one stream in their order. */
  async #act(policy: Policy, batch: Batch): Promise<void> {
    const byStream = Map.groupBy(
      batch.events.filter((event) => policy.types.includes(event.type)),
      (event) => event.stream,
    );
    await Promise.all(
      [...byStream.values()].map(async (events) => {
        for (const event of events) await this.#actOn(policy, event);
      }),
    );
  }

  /** A refusal means that there is nothing to do (any more); anything else is tried until it succeeds: nothing is left out. */
  async #actOn(policy: Policy, event: StoredEvent): Promise<void> {
    for (const wait of backoff(50, 5_000)) {
      try {
        for (const command of policy.commands(event, causedBy(policy.name, event, this.context.opened.clock.now())))
          await this.bus.execute(command);
        return;
      } catch (err) {
        if (err instanceof Refused) {
          this.context.log.info({ policy: policy.name, event: event.id, code: err.code }, "a policy's command was refused");
          return;
        }
        this.context.log.warn({ policy: policy.name, event: event.id, err }, "a policy's command failed; trying again");
        await sleep(wait, undefined, { signal: this.#stop.signal });
      }
    }
  }
}
