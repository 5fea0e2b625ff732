import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { locationByCoords, locationData } from "@tablee/contracts/calls/locations";
import { nearestCity, regionForCoordinates } from "@tablee/domain/geography/cities";
import { accountById } from "@tablee/projections/accounts/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";

/** The greatest distance from a city that is delivered to. */
const MAX_KM = 150;

@Injectable()
export class LocationsService {
  constructor(private readonly api: ApiContext) {}

  async data({ lat, lon }: InputOf<typeof locationData>, by: Caller): Promise<OutputOf<typeof locationData>> {
    const found = lat !== undefined && lon !== undefined ? regionAt(lat, lon) : null;
    return { region: found ?? (await this.#regionOf(by)) };
  }

  byCoords({ lat, lon }: InputOf<typeof locationByCoords>): OutputOf<typeof locationByCoords> {
    return { region: regionAt(lat, lon) };
  }

  async #regionOf(by: Caller) {
    const account = by.session?.accountId ? await accountById(this.api.reads, by.session.accountId) : undefined;
    return account?.region ?? (by.language === "fr" ? "qc" : "bc");
  }
}

const regionAt = (lat: number, lon: number) => regionForCoordinates(lat, lon) ?? nearestCity(lat, lon, MAX_KM)?.region ?? null;
