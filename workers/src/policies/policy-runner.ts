import { setTimeout as sleep } from "node:timers/promises";
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from "@nestjs/common";
import { CommandBus } from "@nestjs/cqrs";
import { follow, NotFollowable } from "@tablee/event-store/follow";
import type { Batch } from "@tablee/event-store/tap";
import { Undecodable } from "@tablee/event-store/undecodable";
import { reach } from "@tablee/platform/crash-points";
import { SetAside } from "../set-aside.ts";
import { WorkerContext } from "../worker-context.ts";
import { actOn, type Turn, tryAgain } from "./act-on.ts";
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
        if (signal.aborted) break;
        log.error({ policy: policy.name, err }, "policy stopped; trying again");
        if (err instanceof NotFollowable || err instanceof Undecodable) await this.#halted(policy, store, err.message).catch(() => {});
        await sleep(500, undefined, { signal }).catch(() => {});
      }
    }
    await lease.giveBack().catch(() => {});
  }

  /** Said until its checkpoint moves again. */
  async #halted(policy: Policy, store: string, error: string): Promise<void> {
    await this.context.opened.pool.query("UPDATE vault.policy_checkpoint SET error = $3 WHERE policy = $1 AND store = $2", [
      policy.name,
      store,
      error,
    ]);
  }

  /** A subscription that ended is taken up again; how often that was stands beside the checkpoint. */
  #interrupted(policy: Policy, store: string, err: unknown): void {
    const { opened, log } = this.context;
    log.debug({ policy: policy.name, err }, "a policy's subscription ended; it is taken up again");
    const count = "UPDATE vault.policy_checkpoint SET interruptions = interruptions + 1 WHERE policy = $1 AND store = $2";
    void opened.pool.query(count, [policy.name, store]).catch(() => {});
  }

  async #follow(policy: Policy, store: string, lease: Lease): Promise<void> {
    const { opened } = this.context;
    const stop = new AbortController();
    const signal = AbortSignal.any([this.#stop.signal, stop.signal]);
    const { rows } = await opened.pool.query<{ position: string }>(
      "SELECT position FROM vault.policy_checkpoint WHERE policy = $1 AND store = $2",
      [policy.name, store],
    );
    const turn: Turn = { context: this.context, bus: this.bus, policy, aside: new SetAside(opened.pool, policy.name, store), signal };
    const tryingAgain = this.#tryAgain(turn);
    try {
      const after = rows[0] ? BigInt(rows[0].position) : undefined;
      const onInterruption = (err: unknown) => this.#interrupted(policy, store, err);
      const following = { categories: policy.categories, after, identity: store, signal, mostEvents: 200, onInterruption };
      for await (const batch of follow(opened.store, following)) {
        await this.#act(turn, batch);
        reach("before", "checkpoint", "policy");
        if (!(await lease.checkpoint(policy, store, batch.position))) return;
        reach("after", "checkpoint", "policy");
      }
    } finally {
      stop.abort();
      await tryingAgain;
    }
  }

  /** What was set aside is tried again beside what goes on. */
  async #tryAgain(turn: Turn): Promise<void> {
    const { policy, aside, signal } = turn;
    try {
      for await (const items of aside.offered(signal)) await Promise.all(items.map(({ subject, step }) => tryAgain(turn, subject, step)));
    } catch (err) {
      if (!signal.aborted) this.context.log.error({ policy: policy.name, err }, "what a policy set aside waits until it starts again");
    }
  }

  /** Events of different streams side by side, those of one stream in their order. */
  async #act(turn: Turn, batch: Batch): Promise<void> {
    const byStream = Map.groupBy(
      batch.events.filter((event) => turn.policy.types.includes(event.type)),
      (event) => event.stream,
    );
    await Promise.all(
      [...byStream.values()].map(async (events) => {
        for (const event of events) await actOn(turn, event);
      }),
    );
  }
}
