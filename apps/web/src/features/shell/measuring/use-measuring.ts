import { useSyncExternalStore } from "react";
import { served } from "../../../shared/app/served.ts";
import { useHydrated } from "../../../shared/app/use-hydrated.ts";
import { type Answer, measuring } from "../../../shared/tracking/measuring.ts";
import { isPutOff } from "./put-off.ts";

const never = () => false;

interface Measuring {
  /** Something counts here: production needs a collector, the other environments log. */
  readonly counts: boolean;
  /** There is no answer yet, and the question was not put off in this visit. */
  readonly isOpen: boolean;
  /** The person wants to see the question again. */
  readonly isAsked: boolean;
  /** The question was answered, or put off, on this page. */
  readonly isAnsweredHere: boolean;
  readonly answer: Answer;
}

/** The state of the question about counting visits. */
export function useMeasuring(): Measuring {
  const answer = useSyncExternalStore(measuring.subscribe, measuring.answer, () => undefined);
  const isAsked = useSyncExternalStore(measuring.subscribe, measuring.isAsked, never);
  const isAnsweredHere = useSyncExternalStore(measuring.subscribe, measuring.isAnsweredHere, never);
  const isLater = useSyncExternalStore(measuring.subscribe, isPutOff, never);
  const counts = useHydrated() && (served.environment !== "production" || served.tracking !== undefined);
  return { counts, isOpen: counts && answer === undefined && !isLater, isAsked, isAnsweredHere, answer };
}
