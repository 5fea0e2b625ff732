import { z } from "zod";
import { Region } from "../kernel/place/region.ts";
import { WeekdayNumber, Zone } from "../kernel/schemas.ts";
import { DeliveryWindow } from "../subscription/vocabulary.ts";
import areaRows from "./areas.json" with { type: "json" };
import cityRows from "./cities.json" with { type: "json" };

const Both = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) }).readonly();

const DeliveryArea = z
  .strictObject({
    id: z.string(),
    name: Both,
    region: Region,
    /** The zone that cutoffs and windows of the area are meant in; not always the province's usual one. */
    zone: Zone,
    depotId: z.string(),
    /** Two to five a week, 1 is Monday. */
    deliveryWeekdays: z.array(WeekdayNumber).min(2).max(5).readonly(),
    windows: z.array(DeliveryWindow).min(1).readonly(),
    /** Boxes come in a zero-waste kit that is lent and collected. */
    zeroWaste: z.boolean(),
  })
  .readonly();
export type DeliveryArea = z.infer<typeof DeliveryArea>;

const CityRow = z.strictObject({
  /** Slug, unique over all regions. */
  id: z.string(),
  /** One string where both languages agree. */
  name: Both.or(
    z
      .string()
      .min(1)
      .transform((name) => ({ en: name, fr: name })),
  ),
  /** Degrees north, at most 4 decimals. */
  lat: z.number(),
  /** Degrees east (negative here), at most 4 decimals. */
  lon: z.number(),
  /** Forward sortation areas: the first three characters of the city's postal codes. No two cities share one. */
  fsas: z.string().transform((fsas): readonly string[] => fsas.split(" ")),
});

export interface City extends Readonly<z.infer<typeof CityRow>> {
  readonly region: Region;
  readonly areaId: string;
}

export const areas: readonly DeliveryArea[] = z.array(DeliveryArea).parse(areaRows);

const rowsByArea = z.record(z.enum(areas.map(({ id }) => id)), z.array(CityRow)).parse(cityRows);

/** Every city that is delivered to. Coordinates are those of the GeoNames gazetteer, rounded. */
export const cities: readonly City[] = areas.flatMap(({ id: areaId, region }) =>
  rowsByArea[areaId]!.map(({ id, name, fsas, ...point }) => ({ id, name, region, ...point, areaId, fsas })),
);
