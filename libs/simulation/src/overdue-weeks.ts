import { menus } from "@tablee/commands/aggregates";
import type { CommandContext } from "@tablee/commands/context";
import { commitGeneration } from "@tablee/commands/generation/commit-generation";
import type { Steps } from "@tablee/commands/steps";
import { currentWeek, generationDeadline, lastOverdueWeek, weekClosesAt } from "@tablee/domain/calendar/calendar";
import { idFrom } from "@tablee/domain/kernel/ids";
import { type Region, regions } from "@tablee/domain/kernel/place/region";
import { addWeeks, type Instant, type Week } from "@tablee/domain/kernel/time";
import { menuId } from "@tablee/domain/streams";
import { isLate } from "@tablee/generation/preview/late";
import { previewOf } from "@tablee/generation/preview/preview";
import { previewedOrder } from "@tablee/generation/rows/previewed-orders";
import { DEADLINE_ACTOR } from "@tablee/generation/runs/deadline";
import type { GenerationCandidate } from "@tablee/projections/generation-inputs/queries";

/** The number of orders per chunk, as in a worker. */
const CHUNK = 400;

/** Makes, for each week and region after its deadline, the orders that subscriptions still lack, as a worker's interval does. */
export class OverdueWeeks {
  readonly #steps: Steps;
  /** Runs of the deadline so far, by week and region. */
  readonly #runs = new Map<string, number>();

  constructor(steps: Steps) {
    this.#steps = steps;
  }

  /** The first deadline after an instant. */
  nextDeadline(now: Instant): Instant {
    const overdue = lastOverdueWeek(now);
    return generationDeadline(addWeeks(overdue, 1));
  }

  /** Commits the weeks that are overdue now. Returns the number of weeks and regions that had orders to make. */
  async commit(now: Instant): Promise<number> {
    let committed = 0;
    for (let week = currentWeek(now); week <= lastOverdueWeek(now); week = addWeeks(week, 1))
      for (const region of regions) if (weekClosesAt(week) > now && (await this.#run(region, week, now))) committed += 1;
    return committed;
  }

  async #run(region: Region, week: Week, now: Instant): Promise<boolean> {
    const steps = this.#steps;
    const candidates: GenerationCandidate[] = [];
    for await (const chunk of steps.facts.candidates(region, week))
      candidates.push(...chunk.filter((each) => !each.served && !isLate(each, week, now)));
    const { state: menu, revision: menuRevision } = await steps.load(menus, menuId(region, week));
    if (candidates.length === 0 || menu.status === "none") return false;
    const { items, ranking } = menu;
    const input = { region, week, items, ranking, menuRevision, unitsLeft: await steps.facts.unitsLeft(region, week) };
    const preview = previewOf({ week: input, candidates, left: { alreadyThere: 0, late: 0, unreadable: 0 } });
    const orders = [...preview.rows].map(previewedOrder);
    const name = `${region} ${week}`;
    const number = this.#runs.get(name) ?? 0;
    this.#runs.set(name, number + 1);
    const runId = idFrom("deadline-run", region, week, number);
    async function* chunks() {
      for (let from = 0; from < orders.length; from += CHUNK) yield orders.slice(from, from + CHUNK);
    }
    const run = { runId, region, week, menuRevision, subscriptions: orders.length, partial: true, chunks, hashes: chunks };
    const commandId = idFrom("commit-generation", runId);
    const context: CommandContext = { commandId, actor: { kind: "system", id: DEADLINE_ACTOR }, correlationId: commandId, at: now };
    await commitGeneration(steps, run, context);
    return true;
  }
}
