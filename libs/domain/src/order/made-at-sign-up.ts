import type { GenerationInputsData } from "./vocabulary.ts";

/** In place of a run's id: the order was made for a new subscription, by its sign-up or by the policy that makes its other weeks. */
export const SIGN_UP = "sign-up";

/** Whether no run of generation made an order. */
export const isMadeAtSignUp = ({ runId }: Pick<GenerationInputsData, "runId">): boolean => runId === SIGN_UP;
