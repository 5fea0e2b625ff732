import { Injectable } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import type { impactPage, regionCounts } from "@tablee/contracts/calls/pages";
import { cities } from "@tablee/domain/geography/cities";
import { type Region, regions } from "@tablee/domain/kernel/place/region";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { householdsByRegion, impactFigures } from "@tablee/projections/impact/queries";
import { ApiContext } from "../api-context.ts";
import { exceededCount, publicCount } from "./public-count.ts";

const citiesIn = (region: Region): number => cities.filter((city) => city.region === region).length;

/** The product's public figures. */
@Injectable()
export class ImpactService {
  #kept: { readonly hour: string; readonly counts: ReturnType<typeof householdsByRegion> } | undefined;

  constructor(private readonly api: ApiContext) {}

  /** `asOf` is the day of the latest counted event: today's may not have reached the figures yet. */
  async figures(): Promise<OutputOf<typeof impactPage>> {
    const row = await impactFigures(this.api.reads);
    if (!row) return { boxes: null, lent: null, returned: null, asOf: null };
    const { boxes, lent, returned, counted_at } = row;
    return { boxes: publicCount(boxes), lent: publicCount(lent), returned: publicCount(returned), asOf: businessDay(counted_at) };
  }

  async regions(at: string): Promise<OutputOf<typeof regionCounts>> {
    const households = new Map((await this.#counts(at)).map((row) => [row.region, row.households]));
    return {
      regions: regions.map((region) => ({
        region,
        cities: citiesIn(region),
        householdsAbove: exceededCount(households.get(region) ?? 0),
      })),
    };
  }

  /** The counts of an hour: households are counted once for all visitors. A failure is not kept. */
  #counts(at: string): ReturnType<typeof householdsByRegion> {
    const hour = at.slice(0, "2026-11-28T15".length);
    if (this.#kept?.hour === hour) return this.#kept.counts;
    const counts = householdsByRegion(this.api.reads);
    this.#kept = { hour, counts };
    counts.catch(() => {
      this.#kept = undefined;
    });
    return counts;
  }
}
