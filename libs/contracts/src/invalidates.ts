import { readModels } from "@tablee/domain/kernel/log/read-models";
import type { Call } from "./call.ts";

type Act = Pick<Call, "writes" | "beside">;
export type Reading = Pick<Call, "reads" | "writes" | "beside">;

/**
 * True if an answer to `reading` may differ once `act` was made: a read model behind it follows a category that the act writes, or both
 * concern the same state outside the log. A reading that writes is an act itself and is not repeated after a different act.
 */
export function invalidates(act: Act, { writes, reads = [], beside = [] }: Reading): boolean {
  if (writes) return false;
  const written: readonly string[] = act.writes ?? [];
  return (
    reads.some((name) => readModels[name].some((category) => written.includes(category))) ||
    beside.some((kept) => act.beside?.includes(kept))
  );
}
