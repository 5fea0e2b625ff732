import { FAR_BEHIND_SECONDS } from "@tablee/contracts/calls/operations";
import type { Projection } from "./requests.ts";

/** The rank of a model by its need of attention: 0 is the most urgent. */
const rankOf = (projection: Projection): number => {
  if (projection.state === "halted") return 0;
  if (projection.state === "stopped") return 1;
  if (projection.lagSeconds >= FAR_BEHIND_SECONDS) return 2;
  if (projection.parkedKeys > 0) return 3;
  if (projection.state === "paused") return 4;
  return 5;
};

/** Models in trouble first, then by name, so that rows keep their places while numbers change. */
export const byNeed = (a: Projection, b: Projection): number => rankOf(a) - rankOf(b) || (a.model < b.model ? -1 : 1);
