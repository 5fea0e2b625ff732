import { openCapacity } from "@tablee/commands/capacity/open-capacity";
import { publishMenu } from "@tablee/commands/menu/publish-menu";
import { skipOrder } from "@tablee/contracts/calls/account";
import { pauseProjection, projections } from "@tablee/contracts/calls/operations";
import {
  commitGeneration,
  generationRows,
  generationRun,
  previewOrderGeneration,
  type RunView,
} from "@tablee/contracts/calls/subscription-profiles";
import { saveRanking, weekData } from "@tablee/contracts/calls/weekly-categories";
import { menuOfWeek } from "@tablee/demo/menus";
import { idFrom } from "@tablee/domain/kernel/ids";
import { advance, eventually, ordersOf, signUp, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const region = "qc";
const WEEK = "2027-01-04";
/** The Tuesday before its deadline, and a moment after it: Wednesday, noon in Toronto. */
const TUESDAY = "2026-11-24T15:00:00.000Z";
const OVERDUE = "2026-11-25T17:00:01.000Z";

const stage = await specStage();
const commandId = idFrom("generation spec");
const context = { commandId, actor: { kind: "system", id: "test" }, correlationId: commandId, at: TUESDAY } as const;
await publishMenu(stage.steps, { region, week: WEEK, ...menuOfWeek(region, 7, 200) }, context);
await openCapacity(stage.steps, { region, week: WEEK }, { ...context, commandId: idFrom("generation spec", "capacity") });
const people = [await signUp(stage.url), await signUp(stage.url), await signUp(stage.url)];
const merchandiser = await staffMember(stage.url, "menus@tablee.example");
const admin = await staffMember(stage.url, "admin@tablee.example");

describe("a week's generation", () => {
  const begin = (week = WEEK) => merchandiser.call(previewOrderGeneration, { region, week });
  const seen = async (runId: string, holds: (run: RunView) => boolean, seconds = 60) =>
    (
      await eventually(
        () => merchandiser.call(generationRun, { runId }),
        ({ run }) => holds(run),
        seconds,
      )
    ).run;
  const previewed = async () => seen((await begin()).run.runId, ({ state }) => state === "previewed");
  const commit = (runId: string, partial?: boolean) =>
    merchandiser.call(commitGeneration, {
      runId,
      confirmation: `${region} ${WEEK}`,
      reason: "it is ready",
      ...(partial ? { partial } : {}),
    });
  const saveAnotherRanking = async () => {
    const { categories, revision } = await merchandiser.call(weekData, { region, week: WEEK });
    const category = categories.find((each) => each.category === "meat-and-fish")!;
    const ranking = { "meat-and-fish": category.items.map((item) => item.dish.sku).reverse() };
    await merchandiser.call(saveRanking, { region, week: WEEK, revision, ranking });
  };
  const hasWeek = async (person: Visitor) => (await ordersOf(person)).some(({ week }) => week === WEEK);

  it("is not previewed before it opens, nor once it has closed", async () => {
    await expect(begin()).rejects.toMatchObject({ body: { code: "generation-not-open" } });
    await expect(begin("2026-11-16")).rejects.toMatchObject({ body: { code: "generation-closed" } });
    await advance(admin, TUESDAY);
    const { runId, summary } = await previewed();
    expect(summary).toMatchObject({ orders: 3, late: 0, unreadable: 0 });
    const countOf = async (q: string) => (await merchandiser.call(generationRows, { runId, q })).rows.length;
    expect([await countOf("gagnon"), await countOf("@example")]).toEqual([3, 0]);
  });

  it("is not committed as it was previewed once another ranking was saved", async () => {
    const { runId } = await previewed();
    await saveAnotherRanking();
    expect((await merchandiser.call(generationRows, { runId })).rows.map(({ stale }) => stale)).toEqual([true, true, true]);
    for (const partial of [false, true])
      await expect(commit(runId, partial)).rejects.toMatchObject({
        status: 409,
        body: { code: "preview-stale", details: { stale: 3, rows: 3 } },
      });
    expect(await merchandiser.call(generationRun, { runId })).toMatchObject({ run: { state: "previewed", committed: null } });
  });

  it("waits for a read model that it queries, by name, and resumes once that has caught up", async () => {
    const person = people[0]!;
    const skipLast = async () => {
      const order = (await ordersOf(person)).findLast(({ editable, status }) => editable && status === "open");
      await person.call(skipOrder, { orderId: order!.orderId });
    };
    await admin.call(pauseProjection, { model: "generation_inputs", paused: true });
    // The batch that it waits for is the last one that it applies.
    await skipLast();
    await eventually(
      async () => (await admin.call(projections, {})).projections.find(({ model }) => model === "generation_inputs")?.state,
      (state) => state === "paused",
    );
    await skipLast();
    const { run } = await begin();
    expect(await seen(run.runId, ({ waitsFor }) => waitsFor.join() === "generation_inputs")).toMatchObject({
      state: "queued",
      waitsFor: ["generation_inputs"],
    });
    await admin.call(pauseProjection, { model: "generation_inputs", paused: false });
    expect(await seen(run.runId, ({ state }) => state === "previewed")).toMatchObject({ state: "previewed", waitsFor: [] });
  });

  it("leaves out what has changed only when that is asked for, and the deadline makes it", async () => {
    const { runId } = await previewed();
    const [order] = (await ordersOf(people[1]!)).filter(({ editable }) => editable).slice(-1);
    await people[1]!.call(skipOrder, { orderId: order!.orderId });
    await eventually(
      () => merchandiser.call(generationRows, { runId }),
      ({ rows }) => rows.some(({ stale }) => stale),
    );
    await expect(commit(runId)).rejects.toMatchObject({ body: { code: "preview-stale", details: { stale: 1, rows: 3 } } });
    await commit(runId, true);
    const { committed } = await seen(runId, (run) => run.committed !== null);
    expect(committed).toMatchObject({ orders: 2, changed: [expect.any(String)], reason: "it is ready" });
    expect(await hasWeek(people[1]!)).toBe(false);
    await advance(admin, OVERDUE);
    expect(await eventually(() => hasWeek(people[1]!), Boolean)).toBe(true);
  });

  it("names who is too close to the cutoff for an order, once, and makes none", async () => {
    const { pool, store, movable } = stage.running.api.opened;
    const late = "2027-01-11";
    const context = {
      commandId: idFrom("late menu"),
      actor: { kind: "system", id: "test" },
      correlationId: idFrom("late menu"),
      at: OVERDUE,
    } as const;
    // Monday's boxes close two days before their cutoff, which is the end of the Thursday before.
    await movable!.freezeAt("2027-01-06T05:00:00.000Z");
    await publishMenu(stage.steps, { region, week: late, ...menuOfWeek(region, 8, 200) }, context);
    await openCapacity(stage.steps, { region, week: late }, { ...context, commandId: idFrom("late capacity") });
    const nextWeeks = async () =>
      (await pool.query<{ next_week: string }>("SELECT next_week FROM read.generation_inputs")).rows.map((row) => row.next_week);
    expect(await eventually(nextWeeks, (weeks) => weeks.every((week) => week > late))).toEqual(["2027-01-18", "2027-01-18", "2027-01-18"]);
    const runs = (await store.newest(0n, 200)).filter(({ stream }) => stream.startsWith("generation-"));
    const [leftOut] = await store.read(runs[0]!.stream);
    expect(leftOut).toMatchObject({
      type: "SubscriptionsLeftOut",
      data: { week: late, because: "not-covered", subscriptions: { length: 3 } },
    });
    const { rows } = await pool.query("SELECT 1 FROM read.orders WHERE week = $1", [late]);
    expect(rows).toEqual([]);
  });
});
