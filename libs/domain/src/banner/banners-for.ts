import type { Region } from "../kernel/place/region.ts";
import type { PlainDate } from "../kernel/time.ts";
import type { BannerError, BannerType } from "./vocabulary.ts";

/** The fields of a banner by which it is chosen. Dates may carry a time, as the content service writes them. */
export interface Choosable {
  /** A place in degrees: the banner is for the region there. */
  readonly location?: { readonly lat: number; readonly lon: number } | undefined;
  readonly priceIncStartDate?: string | undefined;
  readonly priceIncEndDate?: string | undefined;
}

/** The banners to show, and the reason where a type has none that could be shown at all. */
export interface ChosenBanners<Banner> {
  readonly banners: readonly Banner[];
  readonly error: BannerError | null;
}

/** The entries of a type, and those of its generic variant, each in the editors' order. */
interface Entries<Banner> {
  readonly own: readonly Banner[];
  readonly generic: readonly Banner[];
}

/** The visit that a banner is chosen for. */
interface Visit {
  /** Undefined while no region is known: the visit then sees what is written for all. */
  readonly region: Region | undefined;
  /** The business day. */
  readonly today: PlainDate;
  /** The region at coordinates in degrees: by the fixed table of cities, else by a lookup. */
  readonly regionAt: (lat: number, lon: number) => Region | undefined;
}

/**
 * Chooses the banners of a type for a visit (specification, 4.6): the first entry in the visitor's region, else the first generic one.
 * A price increase has all entries of the region, else all generic ones, of those with both dates the ones that hold today.
 */
export function bannersFor<Banner extends Choosable>(type: BannerType, entries: Entries<Banner>, visit: Visit): ChosenBanners<Banner> {
  const { region, today, regionAt } = visit;
  const isHere = ({ location }: Choosable) =>
    location !== undefined && region !== undefined && regionAt(location.lat, location.lon) === region;
  const matching = entries.own.filter(isHere);
  const found = matching.length > 0 ? matching : entries.generic;
  if (found.length === 0) return { banners: [], error: "No content" };
  if (type !== "priceIncreaseBanner") return { banners: found.slice(0, 1), error: null };
  const dated = found.filter((banner) => banner.priceIncStartDate && banner.priceIncEndDate);
  if (dated.length === 0) return { banners: [], error: "No dates" };
  return { banners: dated.filter((banner) => holdsOn(banner, today)), error: null };
}

const dayOf = (date: string) => date.slice(0, "2026-01-01".length);

/** True from the first day to the last, both included. */
const holdsOn = ({ priceIncStartDate = "", priceIncEndDate = "" }: Choosable, today: PlainDate): boolean =>
  dayOf(priceIncStartDate) <= today && today <= dayOf(priceIncEndDate);
