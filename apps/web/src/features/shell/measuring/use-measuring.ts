import { useSyncExternalStore } from "react";
import { served } from "../../../shared/app/served.ts";
import { useHydrated } from "../../../shared/app/use-hydrated.ts";
import { measuring } from "../../../shared/tracking/measuring.ts";

const never = () => false;

interface Measuring {
  /** Something counts here: production needs a collector, the other environments log. */
  readonly counts: boolean;
  /** There is no answer yet. */
  readonly isOpen: boolean;
  /** The person wants to see the question again. */
  readonly isAsked: boolean;
}

/** The state of the question about counting visits. */
export function useMeasuring(): Measuring {
  const answer = useSyncExternalStore(measuring.subscribe, measuring.answer, () => undefined);
  const isAsked = useSyncExternalStore(measuring.subscribe, measuring.isAsked, never);
  const counts = useHydrated() && (served.environment !== "production" || served.tracking !== undefined);
  return { counts, isOpen: counts && answer === undefined, isAsked };
}
