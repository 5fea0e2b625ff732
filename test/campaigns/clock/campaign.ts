import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import type { OrderCard } from "@tablee/contracts/schemas";
import { addDays, addMinutes } from "@tablee/domain/kernel/time";
import { advance, boxesOf, ordersOf, readyToPay, staffMember, type Visitor } from "../../stage/people.ts";
import { publishWeek, STAGE_WEEK, type Stage, setStage } from "../../stage/stage.ts";
import type { Report } from "../parts/report.ts";
import { cutoffBefore } from "./offsets.ts";

export interface ClockOptions {
  /** Only dates whose name holds this text. */
  readonly only: string;
  readonly progress: (line: string) => void;
}

/** The special days, and for each a Tuesday from which boxes are delivered before and after it. */
const dates = [
  { name: "the year's end", from: "2026-12-15T15:00:00.000Z" },
  { name: "Toronto springs forward", from: "2027-03-02T15:00:00.000Z" },
  { name: "Toronto falls back", from: "2027-10-26T14:00:00.000Z" },
  { name: "29 February", from: "2028-02-15T15:00:00.000Z" },
] as const;

const homes = [
  { region: "qc", city: "Laval", province: "QC", postalCode: "H7N 1A1" },
  { region: "bc", city: "Vancouver", province: "BC", postalCode: "V6C 1S4" },
  { region: "ab", city: "Calgary", province: "AB", postalCode: "T2P 1J9" },
] as const;

const DAYS = 22;
const LOCK_MINUTES = 1;
const BILLING_MINUTES = 60;

type Province = (typeof homes)[number]["province"];
interface Household {
  readonly person: Visitor;
  readonly province: Province;
}

/**
 * R9: households with boxes before and after each special day. Their first boxes are played to the millisecond, the rest in one jump of the
 * clock.
 */
export async function playDates({ only, progress }: ClockOptions): Promise<Report> {
  const table: Record<string, number | string>[] = [];
  const violations: string[] = [];
  for (const { name, from } of dates.filter((date) => date.name.includes(only))) {
    const stage = await setStage({ now: from, regions: [] });
    try {
      const play = new Play(stage, from);
      await play.run();
      table.push({ dates: name, from: from.slice(0, 10), ...play.figures });
      violations.push(...play.violations.map((violation) => `${name}: ${violation}`));
      progress(`${name}: ${JSON.stringify(play.figures)}`);
    } finally {
      await stage.stop();
    }
  }
  return { campaign: "clock", figures: { dates: table.length }, table, violations };
}

class Play {
  readonly violations: string[] = [];
  readonly figures = { boxes: 0, "edits at the moment": 0, locked: 0, charged: 0 };

  constructor(
    private readonly stage: Stage,
    private readonly from: string,
  ) {}

  async run(): Promise<void> {
    const start = Math.round((Date.parse(this.from.slice(0, 10)) - Date.parse(STAGE_WEEK)) / (7 * 86_400_000));
    for (const { region } of homes)
      for (let week = start; week <= start + 6; week++) await publishWeek(this.stage.steps, region, week, this.from);
    const admin = await staffMember(this.stage.url, "admin@tablee.example");
    const households: Household[] = [];
    for (const { region: _, ...home } of homes) households.push(await this.#signUp(home));
    const boxes = await Promise.all(households.map(async (household) => ({ household, orders: await ordersOf(household.person) })));
    const all = boxes.flatMap(({ household, orders }) => orders.map((order) => ({ ...household, order })));
    for (const { province, order } of all) this.#expectCutoff(province, order);
    this.figures.boxes = all.length;

    const later = all.filter(({ order }) => !order.firstOrder).toSorted((a, b) => a.order.cutoff.at.localeCompare(b.order.cutoff.at));
    for (const { person, order } of later.slice(0, homes.length)) await this.#editAtTheMoment(admin, person, order);
    const end = `${addDays(this.from.slice(0, 10), DAYS)}T15:00:00.000Z`;
    await advance(admin, end);
    for (const { order } of later) if (addMinutes(order.cutoff.at, BILLING_MINUTES) < end) await this.#expectCharge(order);
  }

  async #signUp(home: Omit<(typeof homes)[number], "region">): Promise<Household> {
    const { complete, ...person } = await readyToPay(this.stage.url, 3, "en", home);
    await complete("tok_visa");
    await boxesOf(person, { weeks: 5 });
    return { person, province: home.province };
  }

  #expectCutoff(province: Province, { deliveryDate, cutoff }: OrderCard): void {
    const right = cutoffBefore(province, deliveryDate);
    if (cutoff.at !== right) this.violations.push(`${province}, delivery ${deliveryDate}: cutoff at ${cutoff.at}, not ${right}`);
    if (cutoff.time !== "23:59" || cutoff.date !== addDays(deliveryDate, -4))
      this.violations.push(`${province}, delivery ${deliveryDate}: shown as ${cutoff.date} ${cutoff.time}`);
  }

  /** Expects that a box can be skipped and unskipped a millisecond before the cutoff, and not at the cutoff. */
  async #editAtTheMoment(admin: Visitor, person: Visitor, { orderId, cutoff }: OrderCard): Promise<void> {
    const { movable } = this.stage.running.api.opened;
    const code = (asking: Promise<unknown>) =>
      asking.then(
        () => "done",
        (error: { body?: { code?: string } }) => error.body?.code ?? String(error),
      );
    const justBefore = new Date(Date.parse(cutoff.at) - 1).toISOString();
    if (justBefore > movable!.now()) await advance(admin, justBefore);
    const before = [await code(person.call(skipOrder, { orderId })), await code(person.call(unskipOrder, { orderId }))];
    await movable!.freezeAt(cutoff.at);
    const after = await code(person.call(skipOrder, { orderId }));
    this.figures["edits at the moment"] += 3;
    if (before.join() !== "done,done") this.violations.push(`a millisecond before ${cutoff.at}: ${before.join(", ")}`);
    if (after !== "order-past-cutoff") this.violations.push(`at ${cutoff.at}: ${after}`);
  }

  async #expectCharge({ orderId, cutoff }: OrderCard): Promise<void> {
    const events = await this.stage.running.api.opened.store.read(`order-${orderId}`);
    const at = (type: string) => events.filter((event) => event.type === type).map(({ metadata }) => metadata.at);
    for (const [type, minutes, figure] of [
      ["OrderLocked", LOCK_MINUTES, "locked"],
      ["OrderBillingStarted", BILLING_MINUTES, "charged"],
    ] as const) {
      const right = addMinutes(cutoff.at, minutes);
      if (at(type).join() === right) this.figures[figure]++;
      else this.violations.push(`${type} of a box with its cutoff at ${cutoff.at}: at ${at(type).join() || "no time"}, not ${right}`);
    }
  }
}
