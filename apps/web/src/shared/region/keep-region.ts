import { keepRegion as keepRegionCall } from "@tablee/contracts/calls/locations";
import type { Region } from "@tablee/domain/kernel/place/region";
import { refreshAfter } from "@tablee/ui/app/refresh";
import { freshness } from "../api/freshness.ts";
import { queryClient } from "../api/query-client.ts";
import { request, sessionQuery } from "../api/request.ts";

/**
 * Keeps the region of a postal code or of a chosen menu with the visit: menus, dishes and plans are those of that region from then on,
 * in every tab. Shown answers are fetched again in the background. A failure is silent, since the answer that named the region is on the
 * screen already.
 */
export async function keepRegion(region: Region): Promise<void> {
  try {
    const kept = await request(keepRegionCall, { region });
    queryClient.setQueryData(sessionQuery.queryKey, (held) => held && { ...held, ...kept });
    void refreshAfter(queryClient, { acts: [keepRegionCall] }, freshness);
  } catch {
    // The next answer that names a region keeps it.
  }
}
