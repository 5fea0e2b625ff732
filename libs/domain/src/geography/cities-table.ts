export type Region = "bc" | "ab" | "on" | "qc";

export const regions: readonly Region[] = ["bc", "ab", "on", "qc"];

export interface City {
  /** Slug, unique over all regions. */
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  readonly region: Region;
  /** Degrees north, at most 4 decimals. */
  readonly lat: number;
  /** Degrees east (negative here), at most 4 decimals. */
  readonly lon: number;
  readonly areaId: string;
  /** Forward sortation areas: the first three characters of the city's postal codes. No two cities share one. */
  readonly fsas: readonly string[];
}

/** id, name (one string where both languages agree), latitude, longitude, postal prefixes set apart by spaces. */
type CityRow = readonly [id: string, name: string | City["name"], lat: number, lon: number, fsas: string];

export function inArea(areaId: string, region: Region, rows: readonly CityRow[]): readonly City[] {
  return rows.map(([id, name, lat, lon, fsas]) => ({
    id,
    name: typeof name === "string" ? { en: name, fr: name } : name,
    region,
    lat,
    lon,
    areaId,
    fsas: fsas.split(" "),
  }));
}
