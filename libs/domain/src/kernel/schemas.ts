import { z } from "zod";
import { type ZoneName, zoneNames } from "./zones/zones.ts";

/** Schemas of the kernel's own values, as they stand in events and in calls. */
export const Uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, "not an id");
export const InstantText = z.iso.datetime({ precision: 3 });
export const DateText = z.iso.date();
export const WeekText = z.iso.date().refine((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1, "not a Monday");
export const WholeCents = z.int();
export const Quantity = z.int().min(0).max(99);
export const Sku = z.string().regex(/^[A-Z]{3}-\d{4}$/, "not a product number");
export const Zone = z.enum(zoneNames as [ZoneName, ...ZoneName[]]);
export const WeekdayNumber = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(7)]);
