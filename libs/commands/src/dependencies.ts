import type { Access } from "@tablee/access/access";
import type { ReadDb } from "@tablee/projections/read-tables";
import type { CommandRuntime } from "./command-runtime.ts";
import type { Steps } from "./steps.ts";

/** What every process opens once: what use cases act through, and what apps read. A class, so that Nest can inject it by its type. */
export class Dependencies {
  readonly runtime: CommandRuntime;
  readonly steps: Steps;
  /** The read models, for queries. */
  readonly db: ReadDb;
  /** Who may come in, and what they were allowed. */
  readonly access: Access;

  constructor(all: { readonly [Name in keyof Dependencies]: Dependencies[Name] }) {
    this.runtime = all.runtime;
    this.steps = all.steps;
    this.db = all.db;
    this.access = all.access;
  }
}
