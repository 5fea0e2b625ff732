import { idIn, stepAt, type Timer } from "../due/vocabulary.ts";
import { never } from "../kernel/errors.ts";
import type { OrderId } from "../kernel/ids.ts";
import type { Instant } from "../kernel/time.ts";
import { eventsWithout } from "../streams.ts";
import type { SlotEvent, StockEvent } from "./events.ts";

type Event = StockEvent | SlotEvent;

const ignores = eventsWithout("holds", "stock", "slot");

/** A hold of stock or of a slot that is not settled yet. */
export interface Hold {
  readonly category: "stock" | "slot";
  readonly streamId: string;
  readonly orderId: OrderId;
  readonly until: Instant;
}

/** The end of each hold, by its stream and order: the sweep releases it then. */
export const holdTimer: Timer<Event, (typeof ignores)[number], Hold> = {
  ignores,
  subjects: ({ data }, { stream }) => [`${stream}:${data.orderId}`],
  evolve(_, event, recorded) {
    switch (event.type) {
      case "StockHeld":
        return { category: "stock", streamId: idIn(recorded), orderId: event.data.orderId, until: event.data.until };
      case "SlotHeld":
        return { category: "slot", streamId: idIn(recorded), orderId: event.data.orderId, until: event.data.until };
      case "StockSettled":
      case "SlotSettled":
        return undefined;
      default:
        return never(event);
    }
  },
  dueOf: ({ until: at }) => ({ kind: "hold", at, accountId: null, step: stepAt(at) }),
};
