import type { FlagName } from "@tablee/domain/flag/vocabulary";
import type { Flipper } from "../flipper/flipper.service.ts";
import type { Caller } from "../http/caller.ts";

interface Flagged {
  readonly flag?: FlagName | undefined;
}

/** The entries that name no flag, or one that is on for the caller. */
export async function whereOn<Entry extends Flagged>(
  entries: readonly Entry[],
  flipper: Pick<Flipper, "enabled">,
  { session }: Pick<Caller, "session">,
): Promise<readonly Entry[]> {
  const isOn = await Promise.all(entries.map(async ({ flag }) => flag === undefined || flipper.enabled(flag, session?.accountId)));
  return entries.filter((_, index) => isOn[index]);
}
