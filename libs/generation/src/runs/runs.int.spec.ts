import { randomUUID } from "node:crypto";
import { specPool } from "../../../../test/stage/spec-servers.ts";
import { HeldRun, LeaseLost, moveRun, takeRun } from "./held-run.ts";
import { countUnfinished, deadlineRunsOf, isCommitting, runById } from "./queries.ts";
import { cancelPreview, queueRun } from "./requests.ts";
import type { RequestedBy } from "./run.ts";
import { migrateScratch } from "./schema.ts";

const [region, week] = ["qc", "2027-01-04"] as const;
const [worker, other] = [randomUUID(), randomUUID()];

const pool = await specPool({ max: 2 });

describe("runs of a generation", () => {
  beforeEach(async () => {
    await pool.query("DROP SCHEMA IF EXISTS scratch CASCADE");
    await migrateScratch(pool);
  });

  const queue = async (requested_by: RequestedBy = { kind: "staff", id: "anna", name: "Anna" }) => {
    const run_id = randomUUID();
    await queueRun(pool, { run_id, region, week, requested_by, requested_at: "2026-11-24T15:00:00.000Z" });
    return run_id;
  };
  const stateOf = async (runId: string) => (await runById(pool, runId))!.state;

  it("are taken one after the other, the oldest first, each by one worker", async () => {
    const [first, second] = [await queue(), await queue()];
    const taken = [await takeRun(pool, worker), await takeRun(pool, other), await takeRun(pool, worker)];
    expect(taken.map((run) => run?.row.run_id)).toEqual([first, second, undefined]);
    expect(await countUnfinished(pool)).toBe(2);
  });

  it("are put back to wait for a read model, and not looked at again at once", async () => {
    await queue();
    const run = (await takeRun(pool, worker))!;
    await run.postpone({ menus: "12" });
    expect(await runById(pool, run.row.run_id)).toMatchObject({ state: "queued", waits_for: { menus: "12" } });
    expect(await takeRun(pool, worker)).toBeUndefined();
  });

  it("are lost by a worker once they are cancelled or taken over", async () => {
    await queue();
    const run = (await takeRun(pool, worker))!;
    await expect(new HeldRun(pool, other, run.row).keep()).rejects.toThrow(LeaseLost);
    expect(await cancelPreview(pool, run.row.run_id)).toBe(true);
    await expect(run.keep({ done: 1 })).rejects.toThrow(LeaseLost);
    await expect(run.move("preview")).rejects.toThrow(LeaseLost);
  });

  it("change their state only by a transition that leaves the state that they are in", async () => {
    const runId = await queue();
    expect(await moveRun(pool, runId, "request-commit")).toBe(false);
    const run = (await takeRun(pool, worker))!;
    await expect(run.move("commit")).rejects.toThrow(LeaseLost);
    await run.move("preview", { menu_revision: 3 });
    expect(await cancelPreview(pool, runId)).toBe(false);
    expect(await moveRun(pool, runId, "request-commit")).toBe(true);
    expect(await isCommitting(pool, region, week)).toBe(true);
    const again = (await takeRun(pool, worker))!;
    expect(again.row).toMatchObject({ state: "committing", menu_revision: 3 });
    await again.move("commit");
    expect(await stateOf(runId)).toBe("committed");
  });

  it("say which of them the deadline asked for, those of an earlier version too", async () => {
    await queue();
    await pool.query(
      `UPDATE scratch.run SET requested_by = '{"id": "generation-deadline", "name": "generation-deadline"}',
         commit_by = '{"id": "generation-deadline", "name": "generation-deadline", "kind": "system", "reason": "the deadline passed"}'`,
    );
    await queue();
    await migrateScratch(pool);
    expect((await takeRun(pool, worker))!.row).toMatchObject({ requested_by: { kind: "deadline" }, commit_by: { kind: "deadline" } });
    expect(await deadlineRunsOf(pool, region, week)).toMatchObject({ count: 1, underWay: true });
    await queue({ kind: "deadline" });
    expect((await deadlineRunsOf(pool, region, week)).count).toBe(2);
  });
});
