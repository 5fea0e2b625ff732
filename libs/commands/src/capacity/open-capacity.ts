import { areas } from "@tablee/domain/delivery/areas";
import { capacityPolicies } from "@tablee/domain/delivery/capacity-policy";
import { policyOn } from "@tablee/domain/kernel/policy";
import type { Region } from "@tablee/domain/kernel/region";
import { dateInWeek } from "@tablee/domain/kernel/time";
import { menuId, slotId, stockId } from "@tablee/domain/streams";
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
      streams.handle(stocks, stockId(region, week, sku), { type: "Open", units, at }, part(context, sku), fresh),
    ),
  );
  const { boxesPerWindow } = policyOn(capacityPolicies, week);
  const windows = new Set(
    areas
      .filter((area) => area.region === region)
      .flatMap((area) =>
        area.deliveryWeekdays.flatMap((day) => area.windows.map((window) => slotId(area.depotId, dateInWeek(week, day), window))),
      ),
  );
  await Promise.all(
    [...windows].map((id) => streams.handle(slots, id, { type: "Open", units: boxesPerWindow, at }, part(context, id), fresh)),
  );
}
