import { z } from "zod";
import rows from "../../catalogue/heating.json" with { type: "json" };

type Way = keyof typeof rows;

/** The usual ways to heat a meal, by the names that the catalogue's files use. */
export const ways = Object.keys(rows) as Way[];

const steps = z.record(z.enum(ways), z.array(z.tuple([z.string().min(1), z.string().min(1)])).min(1)).parse(rows);

/** The steps of a way in English and French, with a meal's minutes in place of `{minutes}`. */
export const heatingSteps = (way: Way, minutes: number) => steps[way].map(([en, fr]) => [timed(en, minutes), timed(fr, minutes)] as const);

const timed = (text: string, minutes: number): string => text.replace("{minutes}", String(minutes));
