import type { Kysely } from "kysely";
import type { ReadModels } from "./all-read-models.ts";
import type { ReadModel } from "./runtime/read-model.ts";

/** The schema `read` as queries see it: a table for each read model. */
export type ReadTables = {
  readonly [Name in keyof ReadModels as `read.${Name}`]: ReadModels[Name] extends ReadModel<infer Row> ? Row : never;
};

export type ReadDb = Kysely<ReadTables>;
