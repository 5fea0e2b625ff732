import { type GiftCard, giftCard, isIssued } from "@tablee/domain/gift-card/decider";
import type { GiftCardKind } from "@tablee/domain/gift-card/vocabulary";
import type { Cents } from "@tablee/domain/kernel/money";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

/** A gift card without its personal parts: the state of its stream, and the columns that queries filter by. */
export interface GiftCardRow {
  readonly key: string;
  readonly state: GiftCard;
  readonly status: GiftCard["status"];
  readonly kind: GiftCardKind;
  readonly cents: Cents;
  readonly code_hash: string | null;
  readonly last_four: string | null;
  readonly at: string;
}

/** One row per gift card, from the beginning of its purchase; a bonus has a row of its own. */
export const giftCardsModel = readModelOf<GiftCardRow>()("gift_cards", {
  version: 1,
  ignores: [],
  columns: {
    key: "text",
    state: "jsonb",
    status: "text",
    kind: "text",
    cents: "integer",
    code_hash: "text null",
    last_four: "text null",
    at: "timestamptz",
  },
  indexes: ["(code_hash)", "(last_four)"],
  keys: (event) => [idOf(event.stream)],
  evolve(row, event, key) {
    const state = giftCard.evolve(row?.state ?? giftCard.initialState, withoutPersonal(event));
    if (state.status === "none") throw new Error(`${event.type} before the gift card began`);
    const issued = isIssued(state) ? state : undefined;
    return {
      key,
      state,
      status: state.status,
      kind: issued?.kind ?? "purchased",
      cents: state.cents,
      code_hash: issued?.codeHash ?? null,
      last_four: issued?.lastFour ?? null,
      at: event.metadata.at,
    };
  },
});

type Followed = Parameters<typeof giftCard.evolve>[1];

/** Names, addresses and messages stay in the log. */
function withoutPersonal(event: Followed): Followed {
  if (event.type !== "GiftCardRequested") return event;
  const { buyer: _, recipient: __, message: ___, ...data } = event.data;
  return { ...event, data } as Followed;
}
