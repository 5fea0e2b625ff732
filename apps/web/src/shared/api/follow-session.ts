import { unsaved } from "@tablee/ui/app/unsaved";
import { queryClient } from "./query-client.ts";
import { reloadSession, sessionQuery } from "./request.ts";

/**
 * Follows a session that another tab has changed: a page that is shown again for another person, or that the browser kept from
 * before a sign-out, is loaded again. One with unsaved work stays, and its next call is refused in place.
 */
export function followSession(): void {
  const look = async () => {
    const before = queryClient.getQueryData(sessionQuery.queryKey)?.client;
    if (!before || unsaved.isThere()) return;
    const now = await reloadSession().catch(() => undefined);
    if (now && now.client?.clientId !== before.clientId) location.reload();
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void look();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void look();
  });
}
