import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";

import { recordReturn } from "@tablee/commands/returnables/record-return";
import { recordVisit } from "@tablee/commands/returnables/record-visit";
import { returnablesOf } from "@tablee/commands/returnables/returnables-of";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { recordCollection, routePickups, routes } from "@tablee/contracts/calls/admin/deliveries";
import { areaById } from "@tablee/domain/geography/areas";
import { zero } from "@tablee/domain/kernel/money";
import type { Region } from "@tablee/domain/kernel/place/region";
import type { Instant } from "@tablee/domain/kernel/time";
import { assetsOut, collectedOn, initialReturnables, type Returnables, toCollect, visitOf } from "@tablee/domain/returnables/state";
import { customerName } from "@tablee/projections/accounts/name";
import { accountById } from "@tablee/projections/accounts/queries";
import { stopsOf } from "@tablee/projections/orders/routes";
import { pickupsOn, returnablesOfAccounts } from "@tablee/projections/returnables/queries";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { localInstant } from "../../views/local-time.ts";
import { byPlace, stopPlacesOf } from "./stop-places.ts";

type RoutePickup = OutputOf<typeof routePickups>["pickups"][number];
type CollectingRoute = Pick<OutputOf<typeof routes>["routes"][number], "depotId" | "window" | "region" | "from" | "until" | "pickups">;

/** Bags and kits that routes collect. */
@Injectable()
export class AdminCollections {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  /** The routes of a day with pickups at stops of their own, by depot and window. */
  async onRoutes(date: string, region: Region | undefined): Promise<ReadonlyMap<string, CollectingRoute>> {
    const found = new Map<string, CollectingRoute>();
    for (const { state } of await pickupsOn(this.api.reads, date)) {
      const { route } = state.pickup!;
      const of = areaById(route.areaId)?.region;
      if (route.orderId || !of || (region && of !== region)) continue;
      const { depotId, window, zone } = route;
      const name = `${depotId} ${window}`;
      const pickups = (found.get(name)?.pickups ?? 0) + 1;
      found.set(name, {
        depotId,
        window,
        region: of,
        from: localInstant(route.from, zone),
        until: localInstant(route.until, zone),
        pickups,
      });
    }
    return found;
  }

  async pickups(
    { date, depotId, window }: InputOf<typeof routePickups>,
    { receivedAt }: Pick<Caller, "receivedAt">,
  ): Promise<OutputOf<typeof routePickups>> {
    const { reads } = this.api;
    const [stops, onDay, places] = await Promise.all([
      stopsOf(reads, date, depotId, window),
      pickupsOn(reads, date),
      stopPlacesOf(this.api.opened.gateways.routing, { date, depotId, window }),
    ]);
    const states = await returnablesOfAccounts(
      reads,
      stops.map((stop) => stop.account_id),
    );
    const withBoxes = stops.flatMap((stop) => {
      const { key: visitId, account_id: accountId } = stop;
      const state = states.get(accountId) ?? initialReturnables;
      const where = { customer: customerName(stop), city: stop.city ?? "", postalPrefix: stop.postal_prefix ?? "" };
      const visit = visitOn(state, visitId, date);
      const begun = stop.status === "delivered" || (stop.status === "billed" && stop.out && stop.from <= receivedAt);
      return visit.bags + visit.kits + visit.collected === 0 ? [] : [{ accountId, visitId, withBox: true, ...where, ...visit, begun }];
    });
    const alone = onDay.filter(
      ({ state, ...route }) => route.depotId === depotId && route.window === window && !state.pickup!.route.orderId,
    );
    const atOwnStops = await Promise.all(alone.map((pickup) => this.#stopOf(pickup, { date, receivedAt })));
    return { pickups: byPlace([...withBoxes, ...atOwnStops].map((pickup) => ({ ...pickup, place: places.get(pickup.visitId) ?? null }))) };
  }

  /** A return, or an attempt without one; nothing is recorded where it is known already, or nothing is out. */
  async record(input: InputOf<typeof recordCollection>, by: Caller): Promise<OutputOf<typeof recordCollection>> {
    const { accountId, result, visitId, assetIds, code = "not-out", reason } = input;
    const context = { ...by.command("record-collection", accountId), actor: { ...by.actor, reason } };
    const { changed } = await (result === "handed-in"
      ? this.commands.send(recordReturn, { accountId, way: result, assetIds }, context)
      : this.commands.send(recordVisit, { accountId, result, visitId, assetIds, code }, context));
    return { recorded: changed };
  }

  /** A stop of its own. Its address is in the log alone; none is shown of an erased person. */
  async #stopOf(
    { accountId, state }: { readonly accountId: RoutePickup["accountId"]; readonly state: Returnables },
    { date, receivedAt }: { readonly date: string; readonly receivedAt: Instant },
  ): Promise<Omit<RoutePickup, "place">> {
    const visitId = visitOf(state.pickup!);
    const [account, { pickup }] = await Promise.all([accountById(this.api.reads, accountId), returnablesOf(this.api.steps, accountId)]);
    const address = pickup?.pickupId === state.pickup!.pickupId ? pickup.address : undefined;
    const place = { city: address?.city ?? "", postalPrefix: address?.postalCode.slice(0, 3) ?? "" };
    return {
      accountId,
      visitId,
      withBox: false,
      customer: account ? customerName(account) : "",
      ...place,
      ...visitOn(state, visitId, date),
      begun: state.pickup!.route.from <= receivedAt,
    };
  }
}

/** The bags and kits that a visit on a day is to collect, and its outcome so far. */
function visitOn(state: Returnables, visitId: string, date: string): Pick<RoutePickup, "bags" | "kits" | "collected" | "out" | "outcome"> {
  const left = toCollect(state, visitId, date);
  const out = assetsOut(state).map((asset) => {
    const { assetId, kind, charge } = asset;
    return { assetId, kind, chargedCents: charge?.status === "charged" ? charge.cents : zero, forVisit: left.includes(asset) };
  });
  const collected = collectedOn(state, visitId).length;
  const isMissed = state.assets.some(({ attempts }) => attempts.includes(visitId));
  return {
    bags: left.filter(({ kind }) => kind === "bag").length,
    kits: left.filter(({ kind }) => kind === "kit").length,
    collected,
    out,
    outcome: collected > 0 ? "collected" : isMissed ? "missed" : "none",
  };
}
