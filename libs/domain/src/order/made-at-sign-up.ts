import type { GenerationInputsData } from "./vocabulary.ts";

/** Replaces a run's id: the order was made for a new subscription, by its sign-up or by the policy that makes its other weeks. */
export const SIGN_UP = "sign-up";

/** True if no run of generation made the order. */
export const isMadeAtSignUp = ({ runId }: Pick<GenerationInputsData, "runId">): boolean => runId === SIGN_UP;
