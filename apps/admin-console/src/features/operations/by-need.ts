import type { Projection } from "./api/projections.ts";

const need = (projection: Projection): number => {
  if (projection.state === "halted") return 0;
  if (projection.state === "stopped") return 1;
  if (projection.parkedKeys > 0) return 2;
  if (projection.state === "paused") return 3;
  return 4;
};

/** What needs a person first; otherwise by name, so that rows keep their places while numbers move. */
export const byNeed = (a: Projection, b: Projection): number => need(a) - need(b) || (a.model < b.model ? -1 : 1);
