import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { part } from "@tablee/commands/context";
import { recordDeliveryResult } from "@tablee/commands/dispatch/record-delivery-result";
import { Refused } from "@tablee/commands/refused";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { recordDelivery, routeStops, routes, stockOfWeek } from "@tablee/contracts/calls/admin/deliveries";
import { areas } from "@tablee/domain/geography/areas";
import { addDays } from "@tablee/domain/kernel/time";
import type { ZoneName } from "@tablee/domain/kernel/zones/zones";
import { customerName } from "@tablee/projections/accounts/name";
import { menuOf, menuWeeks } from "@tablee/projections/menus/queries";
import { orderById } from "@tablee/projections/orders/queries";
import { deliveryDaysAround, routesOn, stopsOf } from "@tablee/projections/orders/routes";
import { windowsBetween } from "@tablee/projections/slot-levels/queries";
import { stockOf } from "@tablee/projections/stock-levels/queries";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { localInstant } from "../../views/local-time.ts";
import { AdminCollections } from "./collections.ts";
import { byPlace, stopPlacesOf } from "./stop-places.ts";

/** Boxes on the road, and boxes still in the depots. */
@Injectable()
export class AdminDeliveries {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
    private readonly collections: AdminCollections,
  ) {}

  async routes({ date, region }: InputOf<typeof routes>): Promise<OutputOf<typeof routes>> {
    const { reads, clock } = this.api;
    const [rows, days, pickups] = await Promise.all([
      routesOn(reads, date, region),
      deliveryDaysAround(reads, date),
      this.collections.onRoutes(date, region),
    ]);
    const boxed = new Set(rows.map((row) => `${row.depot_id} ${row.window}`));
    return {
      routes: [
        ...rows.map((row) => {
          const zone = row.zone as ZoneName;
          const [boxes, out, delivered, failed, retrying] = [row.boxes, row.out, row.delivered, row.failed, row.retrying].map(Number) as [
            number,
            number,
            number,
            number,
            number,
          ];
          return {
            depotId: row.depot_id,
            window: row.window,
            region: row.region,
            from: localInstant(row.from, zone),
            until: localInstant(row.until, zone),
            boxes,
            planned: boxes - out - delivered - failed - retrying,
            out,
            delivered,
            failed,
            retrying,
            pickups: pickups.get(`${row.depot_id} ${row.window}`)?.pickups ?? 0,
          };
        }),
        ...[...pickups].filter(([name]) => !boxed.has(name)).map(([, route]) => ({ ...route, ...noBoxes })),
      ],
      days,
      asOf: clock.now(),
    };
  }

  async stops({ date, depotId, window }: InputOf<typeof routeStops>): Promise<OutputOf<typeof routeStops>> {
    const { reads, clock, opened } = this.api;
    const [rows, places] = await Promise.all([
      stopsOf(reads, date, depotId, window),
      stopPlacesOf(opened.gateways.routing, { date, depotId, window }),
    ]);
    const stops = rows.map((row) => ({
      orderId: row.key,
      accountId: row.account_id,
      customer: customerName(row),
      city: row.city ?? "",
      postalPrefix: row.postal_prefix ?? "",
      status: row.status,
      out: row.out,
      retries: row.retries,
      failureCode: row.failure_code,
      handover: row.handover,
      place: places.get(row.key) ?? null,
      recipes: units(row.lines, (kind) => kind !== "market"),
      items: units(row.lines, (kind) => kind === "market"),
    }));
    return { stops: byPlace(stops), asOf: clock.now() };
  }

  async record(
    { orderIds, retries, result, code, reason }: InputOf<typeof recordDelivery>,
    by: Caller,
  ): Promise<OutputOf<typeof recordDelivery>> {
    const leftAlone: string[] = [];
    for (const orderId of orderIds) {
      if (retries[orderId] === undefined) {
        leftAlone.push(orderId);
        continue;
      }
      const row = await orderById(this.api.reads, orderId);
      const context = { ...part(by.command("record-delivery", row?.account_id), orderId), actor: { ...by.actor, reason } };
      try {
        const outcome = await this.commands.send(recordDeliveryResult, { orderId, result, code, retries: retries[orderId] }, context);
        if (!outcome.changed) leftAlone.push(orderId);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        leftAlone.push(orderId);
      }
    }
    return { recorded: orderIds.length - leftAlone.length, leftAlone };
  }

  async stock({ region, week }: InputOf<typeof stockOfWeek>): Promise<OutputOf<typeof stockOfWeek>> {
    const { reads, clock } = this.api;
    const depots = [...new Set(areas.filter((area) => area.region === region).map((area) => area.depotId))];
    const [levels, slots, menu, weeks] = await Promise.all([
      stockOf(reads, region, week),
      windowsBetween(reads, depots, week, addDays(week, 6)),
      menuOf(reads, region, week),
      menuWeeks(reads, region, addDays(week, -56)),
    ]);
    const kinds = new Map((menu?.items ?? []).map((item) => [item.sku, item.kind]));
    const products = await this.api.catalogue.bySku(levels.map((level) => level.sku));
    return {
      items: levels.map(({ sku, units: all, taken }) => ({
        sku,
        name: products.get(sku)?.card.name ?? { en: sku, fr: sku },
        kind: kinds.get(sku) ?? "market",
        units: all,
        taken,
        left: all - taken,
      })),
      slots: slots.map(({ depot_id: depotId, date, window, units: all, taken }) => ({
        depotId,
        date,
        window: window as OutputOf<typeof stockOfWeek>["slots"][number]["window"],
        units: all,
        taken,
        left: all - taken,
      })),
      weeks,
      asOf: clock.now(),
    };
  }
}

/** A route that only collects. */
const noBoxes = { boxes: 0, planned: 0, out: 0, delivered: 0, failed: 0, retrying: 0 };

const units = (lines: readonly { readonly kind: string; readonly quantity: number }[], of: (kind: string) => boolean): number =>
  lines.filter((line) => of(line.kind)).reduce((total, line) => total + line.quantity, 0);
