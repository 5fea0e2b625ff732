import { z } from "zod";
import { type ZoneName, zoneNames } from "./zones/zones.ts";

/** Schemas of the kernel's own values, as events and calls hold them. */
export const Uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, "not an id");

/**
 * The id of one kind of thing: `Uuid` with a brand (ids.ts) on its output. Events and calls use these schemas, so the API parses branded
 * ids without a cast; the apps send plain texts, and receive branded ones that pass as texts.
 */
export const AccountIdText = Uuid.brand<"AccountId">();
export const SubscriptionIdText = Uuid.brand<"SubscriptionId">();
export const OrderIdText = Uuid.brand<"OrderId">();

/** The dates that every calculation supports, from a Monday to a Sunday. */
const dates = { from: "2024-03-18", to: "2037-11-29" };
/** Instants begin seven weeks before the dates (a week's generation opens six ahead) and end a week after, inside the zone table. */
const instants = { from: "2024-01-29", to: "2037-12-06" };
const within =
  ({ from, to }: typeof dates) =>
  (text: string): boolean =>
    text >= from && text.slice(0, 10) <= to;

/** Events and calls are written with these; events that are read from a log are not validated again. */
export const InstantText = z.iso.datetime({ precision: 3 }).refine(within(instants), "outside the calendar");
/** The last day of the calendar. */
export const lastDay: string = dates.to;
export const DateText = z.iso.date().refine(within(dates), "outside the calendar");
export const WeekText = DateText.refine((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1, "not a Monday");

/** A position of the log, as digits: at most the largest that Postgres and the log can hold. */
export const PositionText = z
  .string()
  .regex(/^\d{1,19}$/)
  .refine((digits) => digits.padStart(19, "0") <= "9223372036854775807", "beyond every position");

/** A whole number that fits an `integer` of Postgres, with room to spare; as cents, ten million dollars. */
export const WholeNumber = z.int().min(-1_000_000_000).max(1_000_000_000);
export const WholeCents = WholeNumber.brand<"Cents">();
export const Sku = z.string().regex(/^[A-Z]{3}-\d{4}$/, "not a product number");
export const Zone = z.enum(zoneNames as [ZoneName, ...ZoneName[]]);
export const WeekdayNumber = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(7)]);
