import { never, type Refusal, refuse } from "../kernel/errors.ts";
import type { OrderId } from "../kernel/ids.ts";
import type { Decider, DomainEvent } from "../kernel/log/decider.ts";
import { PersistentMap } from "../kernel/persistent-map.ts";
import type { Instant } from "../kernel/time.ts";
import type { SlotEvent, StockEvent } from "./events.ts";
import type { SlotKey, StockItem } from "./vocabulary.ts";

/** The units of one order: settled ones, and those held until an instant. */
interface Share {
  readonly settled: number;
  readonly held?: { readonly units: number; readonly until: Instant };
}

/** An event with the command that it was decided for, where that is known. */
type DecidedFor = Pick<DomainEvent, "metadata">;

/** The last commands that held and settled the order's units; repeating either is a no-op. */
interface ShareCommands {
  readonly hold?: string;
  readonly settle?: string;
}

export type Capacity =
  | { readonly status: "none" }
  | {
      readonly status: "open";
      readonly units: number;
      readonly orders: PersistentMap<Share, OrderId>;
      /** Settled units of all orders together. */
      readonly settled: number;
      /** The orders with a hold, an expired one included until it is settled. */
      readonly holding: PersistentMap<Share, OrderId>;
      /** Keyed by order, kept even when its share is empty: the stream's only record of command ids. */
      readonly commands: PersistentMap<ShareCommands, OrderId>;
    };

export type CapacityCommand<Of = StockItem | SlotKey> =
  | { readonly type: "Open"; readonly of: Of; readonly units: number; readonly at: Instant }
  /** All orders or none: those that already have units are left out, and if the rest do not fit, all are refused. */
  | { readonly type: "Reserve"; readonly orders: readonly (readonly [orderId: OrderId, units: number])[]; readonly at: Instant }
  /** `units` is what the order shall have in all, not what comes on top. */
  | { readonly type: "Hold"; readonly orderId: OrderId; readonly units: number; readonly until: Instant; readonly at: Instant }
  | { readonly type: "Settle"; readonly orderId: OrderId; readonly units: number; readonly at: Instant };

/** A hold counts until it expires, whether or not it was released. */
function shareNow(share: Share | undefined, now: Instant): number {
  if (!share) return 0;
  return share.held && share.held.until > now ? Math.max(share.settled, share.held.units) : share.settled;
}

/** Units that no order has or holds at an instant. */
export function unitsLeft(state: Capacity, now: Instant, besides?: OrderId): number {
  if (state.status === "none") return 0;
  let taken = state.settled;
  for (const [, share] of state.holding) taken += shareNow(share, now) - share.settled;
  return state.units - taken + (besides === undefined ? 0 : unitsHad(state, besides, now));
}

/** The settled units of an order, without those it holds. */
export const settledUnits = (state: Capacity, orderId: OrderId): number =>
  state.status === "open" ? (state.orders.get(orderId)?.settled ?? 0) : 0;

/** The units that an order has or holds at an instant. */
export const unitsHad = (state: Capacity, orderId: OrderId, now: Instant): number =>
  state.status === "open" ? shareNow(state.orders.get(orderId), now) : 0;

/** Until when an order holds units at an instant; undefined when it holds none, or its hold has expired. */
export function heldUntil(state: Capacity, orderId: OrderId, now: Instant): Instant | undefined {
  const held = state.status === "open" ? state.orders.get(orderId)?.held : undefined;
  return held && held.until > now ? held.until : undefined;
}

/** True if the share's last command of this kind has this id. Open and Reserve are idempotent anyway. */
export function isRepeated(state: Capacity, command: CapacityCommand, commandId: string): boolean {
  if (state.status === "none" || !("orderId" in command)) return false;
  const last = state.commands.get(command.orderId);
  return (command.type === "Hold" ? last?.hold : last?.settle) === commandId;
}

/** Returns a mark of an order's share that changes with every command that holds or settles it. */
export function markOf(state: Capacity, orderId: OrderId): string {
  if (state.status === "none") return "";
  const { settled, held } = state.orders.get(orderId) ?? { settled: 0 };
  const last = state.commands.get(orderId);
  return [settled, held?.units, held?.until, last?.hold, last?.settle].join(" ");
}

type Names = "Stock" | "Slot";
type CapacityEvent<Name extends Names> = Name extends "Stock" ? StockEvent : SlotEvent;
type Counted<Name extends Names> = Name extends "Stock" ? StockItem : SlotKey;

