import { subscriptions } from "@tablee/commands/aggregates";
import { scheduledBy } from "@tablee/commands/context";
import { commitGeneration, type RunToCommit } from "@tablee/commands/generation/commit-generation";
import type { Steps } from "@tablee/commands/steps";
import { generationOpensAt, weekClosesAt } from "@tablee/domain/calendar/calendar";
import { idFrom } from "@tablee/domain/kernel/ids";
import { addMs, addWeeks } from "@tablee/domain/kernel/time";
import type { Tastes } from "@tablee/domain/subscription/vocabulary";
import { runId, tastes } from "@tablee/domain/testing/examples";
import { skuOf } from "@tablee/testing/fixtures/constants";
import { meanwhile, transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import { as, households, now, numbered, orderOf, region, waiting, week } from "@tablee/testing/fixtures/generation-week";
import type { Household } from "@tablee/testing/fixtures/household";

const enough = { units: { 1: 9, 2: 9, 3: 9 }, places: 9 };
const ids = (...numbers: readonly number[]) => numbers.map((n) => households[n - 1]!.subscriptionId);

interface With {
  readonly at?: string;
  readonly over?: (steps: Steps) => Steps;
  readonly dies?: number;
}

/** The events of the run's commit, and its answer. */
async function commit({ world }: Household, run: RunToCommit, { at = now, over = (steps) => steps, dies }: With = {}) {
  let result: Awaited<ReturnType<typeof commitGeneration>> | undefined;
  const context = scheduledBy("commit", [run.runId], at);
  const lines = await transcriptOf(
    world,
    async (steps) => {
      result = await commitGeneration(over(steps), run, context);
    },
    dies,
  );
  return { lines: numbered(lines), result };
}
const said = ({ view }: Household, type: string) => view.of(`generation-${runId}`).filter((event) => event.type === type);
const made = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith("OrderGenerated")).map((line) => Number(line.split("#")[1]![0]));

/** A household changes its dislikes: the inputs of its preview no longer hold. */
async function changeTastes(household: Household, ...numbers: readonly number[]): Promise<void> {
  const changed: Tastes = { ...tastes, dislikes: ["cilantro"] };
  const change = { type: "ChangeTastes", tastes: changed, fromWeek: week, at: now } as const;
  for (const n of numbers) {
    const { accountId: subject, subscriptionId } = households[n - 1]!;
    await household.act((steps, context) => steps.handle(subscriptions, subscriptionId, change, { ...context, subject }));
  }
}

