import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useCurrentRoute } from "../../shared/routing/use-current-route.ts";

/** After this a page counts as loaded, even if parts of it are still loading. */
const SUSPENSE_MS = 300;

/** True once the footer may follow the page: at once for some, for others when the page has resolved, failed, or after 300 ms. */
export function usePageLoaded(): boolean {
  const row = useCurrentRoute()?.row;
  const loading = useRouterState({ select: (state) => state.status === "pending" });
  const [waitedFor, setWaitedFor] = useState<string>();
  const name = row?.name ?? "not_found";
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(name), SUSPENSE_MS);
    return () => clearTimeout(timer);
  }, [name]);
  return row?.instantLoad === true || !loading || waitedFor === name;
}
