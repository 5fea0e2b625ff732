import type { OrderCalendar } from "@tablee/domain/calendar/calendar";
import { orderCalendar } from "@tablee/domain/calendar/calendar";
import { orderIdOf } from "@tablee/domain/kernel/ids";
import type { Weekday } from "@tablee/domain/kernel/time";
import type { Servers } from "../../../bench/product.ts";
import { openWeek, signUps } from "../../../bench/season/season.ts";
import { type Customer, makeCustomers } from "../../../bench/season/sign-ups.ts";
import { write } from "../../../bench/season/write.ts";

const REGION = "qc";
const WEEK = "2026-11-30";
const ZONE = "America/Toronto";

export interface Guest {
  readonly orderId: string;
  readonly accountId: string;
  /** Whether its card pays in the end. */
  readonly pays: boolean;
}

/** Everybody whose box is locked at one and the same cutoff. */
export interface Crowd {
  readonly guests: readonly Guest[];
  readonly calendar: OrderCalendar;
  readonly events: number;
}

/** Writes so many households of one region with an order each, all delivered on one day, as the deciders make them. */
export async function gather(servers: Servers, count: number, seed: number): Promise<Crowd> {
  const customers = makeCustomers(count, seed, REGION).map(onTheDay);
  const signed = await write(servers, signUps(customers, WEEK));
  const ordered = await write(servers, openWeek(REGION, WEEK, 2, customers));
  const guests = customers.map(({ subscriptionId, household: { accountId, methodToken } }) => ({
    orderId: orderIdOf(subscriptionId, WEEK),
    accountId,
    pays: !(methodToken in badCards),
  }));
  return { guests, calendar: orderCalendar(WEEK, DAY, "17-22", ZONE), events: signed + ordered };
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
