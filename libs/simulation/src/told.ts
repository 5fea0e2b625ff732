import { Refused } from "@tablee/commands/refused";
import { Steps, type Streams } from "@tablee/commands/steps";
import type { SlotEvent, StockEvent } from "@tablee/domain/capacity/events";
import type { CreditEvent } from "@tablee/domain/credit/events";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { weekOf } from "@tablee/domain/kernel/time";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { PointsEvent } from "@tablee/domain/points/events";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { categoryOf, idOf } from "@tablee/domain/streams";
import type { StoredEvent } from "@tablee/event-store/events";
import { orderIds, slot, weeks } from "./setting.ts";
import { Died } from "./turns.ts";
import type { World } from "./world.ts";

/**
 * Plays something in a process of its own and tells what came of it: a line for each event that was appended meanwhile, in the order
 * of the log, and at last what refused it, or that it died. The process dies after so many steps.
 */
export async function told(world: World, work: (steps: Steps) => Promise<unknown>, dies?: number): Promise<string[]> {
  const from = world.log.head;
  const { steps, life } = world.process();
  life.stepsLeft = dies;
  const end = await work(steps).then(
    () => [],
    (error) => {
      if (error instanceof Died) return ["died"];
      if (error instanceof Refused) return [`refused: ${error.code}`];
      throw error;
    },
  );
  return [...world.log.events.slice(from).map(lineOf), ...end];
}

type Told = StockEvent | SlotEvent | OrderEvent | CreditEvent | PointsEvent;

/** What happened, to which week and what of it, and how many. */
function lineOf({ stream, type, data }: StoredEvent): string {
  const about = aboutOf(stream, data as object);
  return [type, about, detailOf({ type, data } as Told)].filter((part) => part !== "").join(" ");
}

function aboutOf(stream: string, data: object): string {
  const id = idOf(stream);
  const [one, two = "", three = ""] = id.split("_");
  const orderId = "orderId" in data ? data.orderId : "payment" in data ? data.payment : undefined;
  const n = orderIds.indexOf((orderId ?? id) as OrderId);
  const whose = (week: string) => (orderId === undefined || weeks.indexOf(week) === n ? "" : ` of ${orderId}`);
  switch (categoryOf(stream)) {
    case "stock":
      return `${one === "on" ? "" : `${one}/`}${weeks.indexOf(two)}/${three}${whose(two)}`;
    case "slot":
      return `${two}/${three}${one === slot.depotId ? "" : ` of ${one}`}${whose(weekOf(two))}`;
    case "order":
    case "credit":
    case "points":
      return n < 0 ? id : String(n);
    default:
      return "";
  }
}

const linesOf = (lines: readonly OrderLine[]): string => lines.map(({ sku, quantity }) => `${sku}×${quantity}`).join(" ");

function detailOf({ type, data }: Told): string {
  switch (type) {
    case "StockHeld":
    case "SlotHeld":
    case "StockSettled":
    case "SlotSettled":
      return String(data.units);
    case "StockReserved":
    case "SlotReserved":
      return data.orders.map(([, units]) => units).join("+");
    case "OrderGenerated":
    case "OrderEdited":
    case "OrderRemade":
      return linesOf(data.lines);
    case "OrderDeliveryChanged":
      return `${data.calendar.deliveryDate}/${data.slot.window} ${linesOf(data.lines)}`;
    case "OrderSkipped":
      return data.because ?? "";
    case "OrderLocked":
      return `${data.price.promotionalCents}+${data.price.purchasedCents}+${data.price.chargeCents}`;
    case "CreditReserved":
    case "CreditReleased":
      return data.parts.map(({ cents }) => cents).join("+");
    case "PointsPending":
      return String(data.points);
    default:
      return "";
  }
}

/** Streams on which something else happens just before a category is read, or written, for the `nth` time, or each time. */
export function meanwhile(
  { load, handle, facts, ports }: Steps,
  on: { readonly read: string; readonly nth?: number } | { readonly write: string; readonly nth?: number },
  work: () => Promise<unknown>,
): Steps {
  let seen = 0;
  const before = async (how: "read" | "write", category: string) => {
    if ((on as Readonly<Record<string, unknown>>)[how] !== category) return;
    seen += 1;
    if (on.nth === undefined || on.nth === seen) await work();
  };
  const streams = {
    load: async (...all: Parameters<Streams["load"]>) => {
      await before("read", all[0].category);
      return load(...all);
    },
    handle: async (...all: Parameters<Streams["handle"]>) => {
      await before("write", all[0].category);
      return handle(...all);
    },
  };
  return new Steps(streams as unknown as Streams, facts, ports);
}
