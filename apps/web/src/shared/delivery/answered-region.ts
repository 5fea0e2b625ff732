import type { Region } from "@tablee/domain/kernel/place/region";

const KEY = "tablee.region";

/** All regions, without the schemas beside their list: a page of visitors reads this. */
const regions: Readonly<Record<Region, true>> = { bc: true, ab: true, on: true, qc: true };

/** Keeps the region of a postal code that a visitor asked about, or of the menu that a visitor chose, in this tab. */
export function keepRegion(region: Region): void {
  try {
    sessionStorage.setItem(KEY, region);
  } catch {
    // Without storage the menu begins with the language's region.
  }
}

/** The region that a visitor asked about last, in this tab. */
export function answeredRegion(): Region | undefined {
  try {
    const kept = sessionStorage.getItem(KEY) ?? "";
    return Object.hasOwn(regions, kept) ? (kept as Region) : undefined;
  } catch {
    return undefined;
  }
}
