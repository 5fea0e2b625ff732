import type { SlotKey } from "@tablee/domain/capacity/vocabulary";
import { areas } from "@tablee/domain/geography/areas";
import { capacityPolicies } from "@tablee/domain/geography/capacity-policy";
import type { Region } from "@tablee/domain/kernel/place/region";
import { policyOn } from "@tablee/domain/kernel/policy";
import { dateInWeek } from "@tablee/domain/kernel/time";
import { menuId, slotId, stockId } from "@tablee/domain/streams";
import type { DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import { menus, slots, stocks } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import type { Streams } from "../steps.ts";

/** Opens the stock of a published menu's items and the windows of its week. */
export async function openCapacity(
  streams: Streams,
  { region, week }: { readonly region: Region; readonly week: string },
  context: CommandContext,
): Promise<void> {
  const { state: menu } = await streams.load(menus, menuId(region, week));
  if (menu.status === "none") return;
  const { at } = context;
  const fresh = { expectNew: true };
  await Promise.all(
    menu.items.map(({ sku, units }) =>
      streams.handle(stocks, stockId(region, week, sku), { type: "Open", of: { region, week, sku }, units, at }, part(context, sku), fresh),
    ),
  );
  const { boxesPerWindow } = policyOn(capacityPolicies, week);
  const windows = new Map(
    areas
      .filter((area) => area.region === region)
      .flatMap((area) =>
        area.deliveryWeekdays.flatMap((day) => area.windows.map((window) => placeOf(area.depotId, dateInWeek(week, day), window))),
      ),
  );
  await Promise.all(
    [...windows].map(([id, of]) => streams.handle(slots, id, { type: "Open", of, units: boxesPerWindow, at }, part(context, id), fresh)),
  );
}

/** A window by its id, since a depot on a border serves several areas. */
const placeOf = (depotId: string, date: string, window: DeliveryWindow): readonly [string, SlotKey] => [
  slotId(depotId, date, window),
  { depotId, date, window },
];
