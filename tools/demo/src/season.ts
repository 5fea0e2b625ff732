import { openCapacity } from "@tablee/commands/capacity/open-capacity";
import type { CommandContext } from "@tablee/commands/context";
import { publishMenu } from "@tablee/commands/menu/publish-menu";
import { listProduct } from "@tablee/commands/product/list-product";
import type { Steps } from "@tablee/commands/steps";
import { idFrom } from "@tablee/domain/kernel/ids";
import { regions } from "@tablee/domain/kernel/place/region";
import { addDays, addWeeks, daysBetween, type Instant, type Week, weekOf } from "@tablee/domain/kernel/time";
import { businessZone, toInstant, toLocal } from "@tablee/domain/kernel/zones/zones";
import { CardToList } from "@tablee/domain/product/vocabulary";
import { catalogue } from "./catalogue/catalogue.ts";
import { liveADay } from "./habits.ts";
import { type Household, makeHouseholds } from "./households.ts";
import { menuOfWeek } from "./menus.ts";
import { Random } from "./random.ts";
import { reviewLastBox } from "./reviews.ts";
import { signUp } from "./sign-up.ts";

const OPEN_WEEKS = 6;
const SEED = 20_261_121;

/** A season's weeks, from the first to the demo's today: the Tuesday of this week (or of the last one), when orders wait to be previewed. */
export interface Calendar {
  readonly firstWeek: Week;
  readonly today: { readonly date: string; readonly at: Instant };
}

export function calendarOf(now: Instant, weeks: number): Calendar {
  const local = toLocal(businessZone, now).date;
  const tuesday = addDays(weekOf(local), 1);
  const date = tuesday <= local ? tuesday : addDays(tuesday, -7);
  return { firstWeek: addWeeks(weekOf(date), -weeks), today: { date, at: toInstant(businessZone, date, "10:00") } };
}

/** The start of a season. */
export const startOf = ({ firstWeek }: Calendar): Instant => toInstant(businessZone, firstWeek, "05:30");

/** The place where a season is played: in memory, or on servers. */
export interface Place {
  readonly steps: Steps;
  /** The product's time there. */
  readonly now: () => Instant;
  /** Plays up to an instant, with all that becomes due on the way. */
  readonly advance: (to: Instant) => Promise<void>;
}

interface Season extends Calendar {
  readonly customers: number;
  /** Households that sign up on the last day, after all others. */
  readonly spares?: readonly Household[];
  /** Called with the progress, from 0 to 1, and the current day. */
  readonly onProgress: (done: number, what: string) => void;
}

/** Plays weeks of a plausible past by use cases, one act after another, up to the demo's today. */
export async function playSeason(place: Place, { firstWeek, today, customers, spares = [], onProgress }: Season): Promise<void> {
  const { steps, now, advance } = place;
  const days = daysBetween(firstWeek, today.date);
  const random = new Random(SEED);
  const households = makeHouseholds(customers, days - 6, random);
  const publish = (week: Week, number: number) => publishWeek(place, week, number, customers + spares.length);
  onProgress(0, "catalogue");
  for (const { sku, ...card } of catalogue)
    await listProduct(steps, { sku, card: CardToList.parse(card) }, bySystem(now(), "catalogue", sku));
  for (let week = 0; week < OPEN_WEEKS; week++) await publish(addWeeks(firstWeek, week), week);

  for (let day = 0; day <= days; day++) {
    const date = addDays(firstWeek, day);
    onProgress(day / (days + 1), date);
    const at = toInstant(businessZone, date, "09:30");
    if (at > now()) await advance(at);
    if (weekOf(date) === date) await publish(addWeeks(date, OPEN_WEEKS), Math.round(daysBetween(firstWeek, date) / 7) + OPEN_WEEKS);
    const last = day === days;
    for (const household of households) if (household.day === day || (last && household.day > day)) await signUp(steps, household, at);
    for (const household of households) if (household.day < day) await reviewLastBox(steps, household, date, at);
    for (const household of households) if (household.day < day) await liveADay(steps, household, at, new Random(random.below(2 ** 31)));
  }
  for (const household of spares) await signUp(steps, household, now());
  await advance(today.at);
  onProgress(1, today.date);
}

async function publishWeek({ steps, now }: Place, week: Week, number: number, customers: number): Promise<void> {
  for (const region of regions) {
    const menu = { region, week, ...menuOfWeek(region, number, customers) };
    await publishMenu(steps, menu, bySystem(now(), "menu", region, week));
    // The policy does this in its own time; here the day's sign-ups follow at once.
    await openCapacity(steps, { region, week }, bySystem(now(), "capacity", region, week));
  }
}

function bySystem(at: string, ...what: string[]): CommandContext {
  const commandId = idFrom("demo", ...what);
  return { commandId, actor: { kind: "system", id: "demo-season" }, correlationId: commandId, at };
}
