import { bareCode } from "../kernel/text/tidy.ts";
import { type City, cityByFsa } from "./cities.ts";
import { areas, type DeliveryArea } from "./tables.ts";

export { areas, type DeliveryArea } from "./tables.ts";

const byId = new Map(areas.map((area) => [area.id, area]));

export function areaById(id: string): DeliveryArea | undefined {
  return byId.get(id);
}

const postalCodePattern = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;

/**
 * Returns a postal code as Canada Post writes it ('V3S 1A1'), from any mixture of case, spaces and hyphens. Undefined if the pattern
 * differs, if the letters D, F, I, O, Q or U occur, or if the first is W or Z.
 */
export function normalisePostalCode(input: string): string | undefined {
  const compact = bareCode(input);
  return postalCodePattern.test(compact) ? `${compact.slice(0, 3)} ${compact.slice(3)}` : undefined;
}

/** Finds the city and area that serve a postal code; undefined for an invalid one or one outside all areas. */
export function areaForPostalCode(postalCode: string): { city: City; area: DeliveryArea } | undefined {
  const normalised = normalisePostalCode(postalCode);
  const city = normalised === undefined ? undefined : cityByFsa(normalised.slice(0, 3));
  const area = city && byId.get(city.areaId);
  return city && area && { city, area };
}
