import type { Kysely } from "kysely";
import type { ReadModels } from "./all-read-models.ts";
import type { ProjectionRow } from "./runtime/apply/checkpoints.ts";
import type { ReadModel } from "./runtime/read-model.ts";

/** The schema `read` as queries see it: a table for each read model, and one of their positions. */
export type ReadTables = { readonly "read.projection": ProjectionRow } & {
  readonly [Name in keyof ReadModels as `read.${Name}`]: ReadModels[Name] extends ReadModel<infer Row> ? Row : never;
};

export type ReadDb = Kysely<ReadTables>;
