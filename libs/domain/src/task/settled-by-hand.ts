import { type SettledByHand, settledBy, type TaskKind } from "./vocabulary.ts";

/** True if only a person's decision closes tasks of a kind. */
export const isSettledByHand = (kind: TaskKind): kind is SettledByHand => kind in settledBy;
