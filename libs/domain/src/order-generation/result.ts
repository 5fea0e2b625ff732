import type { CompiledWeek } from "./compile.ts";
import type { Demand } from "./demand.ts";
import type { Generated } from "./generated.ts";

/** The result of a run, which a later run over nearly the same inputs can reuse. */
export interface GenerationResult {
  readonly week: CompiledWeek;
  readonly results: readonly Generated[];
  /** Free picks, before oversold items were resolved. */
  readonly free: readonly Generated[];
  readonly demand: Demand;
  readonly oversold: readonly { readonly sku: string; readonly wanted: number; readonly units: number }[];
}
