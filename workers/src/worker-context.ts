import type { OnApplicationShutdown } from "@nestjs/common";
import { allPolicies } from "@tablee/automation/policies/all-policies.gen";
import type { Policy } from "@tablee/automation/policy";
import type { Opened } from "@tablee/commands/open-commands";
import type { Send } from "@tablee/commands/use-case";
import type { Reader } from "@tablee/event-store/reader/reader";
import type { Config } from "@tablee/platform/config";
import { LeaseHolder } from "@tablee/platform/lease";
import type { Logger } from "@tablee/platform/log";

/** A part of a worker process: started once everything is made, stopped by Nest's shutdown hook, also when it has started half way. */
export interface Part extends OnApplicationShutdown {
  start(): Promise<void>;
}

/** The dependencies that the parts of a worker process share. A class, so that Nest can inject it by its type. */
export class WorkerContext {
  /** Holds the leases of this process. */
  readonly leases: LeaseHolder;

  constructor(
    readonly config: Config,
    readonly opened: Opened,
    /** Hands the log to read models and policies. */
    readonly reader: Reader,
    readonly log: Logger,
    /** Runs a use case over the command bus. */
    readonly send: Send,
    readonly policies: readonly Policy[] = allPolicies,
  ) {
    this.leases = new LeaseHolder(opened.pool);
  }
}
