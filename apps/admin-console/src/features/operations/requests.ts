import type { OutputOf } from "@tablee/contracts/call";
import { parkedKeys, projections, queues, setAside } from "@tablee/contracts/calls/operations";
import { callQuery } from "../../shared/api/calls.ts";

export type Projection = OutputOf<typeof projections>["projections"][number];

const ended = new Set(["swapped", "cancelled", "failed"]);

/** True while a rebuild runs; the result of the last rebuild stays visible. */
export const isRebuilding = (projection: Projection): boolean => projection.rebuild !== null && !ended.has(projection.rebuild.state);

const isMoving = (projection: Projection): boolean =>
  isRebuilding(projection) || projection.state === "catching-up" || projection.state === "rebuilding";

/** Every read model; watched closely while one of them moves. */
export const allProjections = callQuery(
  projections,
  {},
  { refetchInterval: (query) => (query.state.data?.projections.some(isMoving) ? 2_000 : 10_000) },
);

/** Parked rows of a read model. */
export const parkedOf = (model: string) => callQuery(parkedKeys, { model }, { refetchInterval: 10_000 });

/** The wake-up queues; watched closely while one of them works. */
export const allQueues = callQuery(
  queues,
  {},
  { refetchInterval: (query) => (query.state.data?.queues.some((queue) => queue.active > 0) ? 2_000 : 10_000) },
);

/** The items that a policy or a schedule has set aside. */
export const setAsideBy = (work: string) => callQuery(setAside, { work }, { refetchInterval: 10_000 });