/** The decider of a limited number of units; `name` is how its events begin. */
function capacity<Name extends Names>(name: Name): Decider<CapacityCommand<Counted<Name>>, CapacityEvent<Name>, Capacity> {
  const event = (suffix: string, data: unknown) => ({ type: `${name}${suffix}`, data }) as unknown as CapacityEvent<Name>;
  return {
    initialState: { status: "none" },
    decide(command, state): readonly CapacityEvent<Name>[] | Refusal {
      if (command.type === "Open") {
        return state.status === "none" ? [event("Opened", { ...command.of, units: command.units, openedAt: command.at })] : [];
      }
      if (state.status === "none") return refuse(name === "Stock" ? "stock-not-open" : "slot-not-open");
      switch (command.type) {
        case "Reserve": {
          const fresh = command.orders.filter(([orderId]) => shareNow(state.orders.get(orderId), command.at) === 0);
          const wanted = fresh.reduce((total, [, units]) => total + units, 0);
          const left = unitsLeft(state, command.at);
          if (wanted > left) return refuse("sold-out", { left, wanted });
          if (fresh.length === 0) return [];
          return [
            event("Reserved", {
              orders: fresh.map(([id, units]) => [id, units]),
              taken: state.units - left + wanted,
              reservedAt: command.at,
            }),
          ];
        }
        case "Hold": {
          const { orderId, units, until, at } = command;
          const left = unitsLeft(state, at, orderId);
          const share = state.orders.get(orderId);
          if (units > left) return refuse("sold-out", { left: Math.max(0, left), wanted: units });
          // When two callers change an order concurrently, neither may release the other's hold.
          const kept = share?.held && share.held.until > at ? share.held.units : 0;
          const held = Math.max(units, kept);
          return [event("Held", { orderId, units: held, until, taken: state.units - left + Math.max(held, share?.settled ?? 0) })];
        }
        case "Settle": {
          const { orderId, units, at } = command;
          const share = state.orders.get(orderId);
          if ((share?.settled ?? 0) === units && share?.held === undefined) return [];
          const left = unitsLeft(state, at, orderId);
          // A holder has room; a late command may not hold any more, though by its own time it still would.
          if (units > (share?.settled ?? 0) && units > left) return refuse("sold-out", { left: Math.max(0, left), wanted: units });
          return [event("Settled", { orderId, units, taken: state.units - left + units })];
        }
        default:
          return never(command);
      }
    },
    evolve: (state, event) => evolveCapacity(state, event),
  };
}

export function evolveCapacity(state: Capacity, event: (StockEvent | SlotEvent) & DecidedFor): Capacity {
  if (event.type === "StockOpened" || event.type === "SlotOpened") {
    const unused = {
      orders: PersistentMap.of<Share, OrderId>(),
      holding: PersistentMap.of<Share, OrderId>(),
      commands: PersistentMap.of<ShareCommands, OrderId>(),
    };
    return { status: "open", units: event.data.units, settled: 0, ...unused };
  }
  return state.status === "none" ? state : change(state, event);
}

type Open = Extract<Capacity, { status: "open" }>;
type Taken = Exclude<StockEvent | SlotEvent, { type: "StockOpened" | "SlotOpened" }>;

function change(state: Open, event: Taken & DecidedFor): Open {
  const by = event.metadata?.commandId;
  switch (event.type) {
    case "StockReserved":
    case "SlotReserved":
      return event.data.orders.reduce((next, [orderId, units]) => withShare(next, orderId, { settled: units }), state);
    case "StockHeld":
    case "SlotHeld": {
      const { orderId, units, until } = event.data;
      const held = withShare(state, orderId, { settled: settledUnits(state, orderId), held: { units, until } });
      return withCommand(held, orderId, by && { hold: by });
    }
    case "StockSettled":
    case "SlotSettled": {
      const { orderId, units } = event.data;
      return withCommand(withShare(state, orderId, units === 0 ? undefined : { settled: units }), orderId, by && { settle: by });
    }
    default:
      return never(event);
  }
}

const withCommand = (state: Open, orderId: OrderId, last: ShareCommands | "" | undefined): Open =>
  last ? { ...state, commands: state.commands.set(orderId, { ...state.commands.get(orderId), ...last }) } : state;

/** Sets or removes an order's share; the sums are updated with it, so that nothing is counted again. */
function withShare(state: Open, orderId: OrderId, share: Share | undefined): Open {
  return {
    ...state,
    orders: share ? state.orders.set(orderId, share) : state.orders.delete(orderId),
    settled: state.settled - settledUnits(state, orderId) + (share?.settled ?? 0),
    holding: share?.held ? state.holding.set(orderId, share) : state.holding.delete(orderId),
  };
}

export const stock = capacity("Stock");
export const slot = capacity("Slot");
