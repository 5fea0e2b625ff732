import type { OutputOf } from "@tablee/contracts/call";
import { projections } from "@tablee/contracts/calls/operations";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

export type Projection = OutputOf<typeof projections>["projections"][number];

const ended = new Set(["swapped", "cancelled", "failed"]);

/** Whether a rebuild of it goes on now: its last one stays shown afterwards. */
export const isRebuilding = (projection: Projection): boolean => projection.rebuild !== null && !ended.has(projection.rebuild.state);

const isMoving = (projection: Projection): boolean =>
  isRebuilding(projection) || projection.state === "catching-up" || projection.state === "rebuilding";

/** Every read model; watched closely while one of them moves. */
export const allProjections = queryOptions({
  queryKey: ["operations", "projections"],
  queryFn: ({ signal }) => api(projections, {}, { signal }),
  refetchInterval: (query) => (query.state.data?.projections.some(isMoving) ? 2_000 : 10_000),
});
