import { pointAccounts } from "@tablee/commands/aggregates";
import type { Region } from "@tablee/domain/kernel/region";
import { addDays, addWeeks, type Instant, type Week } from "@tablee/domain/kernel/time";
import { generate } from "@tablee/domain/order-generation/generate";
import { hashInput, type SubscriptionInput } from "@tablee/domain/order-generation/inputs";
import { type Places, RegionWeek } from "./capacities.ts";
import { OrderLife } from "./order-life.ts";
import { type Customer, productsOf, signUp } from "./sign-ups.ts";
import { type Part, Telling } from "./telling.ts";

/** Orders that take their stock and places together, as a commit of a generation does. */
const CHUNK = 400;

const noon = (date: string): Instant => `${date}T17:00:00.000Z`;

/**
 * A log as the product would have written it, wave by wave: parts of a wave belong to different streams and may be appended
 * in any order. First the catalogue and all sign-ups, then week by week the menus, the orders, what customers do with them, the
 * charges and the deliveries.
 */
export function* season(customers: readonly Customer[], weeks: readonly Week[], firstWeek: Week): Generator<Part[]> {
  yield* signUps(customers, firstWeek);
  const points = new Map(customers.map(({ number, household }) => [number, pointsOf(household.accountId)]));
  const regions = [...Map.groupBy(customers, (customer) => customer.region)];
  for (const [number, week] of weeks.entries()) {
    const places: Places = new Map();
    for (const [region, ordering] of regions) {
      const capacity = new RegionWeek(region, week, number, ordering.length, generatedAt(week), places);
      yield* wholeWeek(capacity, ordering, points);
    }
  }
}

/** The catalogue, and everybody with account, claim and subscription. */
export function* signUps(customers: readonly Customer[], firstWeek: Week): Generator<Part[]> {
  const before = noon(addWeeks(firstWeek, -8));
  yield productsOf(before);
  for (const chunk of chunksOf(customers, 1_000)) yield chunk.flatMap((customer) => signUp(customer, firstWeek, before));
}

const pointsOf = (accountId: string) => new Telling(pointAccounts, accountId, accountId);

type PointsOf = ReadonlyMap<number, ReturnType<typeof pointsOf>>;

function* wholeWeek(capacity: RegionWeek, customers: readonly Customer[], points: PointsOf): Generator<Part[]> {
  yield capacity.take();
  const lives = customers.map((customer) => new OrderLife(customer, capacity, points.get(customer.number)! as never));
  yield* generated(capacity, customers, lives);
  for (const step of ["untilCutoff", "fromCutoff"] as const) {
    for (const chunk of chunksOf(lives, CHUNK)) {
      for (const life of chunk) life[step]();
      yield [...capacity.take(), ...chunk.flatMap((life) => life.take())];
    }
  }
}

const generatedAt = (week: Week): Instant => noon(addDays(addWeeks(week, -6), 1));

/** The log of a week that waits for its orders: menu, stock and windows. */
export function* waitingWeek(region: Region, week: Week, number: number, customers: number): Generator<Part[]> {
  yield new RegionWeek(region, week, number, customers, generatedAt(week)).take();
}

/** The log of a week that is still open: menu, stock and windows for `room` households, and the orders as they were made. */
export function* openWeek(
  region: Region,
  week: Week,
  number: number,
  customers: readonly Customer[],
  room = customers.length,
): Generator<Part[]> {
  const capacity = new RegionWeek(region, week, number, room, generatedAt(week));
  yield capacity.take();
  const lives = customers.map((customer) => new OrderLife(customer, capacity, pointsOf(customer.household.accountId) as never));
  yield* generated(capacity, customers, lives);
}

function* generated(capacity: RegionWeek, customers: readonly Customer[], lives: readonly OrderLife[]): Generator<Part[]> {
  const { region, week, items, ranking } = capacity;
  const at = generatedAt(week);
  const unitsLeft = new Map(items.map((item) => [item.sku, item.units]));
  const result = generate({ region, week, items, ranking, menuRevision: 0, unitsLeft }, customers.map(toInput));
  for (const chunk of chunksOf([...lives.entries()], CHUNK)) {
    for (const [i, life] of chunk) life.generate(result.week.items, result.results[i]!, at);
    const states = chunk.map(([, life]) => life.state);
    capacity.reserve(states, at);
    yield [...capacity.take(), ...chunk.flatMap(([, life]) => life.take())];
  }
}

function toInput({ subscriptionId, household: { plan, tastes } }: Customer): SubscriptionInput {
  const input = { subscriptionId, plan, tastes, recent: [], ratings: {} };
  return { ...input, hash: hashInput(input) };
}

function* chunksOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let i = 0; i < items.length; i += size) yield items.slice(i, i + size);
}
