import { z } from "zod";
import type { ChangingEvents, EventOf } from "../kernel/log/events.ts";
import { InstantText, OrderIdText, WholeNumber } from "../kernel/schemas.ts";
import { SlotKey, StockItem } from "./vocabulary.ts";

/**
 * The units that one order takes: of an item's stock in a week, or of the places in a delivery window. Both are a limited number of units,
 * and have the same events.
 */
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
    says: "This many units of an item can be sold in a region and week.",
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
    says: "An order holds this many units in all; zero is a release.",
    data: capacityData.settled,
  },
} as const satisfies ChangingEvents;
export type StockEvent = EventOf<typeof stockEvents>;

export const slotEvents = {
  SlotOpened: { version: 2, changes: [], says: "This many boxes fit into a depot's window on a date.", data: SlotKey.extend(opened) },
  SlotReserved: { version: 1, changes: [], says: "A chunk of generated orders took places.", data: capacityData.reserved },
  SlotHeld: { version: 1, changes: ["holds"], says: "An order is about to take a place; the hold expires.", data: capacityData.held },
  SlotSettled: { version: 1, changes: ["holds"], says: "An order has its place (1) or gave it back (0).", data: capacityData.settled },
} as const satisfies ChangingEvents;
export type SlotEvent = EventOf<typeof slotEvents>;
