import type { Call } from "./call.ts";
import { readModels } from "./read-models.ts";

type Act = Pick<Call, "writes" | "beside">;
type Reading = Pick<Call, "method" | "reads" | "beside">;

/**
 * Whether an answer to `reading` may differ once `act` was made: a read model behind it follows a category that the act writes, or
 * both concern the same state beside the log. A reading by POST is an act itself and is not made again for another one.
 */
export function outdates(act: Act, { method, reads = [], beside = [] }: Reading): boolean {
  if (method !== "GET") return false;
  const written: readonly string[] = act.writes ?? [];
  return (
    reads.some((name) => readModels[name].some((category) => written.includes(category))) ||
    beside.some((kept) => act.beside?.includes(kept))
  );
}
