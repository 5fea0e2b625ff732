import { giftCard } from "@tablee/domain/gift-card/decider";
import { type GiftCard, isIssued } from "@tablee/domain/gift-card/state";
import type { GiftCardKind, GiftCardStanding } from "@tablee/domain/gift-card/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

/** A gift card without its personal parts: the state of its stream, and the columns that queries filter by. */
export interface GiftCardRow {
  readonly key: string;
  readonly state: GiftCard;
  readonly standing: GiftCardStanding;
  readonly kind: GiftCardKind;
  readonly cents: Cents;
  /** The account of the buyer; of a visitor, the id that the card has instead. */
  readonly buyer_id: AccountId | null;
  readonly redeemed_by: AccountId | null;
  readonly code_hash: string | null;
  readonly last_four: string | null;
  readonly at: string;
}

/** One row per gift card, from the beginning of its purchase; a bonus has a row of its own. */
export const giftCardsModel = readModelOf<GiftCardRow>()("gift_cards", {
  version: 3,
  ignores: [],
  columns: {
    key: "text",
    state: "jsonb",
    standing: "text",
    kind: "text",
    cents: "integer",
    buyer_id: "text null",
    redeemed_by: "text null",
    code_hash: "text null",
    last_four: "text null",
    at: "timestamptz",
  },
  indexes: ["(buyer_id)", "(redeemed_by)", "(code_hash)", "(last_four)", "(standing) WHERE standing = 'refund-waits'"],
  keys: (event) => [idOf(event.stream)],
  evolve(row, event, key) {
    const state = giftCard.evolve(row?.state ?? giftCard.initialState, withoutPersonal(event));
    if (state.status === "none") throw new Error(`${event.type} before GiftCardStarted`);
    const issued = isIssued(state) ? state : undefined;
    return {
      key,
      state,
      standing: standingOf(state),
      kind: issued?.kind ?? "purchased",
      cents: state.cents,
      buyer_id: ("details" in state && state.details?.buyerId) || null,
      redeemed_by: ("accountId" in state && state.accountId) || null,
      code_hash: issued?.codeHash ?? null,
      last_four: issued?.lastFour ?? null,
      at: event.metadata.at,
    };
  },
});

function standingOf(state: GiftCard): GiftCardStanding {
  if (!isIssued(state)) return "unpaid";
  if (state.status !== "issued") return state.status === "redeemed" && state.refund ? "refund-waits" : state.status;
  return state.refund ? "refund-waits" : state.frozen ? "frozen" : "unused";
}

type Followed = Parameters<typeof giftCard.evolve>[1];

/** Names, addresses and messages stay in the log. */
function withoutPersonal(event: Followed): Followed {
  switch (event.type) {
    case "GiftCardRequested": {
      const { buyer: _, recipient: __, message: ___, ...data } = event.data;
      return { ...event, data } as Followed;
    }
    case "GiftCardReissued": {
      const { recipient: _, ...data } = event.data;
      return { ...event, data } as Followed;
    }
    default:
      return event;
  }
}
