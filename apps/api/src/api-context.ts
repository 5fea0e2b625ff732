import type { Access } from "@tablee/access/access";
import type { Opened } from "@tablee/commands/open-commands";
import type { Steps } from "@tablee/commands/steps";
import type { Clock } from "@tablee/platform/clock";
import type { Config } from "@tablee/platform/config";
import type { Logger } from "@tablee/platform/log";
import type { Pool } from "@tablee/platform/postgres";
import { allReadModels } from "@tablee/projections/all-read-models";
import type { ReadDb } from "@tablee/projections/read-tables";
import type { Freshness } from "@tablee/projections/runtime/freshness";
import { ProjectionLag } from "@tablee/projections/runtime/lag";
import { Registry } from "prom-client";
import { Catalogue } from "./catalogue.ts";
import { observeCommands } from "./command-times.ts";

/** The dependencies that the API's parts share. A class, so that Nest can inject it by its type. */
export class ApiContext {
  readonly catalogue: Catalogue;
  readonly lag: ProjectionLag;
  readonly metrics = new Registry();
  readonly observe = observeCommands(this.metrics);

  constructor(
    readonly config: Config,
    readonly opened: Opened,
    readonly freshness: Freshness,
    readonly log: Logger,
  ) {
    this.catalogue = new Catalogue(opened.dependencies.db, freshness);
    this.lag = new ProjectionLag(allReadModels, opened.store, opened.pool);
  }

  get clock(): Clock {
    return this.opened.clock;
  }
  get pool(): Pool {
    return this.opened.pool;
  }
  get access(): Access {
    return this.opened.dependencies.access;
  }
  get steps(): Steps {
    return this.opened.dependencies.steps;
  }
  get reads(): ReadDb {
    return this.opened.dependencies.db;
  }
}