describe("the commit of a run", () => {
  it("makes the previewed orders between its beginning and its end, chunk by chunk", async () => {
    const { household, run } = await waiting(enough);
    const { lines, result } = await commit(household, run);
    expect([lines[0], ...made(lines), lines.at(-1)]).toEqual(["GenerationCommitStarted", 1, 2, 3, 4, 5, "GenerationCommitted"]);
    const position = BigInt(household.world.log.head - 1);
    expect(result).toEqual({ orders: 5, alreadyThere: 0, changed: [], soldOut: [], position });
    const of = { runId, region, week };
    expect(said(household, "GenerationCommitStarted")[0]!.data).toEqual({ ...of, subscriptions: 5, menuRevision: 0, startedAt: now });
    expect(said(household, "GenerationCommitted")[0]!.data).toEqual({
      ...of,
      orders: 5,
      alreadyThere: 0,
      changed: [],
      soldOut: [],
      committedAt: now,
    });
  });

  it("reports the number of finished orders after each chunk", async () => {
    const { household, run } = await waiting();
    const done: number[] = [];
    await commit(household, { ...run, onProgress: async (n) => void done.push(n) });
    expect(done).toEqual([3, 5]);
    await commit(household, { ...run, onProgress: async (n) => void done.push(n) });
    expect(done.slice(2)).toEqual([3, 5]);
  });

  it("finds orders there that read models do not know yet", async () => {
    const { household, run } = await waiting(enough);
    household.world.facts.lag = 10_000;
    expect((await commit(household, run)).result).toMatchObject({ orders: 5, alreadyThere: 0 });
    expect((await commit(household, run)).result).toMatchObject({ orders: 0, alreadyThere: 5, changed: [] });
  });

  it("names what is left to a person, and the dishes of which there were too few, in their order", async () => {
    const { household, run } = await waiting({ units: { 1: 9, 2: 3, 3: 2 }, places: 9 });
    const { result } = await commit(household, run);
    expect(result).toMatchObject({ orders: 2, changed: ids(3, 4, 5), soldOut: [skuOf(2), skuOf(3)] });
    expect(said(household, "GenerationCommitted")[0]!.data).toMatchObject({
      orders: 2,
      changed: ids(3, 4, 5),
      soldOut: [skuOf(2), skuOf(3)],
    });
  });

  it("changes nothing when it comes again, and finds the orders there", async () => {
    const { household, run } = await waiting(enough);
    await commit(household, run);
    const { lines, result } = await commit(household, run);
    expect(lines).toEqual([]);
    expect(result).toMatchObject({ orders: 0, alreadyThere: 5, changed: [] });
  });

  it.each([0, 1, 2, 5, 6, 7, 9, 10, 12, 14, 15, 16])(
    "makes every order once when it died before its step %i and comes again",
    async (dies) => {
      const { household, run } = await waiting(enough);
      const first = await commit(household, run, { dies });
      const second = await commit(household, run);
      expect([...made(first.lines), ...made(second.lines)].toSorted()).toEqual([1, 2, 3, 4, 5]);
      const { orders, alreadyThere } = second.result!;
      expect([orders + alreadyThere, said(household, "GenerationCommitted").length]).toEqual([5, 1]);
    },
  );
});

describe("a preview that no longer holds", () => {
  it("is not committed as a whole: nothing is made, and the number of changed rows is returned", async () => {
    const { household, run } = await waiting(enough);
    await changeTastes(household, 2, 4);
    const { steps } = household.world.process();
    const { head } = household.world.log;
    const refused = commitGeneration(steps, { ...run, partial: false }, as("commit"));
    await expect(refused).rejects.toMatchObject({ code: "preview-stale", details: { stale: 2, rows: 5 } });
    expect(household.world.log.head).toBe(head);
  });

  it("is committed without the rows that changed where that was asked for", async () => {
    const { household, run } = await waiting(enough);
    await changeTastes(household, 2, 4);
    const { lines, result } = await commit(household, run);
    expect(made(lines)).toEqual([1, 3, 5]);
    expect(result).toMatchObject({ orders: 3, alreadyThere: 0, changed: ids(2, 4) });
  });

  it("is not committed in part where no row of it holds, as after a new ranking", async () => {
    const { household, run } = await waiting(enough);
    expect((await commit(household, { ...run, menuRevision: 1 })).lines).toEqual(["refused: preview-stale"]);
    await changeTastes(household, 1, 2, 3, 4, 5);
    expect((await commit(household, run)).lines).toEqual(["refused: preview-stale"]);
  });

  it("is committed as a whole where it holds", async () => {
    const { household, run } = await waiting(enough);
    expect((await commit(household, { ...run, partial: false })).result).toMatchObject({ orders: 5 });
  });

  it("leaves out what changes once its commit has begun: that continues", async () => {
    const { household, run } = await waiting(enough);
    const whole = { ...run, partial: false };
    expect((await commit(household, whole, { dies: 1 })).lines).toEqual(["GenerationCommitStarted", "died"]);
    await changeTastes(household, 5);
    expect((await commit(household, whole)).result).toMatchObject({ orders: 4, changed: ids(5) });
  });

  it("makes nothing once its commit has begun and the menu has changed", async () => {
    const { household, run } = await waiting(enough);
    expect((await commit(household, run, { dies: 1 })).lines).toEqual(["GenerationCommitStarted", "died"]);
    const { lines, result } = await commit(household, { ...run, menuRevision: 1 });
    expect([made(lines), result]).toMatchObject([[], { orders: 0, changed: ids(1, 2, 3, 4, 5) }]);
  });

  it("counts an order that exists and not its inputs, even if they have changed", async () => {
    const { household, run } = await waiting(enough);
    await commit(household, run, { dies: 6 });
    await changeTastes(household, 1);
    const { result } = await commit(household, run);
    expect(result).toMatchObject({ orders: 4, alreadyThere: 1, changed: [] });
  });
});

