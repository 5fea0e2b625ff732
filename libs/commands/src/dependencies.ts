import type { Access } from "@tablee/access/access";
import type { ReadDb } from "@tablee/projections/read-tables";
import type { CommandRuntime } from "./command-runtime.ts";
import type { Steps } from "./steps.ts";

/**
 * The resources that every process opens once: use cases act through them, and apps read from them. A class, so that Nest can inject it by
 * its type.
 */
export class Dependencies {
  readonly runtime: CommandRuntime;
  readonly steps: Steps;
  /** The read models, for queries. */
  readonly db: ReadDb;
  /** Credentials, sessions, staff and their permissions. */
  readonly access: Access;

  constructor(all: { readonly [Name in keyof Dependencies]: Dependencies[Name] }) {
    this.runtime = all.runtime;
    this.steps = all.steps;
    this.db = all.db;
    this.access = all.access;
  }
}
