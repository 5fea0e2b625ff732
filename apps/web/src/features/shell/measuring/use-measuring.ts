import { useState, useSyncExternalStore } from "react";
import { useHydrated } from "../../../shared/app/use-hydrated.ts";
import { measuring } from "../../../shared/tracking/measuring.ts";

/** Nothing is counted where nothing listens: production counts only with a tracking script, the other environments log. */
const counts = (): boolean => {
  const { environment, tracking } = document.documentElement.dataset;
  return environment !== "production" || tracking !== undefined;
};

/**
 * The state of the question about counting visits: `asks` while it has no answer, `reopened` if the person had answered and wants to
 * change that.
 */
export function useMeasuring(): { readonly asks: boolean; readonly reopened: boolean } {
  const answer = useSyncExternalStore(measuring.subscribe, measuring.answer, () => undefined);
  const isHydrated = useHydrated();
  const [answered, setAnswered] = useState(false);
  if (answer && !answered) setAnswered(true);
  const asks = isHydrated && answer === undefined && counts();
  return { asks, reopened: asks && answered };
}
