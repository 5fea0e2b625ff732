import type { OutputOf } from "@tablee/contracts/call";
import { exportAccess, exportEvents } from "@tablee/contracts/calls/privacy";
import { request } from "../../shared/api/request.ts";

interface Everything {
  readonly access: OutputOf<typeof exportAccess>;
  /** Oldest first. */
  readonly events: OutputOf<typeof exportEvents>["events"];
}

/** Everything that is held about the customer; read page by page, so that a long history costs the server no more. */
export async function everythingHeld(): Promise<Everything> {
  const access = await request(exportAccess, {});
  const events: Everything["events"] = [];
  let after: string | undefined;
  do {
    const page = await request(exportEvents, { limit: 200, ...(after && { after }) });
    events.push(...page.events);
    after = page.next ?? undefined;
  } while (after);
  return { access, events };
}

/** Everything held as one JSON file, as stored. */
export const jsonOf = (held: Everything): Blob => new Blob([JSON.stringify(held, null, 2)], { type: "application/json" });
