import { parseArgs } from "node:util";
import { moods } from "@tablee/simulation/gateway";
import { weeks } from "@tablee/testing/fixtures/constants";
import type { Step } from "@tablee/testing/model/histories";
import { play } from "@tablee/testing/model/play";
import fc from "fast-check";
import { print, type Report } from "./parts/report.ts";

const { values } = parseArgs({
  options: {
    mixes: { type: "string", default: "10000" },
    seed: { type: "string", default: String(Date.now() % 0x7fff_ffff) },
    json: { type: "boolean", default: false },
  },
});
const mixes = Number(values.mixes);
const seed = Number(values.seed);

/** Bills weeks through two providers in every mood, whose webhooks arrive late, twice and in any order, with workers that die in between. */
const mix: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    action: fc.constantFrom("lock", "bill", "bill", "bill", "webhook", "webhook", "refund", "give another card"),
    wait: fc.constantFrom("at once", "minutes", "hours", "at the lock", "at the billing"),
    n: fc.nat(weeks.length - 1),
    a: fc.nat(999),
    b: fc.nat(999),
    mood: fc.constantFrom(...moods),
    dies: fc.option(fc.nat(4), { freq: 3, nil: undefined }),
    beside: fc.constant(undefined),
    workerDies: fc.option(fc.nat(4), { freq: 5, nil: undefined }),
    order: fc.constant(0),
    lag: fc.constant(0),
  }),
  { minLength: 20, maxLength: 40 },
);

const counts = { attempts: 0, captured: 0, declined: 0, cancelled: 0, "through PayPal": 0, "asked what became of them": 0, refunds: 0 };
const violations: string[] = [];
const started = Date.now();
const details = await fc.check(
  fc.asyncProperty(mix, async (steps) => {
    const life = await play(steps);
    for (const [n] of weeks.entries()) {
      const { attempts, refunds } = life.payment(n);
      counts.attempts += attempts.length;
      counts.refunds += refunds.size;
      for (const { outcome, attempt, provider } of attempts) {
        if (provider === "paypal") counts["through PayPal"]++;
        if (outcome === "pending" || outcome === "unknown") throw new Error(`attempt ${attempt} was never decided`);
        if (outcome === "captured") counts.captured++;
        else if (outcome === "declined") counts.declined++;
        else counts.cancelled++;
      }
    }
    counts["asked what became of them"] += life.world.log.events.filter((event) => event.type === "PaymentResolved").length;
  }),
  { numRuns: mixes, seed },
);
if (details.failed) violations.push(fc.defaultReportMessage(details) ?? "failed");
const report: Report = {
  campaign: "gateway",
  figures: { seed: String(seed), mixes: details.numRuns, ...counts, seconds: Math.round((Date.now() - started) / 1000) },
  violations,
};
process.exit(print(report, values.json));
