import { exportAccess, exportEvents } from "@tablee/contracts/calls/privacy";
import { request } from "../../shared/api/request.ts";

/** Everything that is held about the customer as one JSON file; read page by page, so that a long history costs the server no more. */
export async function everythingHeld(): Promise<Blob> {
  const access = await request(exportAccess, {});
  const events: unknown[] = [];
  let after: string | undefined;
  do {
    const page = await request(exportEvents, { limit: 200, ...(after && { after }) });
    events.push(...page.events);
    after = page.next ?? undefined;
  } while (after);
  return new Blob([JSON.stringify({ access, events }, null, 2)], { type: "application/json" });
}
