import { type SettledByHand, settledBy, type TaskKind } from "./vocabulary.ts";

/** Whether nothing but a person's word closes tasks of a kind. */
export const isSettledByHand = (kind: TaskKind): kind is SettledByHand => kind in settledBy;
