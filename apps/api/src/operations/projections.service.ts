import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/operations";
import { categoryOf } from "@tablee/domain/streams";
import type { Trace } from "@tablee/event-store/events";
import { allReadModels, readModelNamed } from "@tablee/projections/all-read-models";
import { type ProjectionSummary, parkedRows, projections } from "@tablee/projections/runtime/control/queries";
import { cancelRebuild, isUnderWay, requestRebuild, setPaused } from "@tablee/projections/runtime/control/requests";
import { parkedKeys } from "@tablee/projections/runtime/parked";
import { repairKey } from "@tablee/projections/runtime/repair";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { typesOf } from "./policy-types.ts";

/** The maximum of events read that policies have not seen yet. */
const MAX_COUNTED = 5_000;

interface PolicyRow {
  readonly policy: string;
  readonly position: string;
  readonly categories: readonly string[];
  readonly furthest_behind: string;
  readonly set_aside: number;
  readonly error: string | null;
}

type View = OutputOf<typeof calls.projections>["projections"][number];

@Injectable()
export class ProjectionsService {
  constructor(private readonly api: ApiContext) {}

  async all(): Promise<OutputOf<typeof calls.projections>> {
    const { pool, opened } = this.api;
    const [head, lag] = await Promise.all([opened.store.head(), this.api.lag.seconds()]);
    const rows = await projections(pool);
    const names = await this.api.access.staff.names(rows.flatMap(({ request }) => request?.staffId ?? []));
    return {
      projections: rows.filter((row) => readModelNamed(row.model)).map((row) => view(row, head, lag.get(row.model) ?? 0, names)),
      policies: await this.#policies(),
      asOf: this.api.clock.now(),
    };
  }

  /** A policy's lag is the number of events after its checkpoint of the types that it acts on. */
  async #policies(): Promise<OutputOf<typeof calls.projections>["policies"]> {
    const { rows } = await this.api.pool.query<PolicyRow>(
      `SELECT policy, position, categories, error, min(position) OVER () AS furthest_behind,
              (SELECT count(*)::int FROM vault.set_aside a WHERE a.work = c.policy AND a.store = c.store) AS set_aside
       FROM vault.policy_checkpoint c ORDER BY policy`,
    );
    const recent = rows[0] ? await this.api.opened.store.newest(BigInt(rows[0].furthest_behind), MAX_COUNTED) : [];
    return rows.map(({ policy, position, categories, set_aside, error }) => ({
      policy,
      position,
      behind: recent.filter((event) => event.position > BigInt(position) && concerns(policy, categories, event)).length,
      setAside: set_aside,
      error,
    }));
  }

  async parked({ model }: InputOf<typeof calls.parkedKeys>): Promise<OutputOf<typeof calls.parkedKeys>> {
    return { rows: await parkedRows(this.api.pool, model) };
  }

  async rebuild({ model, confirmation, reason }: InputOf<typeof calls.rebuildProjection>, by: Caller): Promise<{ done: true }> {
    this.#known(model);
    if (confirmation !== model) throw new Failure("confirmation-wrong");
    if (!(await requestRebuild(this.api.pool, model, { staffId: by.actor.id, reason }))) throw new Failure("rebuild-under-way");
    return { done: true };
  }

  async cancel({ model }: InputOf<typeof calls.cancelRebuild>): Promise<{ done: true }> {
    this.#known(model);
    await cancelRebuild(this.api.pool, model);
    return { done: true };
  }

  async pause({ model, paused }: InputOf<typeof calls.pauseProjection>): Promise<{ done: true }> {
    this.#known(model);
    await setPaused(this.api.pool, model, paused);
    return { done: true };
  }

  async repair({ model, key }: InputOf<typeof calls.repairKey>): Promise<{ mended: boolean }> {
    const { opened, pool } = this.api;
    const known = this.#known(model);
    // Folding a row reads the log from its beginning: not for a key that waits for nothing.
    if (!(await parkedKeys(pool, known)).has(key)) throw new Failure("not-found");
    return { mended: await repairKey(known, key, opened.store, pool) };
  }

  #known(name: string) {
    const model = allReadModels.find((candidate) => candidate.name === name);
    if (!model) throw new Failure("not-found");
    return model;
  }
}

const concerns = (policy: string, categories: readonly string[], { stream, type }: Trace): boolean =>
  typesOf(policy)?.includes(type) ?? categories.includes(categoryOf(stream));

const secondsSince = (at: string | null): number | null => (at === null ? null : Math.max(0, (Date.now() - Date.parse(at)) / 1000));

function view(row: ProjectionSummary, head: bigint, lagSeconds: number, names: ReadonlyMap<string, string>): View {
  const { rebuild, request } = row;
  return {
    model: row.model,
    position: row.position,
    head: head.toString(),
    lagSeconds,
    eventsApplied: Number(row.events_applied),
    heartbeatAgeSeconds: secondsSince(row.heartbeat_at),
    state: rebuild && isUnderWay(rebuild) ? "rebuilding" : row.paused ? "paused" : row.state,
    error: row.error,
    parkedKeys: Number(row.parked),
    rows: row.rows === null ? null : Number(row.rows),
    rebuildRequest: request && { by: names.get(request.staffId) ?? request.staffId, reason: request.reason, at: request.at },
    rebuild: rebuild && { ...rebuild, state: rebuild.state === "requested" ? "reading" : rebuild.state },
  };
}
