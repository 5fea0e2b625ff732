import { setTimeout as sleep } from "node:timers/promises";
import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { clock } from "@tablee/contracts/calls/operations";
import { previewOrderGeneration } from "@tablee/contracts/calls/subscription-profiles";
import { addHours, addWeeks } from "@tablee/domain/kernel/time";
import { advance, ordersOf, signUp, staffMember, type Visitor } from "../../stage/people.ts";
import { publishWeek, STAGE_WEEK, type Stage, setStage } from "../../stage/stage.ts";
import type { Report } from "../parts/report.ts";
import { SoakWorker } from "./worker-process.ts";

export interface SoakOptions {
  readonly minutes: number;
  readonly progress: (line: string) => void;
}

interface Sample {
  readonly seconds: number;
  readonly commands: number;
  readonly heapMb: number;
  readonly rssMb: number;
}

const CUSTOMERS = 16;
const SAMPLES = 60;
const HALF_DAY_HOURS = 12;
/** The judged figures, and their allowed growth in the second half: a tenth, or this many MB, for normal variation. */
const judged = [
  { name: "heap", of: ({ heapMb }: Sample) => heapMb, atLeastMb: 12 },
  // Freed pages return to the system late, and buffers are not part of the heap. The compiler's memory was there at the start.
  { name: "process", of: ({ rssMb }: Sample) => rssMb, atLeastMb: 40 },
] as const;

/**
 * Customers who skip, bring back and read without a pause, half a day after half a day with everything due in it, weeks that are
 * previewed, committed, charged and delivered. The worker's heap and its whole process are measured after each collection: once
 * its caches are full they must not grow any more.
 */
export async function soak({ minutes, progress }: SoakOptions): Promise<Report> {
  let worker: SoakWorker | undefined;
  const stage = await setStage({
    workers: async (config) => {
      worker = await SoakWorker.start(config);
      return worker;
    },
  });
  try {
    const admin = await staffMember(stage.url, "admin@tablee.example");
    const work = new Work(stage, admin);
    for (let i = 0; i < CUSTOMERS; i++) work.customers.push(await signUp(stage.url));
    const samples = await measure(worker!, work, minutes * 60, progress);
    return judge(samples, work);
  } finally {
    await stage.stop();
  }
}

/** Customers, the clock and the desk, side by side until they are stopped. */
class Work {
  readonly customers: Visitor[] = [];
  readonly #stage: Stage;
  readonly #admin: Visitor;
  #stopped = false;
  commands = 0;
  refused = 0;
  halfDays = 0;
  previews = 0;

  constructor(stage: Stage, admin: Visitor) {
    this.#stage = stage;
    this.#admin = admin;
  }

  async run(): Promise<void> {
    await Promise.all([...this.customers.map((customer) => this.#live(customer)), this.#passTime()]);
  }

  stop(): void {
    this.#stopped = true;
  }

  async #live(customer: Visitor): Promise<void> {
    while (!this.#stopped) {
      for (const { orderId, status } of await ordersOf(customer).catch(() => [])) {
        if (this.#stopped || (status !== "open" && status !== "skipped")) continue;
        await customer.call(status === "open" ? skipOrder : unskipOrder, { orderId }).then(
          () => this.commands++,
          () => this.refused++,
        );
      }
      await sleep(20);
    }
  }

  async #passTime(): Promise<void> {
    for (let published = 6; !this.#stopped; this.halfDays++) {
      const { now } = await this.#admin.call(clock, {});
      while (addWeeks(STAGE_WEEK, published - 5) < now.slice(0, 10)) await publishWeek(this.#stage.steps, "qc", ++published, now);
      await advance(this.#admin, addHours(now, HALF_DAY_HOURS)).catch(() => this.refused++);
      const asked = this.#admin.call(previewOrderGeneration, { region: "qc", week: addWeeks(STAGE_WEEK, published) });
      await asked.then(() => this.previews++).catch(() => this.refused++);
      await sleep(5_000);
    }
  }
}

async function measure(worker: SoakWorker, work: Work, seconds: number, progress: SoakOptions["progress"]): Promise<Sample[]> {
  const started = Date.now();
  const samples: Sample[] = [];
  const running = work.run();
  for (let i = 0; i <= SAMPLES; i++) {
    const { rss, heapUsed } = await worker.memory();
    const sample = { seconds: (Date.now() - started) / 1000, commands: work.commands, heapMb: heapUsed / 2 ** 20, rssMb: rss / 2 ** 20 };
    samples.push(sample);
    if (i % 5 === 0)
      progress(
        `${Math.round(sample.seconds)} s: ${sample.commands} commands, heap ${sample.heapMb.toFixed(0)} MB, ${sample.rssMb.toFixed(0)} MB in all`,
      );
    await sleep((seconds * 1000) / SAMPLES);
  }
  work.stop();
  await running;
  return samples;
}

function judge(samples: readonly Sample[], { commands, refused, halfDays, previews }: Work): Report {
  const half = samples.slice(Math.floor(samples.length / 2));
  const seconds = half.at(-1)!.seconds - half[0]!.seconds;
  const round = (value: number): number => Math.round(value * 10) / 10;
  const figures: Record<string, number> = {
    commands,
    "refused or late": refused,
    "half days": halfDays,
    previews,
    seconds: Math.round(samples.at(-1)!.seconds),
  };
  const violations: string[] = [];
  for (const { name, of, atLeastMb } of judged) {
    const first = of(half[0]!);
    const grew = slopeOf(half.map((sample) => ({ x: sample.seconds, y: of(sample) }))) * seconds;
    figures[`${name} at the start, MB`] = round(of(samples[0]!));
    figures[`${name} at half, MB`] = round(first);
    figures[`${name} at the end, MB`] = round(of(half.at(-1)!));
    figures[`${name} grew in the second half, MB`] = round(grew);
    if (grew > Math.max(first / 10, atLeastMb))
      violations.push(`the worker's ${name} grew by ${round(grew)} MB in the second half, from ${round(first)} MB`);
  }
  return { campaign: "soak", figures, violations };
}

/** The slope of the line through the points, by least squares. */
function slopeOf(points: readonly { readonly x: number; readonly y: number }[]): number {
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  const [middleX, middleY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const products = points.reduce((sum, { x, y }) => sum + (x - middleX) * (y - middleY), 0);
  const squares = points.reduce((sum, { x }) => sum + (x - middleX) ** 2, 0);
  return squares === 0 ? 0 : products / squares;
}
