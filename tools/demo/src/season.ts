import type { CommandBus } from "@nestjs/cqrs";
import { openCapacity } from "@tablee/commands/capacity/open-capacity";
import type { CommandContext } from "@tablee/commands/context";
import { publishMenu } from "@tablee/commands/menu/publish-menu";
import type { Opened } from "@tablee/commands/open-commands";
import { listProduct } from "@tablee/commands/product/list-product";
import type { ApiClient } from "@tablee/contracts/client";
import { idFrom } from "@tablee/domain/kernel/ids";
import { regions } from "@tablee/domain/kernel/region";
import { addDays, addWeeks, daysBetween, type Week, weekOf } from "@tablee/domain/kernel/time";
import { businessZone, toInstant, toLocal } from "@tablee/domain/kernel/zones/zones";
import { ProductCard } from "@tablee/domain/product/vocabulary";
import { catalogue } from "./catalogue/catalogue.ts";
import { advanceTo } from "./console-client.ts";
import { liveADay } from "./habits.ts";
import { makeHouseholds } from "./households.ts";
import { menuOfWeek } from "./menus.ts";
import { Random } from "./random.ts";
import { signUp } from "./sign-up.ts";

const OPEN_WEEKS = 6;
const SEED = 20_261_121;
const AT_ONCE = 8;

/** The demo's today: the Tuesday of this week (or of the last one), when a week's orders wait to be previewed and committed. */
function todayOfDemo(now: string): { date: string; at: string } {
  const today = toLocal(businessZone, now).date;
  const tuesday = addDays(weekOf(today), 1);
  const date = tuesday <= today ? tuesday : addDays(tuesday, -7);
  return { date, at: toInstant(businessZone, date, "10:00") };
}

export interface Stage {
  readonly bus: CommandBus;
  readonly opened: Opened;
  readonly console: ApiClient;
  readonly customers: number;
  /** How many weeks of a past. */
  readonly weeks: number;
  readonly now: string;
  /** Called with what is done, from 0 to 1, and what is being done. */
  readonly onProgress: (done: number, what: string) => void;
}

/** Fills weeks of a plausible past by commands, under the moved clock, and leaves the clock running at the demo's today. */
export async function playSeason(stage: Stage): Promise<void> {
  const { bus, opened, console, customers, weeks, onProgress } = stage;
  const { steps } = opened.dependencies;
  const clock = opened.movable;
  if (!clock) throw new Error("the demo season needs a clock that can be moved: it does not run in production");
  const today = todayOfDemo(stage.now);
  const firstWeek = addWeeks(weekOf(today.date), -weeks);
  const days = daysBetween(firstWeek, today.date);
  const random = new Random(SEED);
  const households = makeHouseholds(customers, days - 6, random);
  await clock.freezeAt(toInstant(businessZone, firstWeek, "05:30"));
  onProgress(0, "catalogue");
  await inParallel(catalogue, ({ sku, ...card }) =>
    listProduct(steps, { sku, card: ProductCard.parse(card) }, bySystem(clock.now(), "catalogue", sku)),
  );
  for (let week = 0; week < OPEN_WEEKS; week++) await publish(stage, addWeeks(firstWeek, week), week);

  for (let day = 0; day <= days; day++) {
    const date = addDays(firstWeek, day);
    onProgress(day / (days + 1), date);
    const at = toInstant(businessZone, date, "09:30");
    if (at > clock.now()) await advanceTo(console, at);
    if (weekOf(date) === date) await publish(stage, addWeeks(date, OPEN_WEEKS), Math.round(daysBetween(firstWeek, date) / 7) + OPEN_WEEKS);
    const last = day === days;
    await inParallel(
      households.filter((household) => household.day === day || (last && household.day > day)),
      (household) => signUp({ bus, steps }, household, at),
    );
    const chances = households
      .filter((household) => household.day < day)
      .map((household) => [household, new Random(random.below(2 ** 31))] as const);
    await inParallel(chances, ([household, own]) => liveADay(bus, opened.dependencies.db, household, at, own));
  }
  await advanceTo(console, today.at);
  await clock.runFrom(today.at);
  onProgress(1, today.date);
}

async function publish({ opened, customers }: Stage, week: Week, number: number): Promise<void> {
  await inParallel(regions, async (region) => {
    const { steps } = opened.dependencies;
    const menu = { region, week, ...menuOfWeek(region, number, customers) };
    await publishMenu(steps, menu, bySystem(opened.clock.now(), "menu", region, week));
    // The policy does the same in its own time; here the day's sign-ups follow at once.
    await openCapacity(steps, { region, week }, bySystem(opened.clock.now(), "capacity", region, week));
  });
}

function bySystem(at: string, ...what: string[]): CommandContext {
  const commandId = idFrom("demo", ...what);
  return { commandId, actor: { kind: "system", id: "demo-season" }, correlationId: commandId, at };
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}
