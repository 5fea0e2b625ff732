import { never } from "../kernel/errors.ts";
import { idFrom, type OrderId } from "../kernel/ids.ts";
import type { Decider } from "../kernel/log/decider.ts";
import { policyOn } from "../kernel/policy.ts";
import { addWeeks, type Instant, type Week } from "../kernel/time.ts";
import type { StampCardEvent } from "./events.ts";
import { stampCardPolicies } from "./policy.ts";
import type { StampCard } from "./vocabulary.ts";

/** The stamp cards of one account, the present or latest one last. */
export interface StampCards {
  readonly cards: readonly StampCard[];
}

export type StampCardCommand =
  | { readonly type: "AddStamp"; readonly orderId: OrderId; readonly week: Week; readonly at: Instant }
  | { readonly type: "TakeStampBack"; readonly orderId: OrderId; readonly at: Instant };

/** The card that a box counts for, or counted for until it was refunded. */
export const cardOf = ({ cards }: StampCards, orderId: OrderId): StampCard | undefined =>
  cards.find(({ stamps, takenBack }) => [...stamps, ...takenBack].some((each) => each.orderId === orderId));

/** True if a delivery in a week counts for a card. */
const takes = (card: StampCard, week: Week): boolean => card.completedAt === null && week <= card.lastWeek;

export const stampCards: Decider<StampCardCommand, StampCardEvent, StampCards> = {
  initialState: { cards: [] },
  decide(command, state) {
    switch (command.type) {
      case "AddStamp":
        return addStamp(command, state);
      case "TakeStampBack": {
        const { orderId, at } = command;
        const card = cardOf(state, orderId);
        if (!card?.stamps.some((stamp) => stamp.orderId === orderId)) return [];
        const points = card.completedAt === null ? 0 : Math.floor(card.points / card.required);
        return [{ type: "StampTakenBack", data: { cardId: card.cardId, orderId, points, takenBackAt: at } }];
      }
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case "StampCardStarted": {
        const { policy: _, startedAt: __, ...card } = event.data;
        return { cards: [...state.cards, { ...card, stamps: [], takenBack: [], completedAt: null }] };
      }
      case "StampAdded": {
        const { cardId, orderId, week } = event.data;
        return changed(state, cardId, (card) => ({ ...card, stamps: [...card.stamps, { orderId, week }] }));
      }
      case "StampCardCompleted": {
        const { cardId, completedAt } = event.data;
        return changed(state, cardId, (card) => ({ ...card, completedAt }));
      }
      case "StampTakenBack": {
        const { cardId, orderId, points } = event.data;
        return changed(state, cardId, (card) => ({
          ...card,
          stamps: card.stamps.filter((stamp) => stamp.orderId !== orderId),
          takenBack: [...card.takenBack, { orderId, points }],
        }));
      }
      default:
        return never(event);
    }
  },
};

function addStamp({ orderId, week, at }: Extract<StampCardCommand, { type: "AddStamp" }>, state: StampCards): readonly StampCardEvent[] {
  const latest = state.cards.at(-1);
  // A box of an earlier week that is recorded late neither starts a card in the past nor counts for the present one.
  if (cardOf(state, orderId) || (latest && week < latest.firstWeek)) return [];
  const card = latest && takes(latest, week) ? latest : undefined;
  const started = card ? [] : [startOf(orderId, week, at)];
  const { cardId, required, points } = card ?? started[0]!.data;
  const added: StampCardEvent = { type: "StampAdded", data: { cardId, orderId, week, addedAt: at } };
  const isComplete = (card?.stamps.length ?? 0) + 1 >= required;
  const completed: StampCardEvent[] = isComplete ? [{ type: "StampCardCompleted", data: { cardId, points, completedAt: at } }] : [];
  return [...started, added, ...completed];
}

/** The start of a card by its first delivery, from which its id follows. */
function startOf(orderId: OrderId, week: Week, at: Instant) {
  const { version: policy, required, weeks, points } = policyOn(stampCardPolicies, week);
  const cardId = idFrom("stamp-card", orderId);
  const data = { cardId, policy, firstWeek: week, lastWeek: addWeeks(week, weeks - 1), required, points, startedAt: at };
  return { type: "StampCardStarted", data } satisfies StampCardEvent;
}

const changed = ({ cards }: StampCards, cardId: string, change: (card: StampCard) => StampCard): StampCards => ({
  cards: cards.map((card) => (card.cardId === cardId ? change(card) : card)),
});
