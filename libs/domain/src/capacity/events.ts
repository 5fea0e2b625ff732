import { z } from "zod";
import type { ChangingEvents, EventOf } from "../kernel/log/events.ts";
import { InstantText, OrderIdText, WholeNumber } from "../kernel/schemas.ts";
import { SlotKey, StockItem } from "./vocabulary.ts";

/** Stock of an item of a week, and slots of a delivery window, are the same thing: units that orders take from a limited number. */
const orderUnits = z.strictObject({ orderId: OrderIdText, units: WholeNumber.nonnegative() });

/** Units taken or held by all orders together after the event. */
const taken = WholeNumber.nonnegative();

const opened = { units: WholeNumber.nonnegative(), openedAt: InstantText } as const;

const capacityData = {
  /** The orders of a chunk of a generation, as [order, units] pairs. */
  reserved: z.strictObject({ orders: z.array(z.tuple([OrderIdText, WholeNumber.positive()])), taken, reservedAt: InstantText }),
  held: orderUnits.extend({ until: InstantText, taken }),
  settled: orderUnits.extend({ taken }),
} as const;

export const stockEvents = {
  StockOpened: {
    version: 2,
    changes: [],
    says: "So many units of an item can be sold in a region and week.",
    data: StockItem.extend(opened),
  },
  StockReserved: { version: 1, changes: [], says: "A chunk of generated orders took units.", data: capacityData.reserved },
  StockHeld: {
    version: 1,
    changes: ["holds"],
    says: "An order is about to hold this many units in all; the hold expires.",
    data: capacityData.held,
  },
  StockSettled: {
    version: 1,
    changes: ["holds"],
    says: "An order holds so many units in all, none being a release.",
    data: capacityData.settled,
  },
} as const satisfies ChangingEvents;
export type StockEvent = EventOf<typeof stockEvents>;

export const slotEvents = {
  SlotOpened: { version: 2, changes: [], says: "So many boxes fit into a depot's window on a date.", data: SlotKey.extend(opened) },
  SlotReserved: { version: 1, changes: [], says: "A chunk of generated orders took places.", data: capacityData.reserved },
  SlotHeld: { version: 1, changes: ["holds"], says: "An order is about to take a place; the hold expires.", data: capacityData.held },
  SlotSettled: { version: 1, changes: ["holds"], says: "An order has its place (1) or gave it back (0).", data: capacityData.settled },
} as const satisfies ChangingEvents;
export type SlotEvent = EventOf<typeof slotEvents>;
