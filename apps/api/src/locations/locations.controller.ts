import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { locationByCoords, locationData } from "@tablee/contracts/calls/locations";
import { nearestCity, regionForCoordinates } from "@tablee/domain/geography/cities";
import { accountById } from "@tablee/projections/accounts/queries";
import { ApiContext } from "../api-context.ts";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";

/** The greatest distance from a city that is delivered to. */
const MOST_KM = 150;

const regionAt = (lat: number, lon: number) => regionForCoordinates(lat, lon) ?? nearestCity(lat, lon, MOST_KM)?.region ?? null;

@Controller()
export class LocationsController {
  constructor(private readonly api: ApiContext) {}

  @Bind(locationData)
  async data(@Input() { lat, lon }: InputOf<typeof locationData>, @By() by: Caller) {
    const found = lat !== undefined && lon !== undefined ? regionAt(lat, lon) : null;
    return { region: found ?? (await this.regionOf(by)) };
  }

  @Bind(locationByCoords)
  byCoords(@Input() { lat, lon }: InputOf<typeof locationByCoords>) {
    return { region: regionAt(lat, lon) };
  }

  private async regionOf(by: Caller) {
    const account = by.session?.accountId ? await accountById(this.api.reads, by.session.accountId) : undefined;
    return account?.region ?? (by.language === "fr" ? "qc" : "bc");
  }
}
