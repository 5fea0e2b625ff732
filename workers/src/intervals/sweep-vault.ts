import type { WorkerContext } from "../worker-context.ts";

/** Deletes from the vault what has expired. Several workers may: what one has deleted another does not find. */
export const sweepVault =
  ({ opened, log }: WorkerContext) =>
  async (): Promise<void> =>
    log.info(await opened.dependencies.access.sweep(), "the vault was swept");
