import { type GiftCard, giftCard, isIssued } from "@tablee/domain/gift-card/decider";
import type { GiftCardKind } from "@tablee/domain/gift-card/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
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
  /** The account of the buyer; of a visitor, the id that the card has instead. */
  readonly buyer_id: AccountId | null;
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
    buyer_id: "text null",
    code_hash: "text null",
    last_four: "text null",
    at: "timestamptz",
  },
  indexes: ["(buyer_id)", "(code_hash)", "(last_four)"],
  keys: (event) => [idOf(event.stream)],
  evolve(row, event, key) {
    const state = giftCard.evolve(row?.state ?? giftCard.initialState, withoutPersonal(event));
    if (state.status === "none") throw new Error(`${event.type} before GiftCardStarted`);
    const issued = isIssued(state) ? state : undefined;
    return {
      key,
      state,
      status: state.status,
      kind: issued?.kind ?? "purchased",
      cents: state.cents,
      buyer_id: ("details" in state && state.details?.buyerId) || null,
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
