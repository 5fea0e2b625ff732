import { type StampCards, stampCards } from "@tablee/domain/stamp-card/decider";
import type { StampCard } from "@tablee/domain/stamp-card/vocabulary";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface StampCardsRow {
  readonly key: string;
  readonly cards: readonly StampCard[];
}

const rowOf = (key: string, { cards }: StampCards): StampCardsRow => ({ key, cards });

/** One row per account that ever got a box: its stamp cards, the latest one last. */
export const stampCardsModel = readModelOf<StampCardsRow>()("stamp_cards", {
  version: 1,
  ignores: [],
  columns: { key: "text", cards: "jsonb" },
  keys: (event) => [idOf(event.stream)],
  evolve: (row, event, key) => rowOf(key, stampCards.evolve(row ?? stampCards.initialState, event)),
});
