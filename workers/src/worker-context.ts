import type { Opened } from "@tablee/commands/open-commands";
import type { Config } from "@tablee/platform/config";
import type { Logger } from "@tablee/platform/log";

/** What the parts of a worker process share. A class, so that Nest can inject it by its type. */
export class WorkerContext {
  constructor(
    readonly config: Config,
    readonly opened: Opened,
    readonly log: Logger,
  ) {}
}
