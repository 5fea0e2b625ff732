import { bareCode } from "../kernel/text/tidy.ts";
import type { ZoneName } from "../kernel/zones/zones.ts";
import { type City, cityByFsa, type Region } from "./cities.ts";

type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type DeliveryWindow = "07-12" | "12-17" | "17-22";

export interface DeliveryArea {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  readonly region: Region;
  /** The zone that cutoffs and windows of the area are meant in; not always the province's usual one. */
  readonly zone: ZoneName;
  readonly depotId: string;
  /** Two to five a week, 1 is Monday. */
  readonly deliveryWeekdays: readonly IsoWeekday[];
  readonly windows: readonly DeliveryWindow[];
  /** Boxes come in a zero-waste kit that is lent and collected. */
  readonly zeroWaste: boolean;
}

const allDay = ["07-12", "12-17", "17-22"] as const;
const fromNoon = ["12-17", "17-22"] as const;
const daytime = ["07-12", "12-17"] as const;

export const areas: readonly DeliveryArea[] = [
  {
    id: "lower-mainland",
    name: { en: "Lower Mainland and Sea to Sky", fr: "Lower Mainland et Sea to Sky" },
    region: "bc",
    zone: "America/Vancouver",
    depotId: "surrey",
    deliveryWeekdays: [1, 2, 3, 6, 7],
    windows: allDay,
    zeroWaste: true,
  },
  {
    id: "vancouver-island",
    name: { en: "Vancouver Island", fr: "Île de Vancouver" },
    region: "bc",
    zone: "America/Vancouver",
    depotId: "surrey",
    deliveryWeekdays: [2, 3, 7],
    windows: fromNoon,
    zeroWaste: false,
  },
  {
    id: "okanagan",
    name: { en: "Okanagan and Thompson", fr: "Okanagan et Thompson" },
    region: "bc",
    zone: "America/Vancouver",
    depotId: "kelowna",
    deliveryWeekdays: [2, 4, 7],
    windows: fromNoon,
    zeroWaste: false,
  },
  {
    id: "east-kootenay",
    name: { en: "East Kootenay", fr: "Kootenay-Est" },
    region: "bc",
    zone: "America/Edmonton",
    depotId: "calgary",
    deliveryWeekdays: [3, 7],
    windows: daytime,
    zeroWaste: false,
  },
  {
    id: "calgary",
    name: { en: "Calgary and the Bow Valley", fr: "Calgary et vallée de la Bow" },
    region: "ab",
    zone: "America/Edmonton",
    depotId: "calgary",
    deliveryWeekdays: [1, 2, 3, 7],
    windows: allDay,
    zeroWaste: true,
  },
  {
    id: "southern-alberta",
    name: { en: "Southern Alberta", fr: "Sud de l’Alberta" },
    region: "ab",
    zone: "America/Edmonton",
    depotId: "calgary",
    deliveryWeekdays: [2, 7],
    windows: daytime,
    zeroWaste: false,
  },
  {
    id: "edmonton",
    name: { en: "Edmonton and area", fr: "Edmonton et environs" },
    region: "ab",
    zone: "America/Edmonton",
    depotId: "edmonton",
    deliveryWeekdays: [1, 2, 3, 7],
    windows: allDay,
    zeroWaste: true,
  },
  {
    id: "red-deer",
    name: { en: "Red Deer and Central Alberta", fr: "Red Deer et centre de l’Alberta" },
    region: "ab",
    zone: "America/Edmonton",
    depotId: "calgary",
    deliveryWeekdays: [2, 4, 7],
    windows: fromNoon,
    zeroWaste: false,
  },
  {
    id: "gta",
    name: { en: "Greater Toronto, Simcoe and Kawarthas", fr: "Grand Toronto, Simcoe et Kawarthas" },
    region: "on",
    zone: "America/Toronto",
    depotId: "mississauga",
    deliveryWeekdays: [1, 2, 3, 6, 7],
    windows: allDay,
    zeroWaste: true,
  },
  {
    id: "hamilton-niagara",
    name: { en: "Hamilton and Niagara", fr: "Hamilton et Niagara" },
    region: "on",
    zone: "America/Toronto",
    depotId: "mississauga",
    deliveryWeekdays: [1, 2, 4, 7],
    windows: allDay,
    zeroWaste: false,
  },
  {
    id: "southwest-ontario",
    name: { en: "Southwestern Ontario", fr: "Sud-ouest de l’Ontario" },
    region: "on",
    zone: "America/Toronto",
    depotId: "mississauga",
    deliveryWeekdays: [1, 3, 7],
    windows: fromNoon,
    zeroWaste: false,
  },
  {
    id: "ottawa",
    name: { en: "Ottawa and Eastern Ontario", fr: "Ottawa et est de l’Ontario" },
    region: "on",
    zone: "America/Toronto",
    depotId: "ottawa",
    deliveryWeekdays: [1, 2, 4, 7],
    windows: allDay,
    zeroWaste: true,
  },
  {
    id: "northwest-ontario",
    name: { en: "Northwestern Ontario", fr: "Nord-ouest de l’Ontario" },
    region: "on",
    zone: "America/Winnipeg",
    depotId: "winnipeg",
    deliveryWeekdays: [3, 7],
    windows: daytime,
    zeroWaste: false,
  },
  {
    id: "montreal",
    name: { en: "Montreal and South Shore", fr: "Montréal et Rive-Sud" },
    region: "qc",
    zone: "America/Toronto",
    depotId: "montreal",
    deliveryWeekdays: [1, 2, 3, 4, 7],
    windows: allDay,
    zeroWaste: true,
  },
  {
    id: "laval-north-shore",
    name: { en: "Laval, North Shore and Laurentians", fr: "Laval, Rive-Nord et Laurentides" },
    region: "qc",
    zone: "America/Toronto",
    depotId: "montreal",
    deliveryWeekdays: [1, 2, 4, 7],
    windows: allDay,
    zeroWaste: true,
  },
  {
    id: "quebec-city",
    name: { en: "Quebec City, Beauce and Mauricie", fr: "Québec, Beauce et Mauricie" },
    region: "qc",
    zone: "America/Toronto",
    depotId: "quebec",
    deliveryWeekdays: [1, 2, 4, 7],
    windows: allDay,
    zeroWaste: true,
  },
  {
    id: "gatineau",
    name: { en: "Gatineau and the Hills", fr: "Gatineau et les Collines" },
    region: "qc",
    zone: "America/Toronto",
    depotId: "ottawa",
    deliveryWeekdays: [1, 2, 4, 7],
    windows: allDay,
    zeroWaste: false,
  },
  {
    id: "eastern-townships",
    name: { en: "Eastern Townships and Centre-du-Québec", fr: "Cantons-de-l’Est et Centre-du-Québec" },
    region: "qc",
    zone: "America/Toronto",
    depotId: "montreal",
    deliveryWeekdays: [2, 3, 7],
    windows: fromNoon,
    zeroWaste: false,
  },
];

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
