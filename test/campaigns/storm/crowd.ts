import type { OrderCalendar } from "@tablee/domain/calendar/calendar";
import { orderCalendar } from "@tablee/domain/calendar/calendar";
import { type AccountId, type OrderId, orderIdOf } from "@tablee/domain/kernel/ids";
import { addWeeks, type Weekday } from "@tablee/domain/kernel/time";
import type { Servers } from "../../../bench/product.ts";
import { type Customer, makeCustomers } from "../../../bench/season/customers.ts";
import { Season } from "../../../bench/season/season.ts";
import { write } from "../../../bench/season/write.ts";

export const REGION = "qc";
const WEEK = "2026-11-30";
/** Half of the households have their order for it; the deadline makes the others' as the storm begins. */
const HALF_MADE = addWeeks(WEEK, 1);
/** Its menu is published in the middle of the storm; its deadline has passed long before. */
export const UNMADE = addWeeks(WEEK, 2);
const ZONE = "America/Toronto";

export interface Guest {
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  /** True if its card pays in the end. */
  readonly pays: boolean;
}

/** Everyone whose box is locked at one cutoff, and those without a box there. */
export interface Crowd {
  readonly guests: readonly Guest[];
  /** Orders of no week of the storm: generation reports that it is too late for them. */
  readonly withoutOrder: readonly OrderId[];
  /** The orders that must exist in the end, made by the log's writer or by the deadline, and not edited. */
  readonly later: readonly OrderId[];
  readonly calendar: OrderCalendar;
  readonly events: number;
}

/** Writes `count` households of one region with an order each, all delivered on one day, as the product makes them. */
export async function gather(servers: Servers, count: number, seed: number): Promise<Crowd> {
  const everybody = makeCustomers(count + Math.ceil(count / 20), seed, REGION).map(onTheDay);
  const [customers, latecomers] = [everybody.slice(0, count), everybody.slice(count)];
  const season = new Season();
  const signed = await write(servers, season.signUps(everybody, WEEK));
  const ordered = await write(servers, season.openWeek(REGION, WEEK, 2, customers));
  const half = await write(servers, season.openWeek(REGION, HALF_MADE, 3, everybody.slice(0, Math.ceil(count / 2)), everybody.length));
  const guests = customers.map(({ subscriptionId, household: { accountId, methodToken } }) => ({
    orderId: orderIdOf(subscriptionId, WEEK),
    accountId,
    pays: !(methodToken in badCards),
  }));
  const later = everybody.flatMap(({ subscriptionId }) => [HALF_MADE, UNMADE].map((week) => orderIdOf(subscriptionId, week)));
  const withoutOrder = latecomers.map(({ subscriptionId }) => orderIdOf(subscriptionId, WEEK));
  return { guests, withoutOrder, later, calendar: orderCalendar(WEEK, DAY, "17-22", ZONE), events: signed + ordered + half };
}

/** A day on which every area of the region delivers. */
const DAY: Weekday = 2;
const badCards: Readonly<Record<string, true>> = { tok_insufficient: true, tok_declined: true };

/** Four of a hundred cards do not pay: half of them for now, half for good. */
const onTheDay = ({ household, slot, ...customer }: Customer): Customer => {
  const { [customer.number % 50]: bad } = Object.keys(badCards);
  const methodToken = bad ?? household.methodToken;
  return { ...customer, household: { ...household, methodToken, weekday: DAY }, slot: { ...slot, weekday: DAY } };
};