describe("a week whose generation", () => {
  const empty = async function* () {};

  it("has not opened is not committed", async () => {
    const { household, run } = await waiting(enough);
    const at = addMs(generationOpensAt(week), -1);
    expect((await commit(household, run, { at })).lines).toEqual(["refused: generation-not-open"]);
  });

  it("has closed is not committed: its subscriptions are named as left out", async () => {
    const { household, run } = await waiting(enough);
    // Read models lag behind by an event: they know neither the last household nor, afterwards, who was left out.
    household.world.facts.lag = 1;
    expect((await commit(household, run, { at: weekClosesAt(week) })).lines).toEqual([
      "SubscriptionsLeftOut",
      "refused: generation-closed",
    ]);
    const { because, subscriptions: left } = said(household, "SubscriptionsLeftOut")[0]!.data as {
      because: string;
      subscriptions: unknown;
    };
    expect([because, left]).toEqual(["not-covered", expect.arrayContaining(households.slice(0, 4))]);
  });

  it("has closed is refused as closed although leaving its subscriptions out made every row stale", async () => {
    const { household, run } = await waiting(enough);
    expect((await commit(household, run, { at: weekClosesAt(week) })).lines.at(-1)).toBe("refused: generation-closed");
  });

  it("has closed with no household left to serve needs no commit", async () => {
    const { household, run } = await waiting(enough);
    await commit(household, run);
    const later = { ...run, runId: idFrom("another run"), subscriptions: 0, chunks: empty, hashes: empty };
    expect(await commit(household, later, { at: weekClosesAt(week) })).toEqual({
      lines: [],
      result: { orders: 0, alreadyThere: 0, changed: [], soldOut: [], position: 0n },
    });
    const open = await commit(household, later, { at: addMs(weekClosesAt(week), -1) });
    expect(open.lines).toEqual(["GenerationCommitStarted", "GenerationCommitted"]);
  });

  it("has no menu is not committed", async () => {
    const { household, run } = await waiting(enough);
    const none = { ...run, week: addWeeks(week, 1), subscriptions: 0, chunks: empty, hashes: empty };
    const at = addMs(generationOpensAt(none.week), 1);
    expect((await commit(household, none, { at })).lines.slice(-2)).toEqual(["GenerationCommitStarted", "refused: menu-not-found"]);
  });
});

describe("a commit that cannot continue", () => {
  it("has made the chunk that it was making when the next one cannot be read", async () => {
    const { household, run } = await waiting(enough);
    async function* chunks() {
      for await (const chunk of run.chunks()) {
        yield chunk;
        throw new Error("the rows are away");
      }
    }
    const { steps } = household.world.process();
    await expect(commitGeneration(steps, { ...run, chunks }, as("commit"))).rejects.toThrow("the rows are away");
    const there = await household.world.facts.existingOrders(households.map(orderOf));
    expect(there.size).toBe(3);
  });

  it("fails when the orders of a chunk cannot be made, and has not ended", async () => {
    const { household, run } = await waiting(enough);
    const away = (steps: Steps) =>
      meanwhile(steps, { write: "order", nth: 2 }, () => {
        throw new Error("the store is away");
      });
    await expect(commit(household, run, { over: away })).rejects.toThrow("the store is away");
    expect(said(household, "GenerationCommitted")).toEqual([]);
  });
});
