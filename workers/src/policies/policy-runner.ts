import { setTimeout as sleep } from "node:timers/promises";
import { Injectable } from "@nestjs/common";
import type { Policy } from "@tablee/automation/policy";
import { AppendLog, trackingAppends } from "@tablee/commands/append-log";
import { NotFollowable } from "@tablee/event-store/follow";
import type { Batch } from "@tablee/event-store/subscription-buffer";
import { Undecodable } from "@tablee/event-store/undecodable";
import { reach } from "@tablee/platform/crash-points";
import type { Lease } from "@tablee/platform/lease";
import { backoff } from "@tablee/platform/wait/retry";
import { AsideLooks, SetAside } from "../set-aside.ts";
import { type Part, WorkerContext } from "../worker-context.ts";
import { actOn, type Turn, tryAgain } from "./act-on.ts";
import { leaseNameOf, PolicyCheckpoints } from "./policy-checkpoints.ts";

/** The state that the policies of a process share. */
interface Shared {
  readonly checkpoints: PolicyCheckpoints;
  readonly looks: AsideLooks;
}

/** Runs every policy from its own durable checkpoint, each in one process at a time: the lease's holder. */
@Injectable()
export class PolicyRunner implements Part {
  readonly #stop = new AbortController();
  #running: Promise<void>[] = [];

  constructor(private readonly context: WorkerContext) {}

  async start(): Promise<void> {
    const { pool, store } = this.context.opened;
    const identity = await store.identity();
    const { leases, policies } = this.context;
    const checkpoints = new PolicyCheckpoints(pool, identity, leases.id);
    const looks = new AsideLooks(
      pool,
      identity,
      policies.map(({ name }) => name),
    );
    this.#running = policies.map((policy) => this.#run(policy, identity, leases.lease(leaseNameOf(policy.name)), { checkpoints, looks }));
  }

  async onApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await Promise.allSettled(this.#running);
  }

  async #run(policy: Policy, store: string, lease: Lease, shared: Shared): Promise<void> {
    const { log } = this.context;
    const { signal } = this.#stop;
    while (!signal.aborted) {
      try {
        if (await lease.take()) await this.#follow(policy, store, lease, shared);
        else await sleep(1_000, undefined, { signal });
      } catch (err) {
        if (signal.aborted) break;
        log.error({ policy: policy.name, err }, "policy stopped; trying again");
        if (err instanceof NotFollowable || err instanceof Undecodable)
          await shared.checkpoints.halted(policy, err.message).catch(() => {});
        await sleep(500, undefined, { signal }).catch(() => {});
      }
    }
    await lease.release().catch(() => {});
  }

  async #follow(policy: Policy, store: string, lease: Lease, { checkpoints, looks }: Shared): Promise<void> {
    const { opened, reader } = this.context;
    const { name, categories, types } = policy;
    const stop = new AbortController();
    const signal = AbortSignal.any([this.#stop.signal, stop.signal]);
    const after = await checkpoints.find(policy);
    const turn: Turn = { context: this.context, policy, aside: new SetAside(opened.pool, policy.name, store), signal };
    const tryingAgain = this.#tryAgain(turn, looks);
    try {
      for await (const batch of reader.follow({ name, categories, types, after, identity: store, checkpoints, signal, maxEvents: 200 })) {
        const written = new AppendLog();
        await trackingAppends(written, () => this.#act(turn, batch));
        reach("before", "checkpoint", "policy");
        if (!(await checkpoints.write(lease, policy, batch, written))) return;
        reach("after", "checkpoint", "policy");
      }
    } finally {
      stop.abort();
      await tryingAgain;
    }
  }

  /** Events that were set aside are retried beside the live ones, also after Postgres was unavailable. */
  async #tryAgain(turn: Turn, looks: AsideLooks): Promise<void> {
    const { policy, aside, signal } = turn;
    let hurried = false;
    for (const wait of backoff(500, 30_000)) {
      if (signal.aborted) return;
      try {
        if (!hurried) await aside.hurry();
        hurried = true;
        for await (const items of aside.offered(looks, signal)) await Promise.all(items.map((item) => tryAgain(turn, item)));
      } catch (err) {
        if (!signal.aborted) this.context.log.warn({ policy: policy.name, err }, "what a policy set aside is retried a little later");
        await sleep(wait, undefined, { signal }).catch(() => {});
      }
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
