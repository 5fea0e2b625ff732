import { CallError } from "@tablee/contracts/client";
import { committedSince, staleFigures } from "./stale-figures.ts";

const refused = (code: string, details: object) => new CallError(409, { code, message: code, details } as never);

test("only a commit that is refused as stale carries the server's figures", () => {
  expect(staleFigures(refused("preview-stale", { stale: 31, rows: 31 }))).toEqual({ stale: 31, rows: 31 });
  expect(staleFigures(refused("generation-closed", { closesAt: "soon" }))).toBeUndefined();
  expect(staleFigures(new Error("preview-stale"))).toBeUndefined();
});

test("the latest commit of the same week that another run made since is named", () => {
  const run = (runId: string, requestedAt: string, by?: string, week = "2026-11-30") =>
    ({ runId, region: "bc", week, requestedAt, committed: by ? { by, at: `${requestedAt}+` } : null }) as never;
  const mine = run("mine", "10:00");
  expect(committedSince(mine, [mine, run("before", "09:00", "Maya"), run("other week", "11:00", "Ana", "2026-12-07")])).toBeNull();
  expect(committedSince(mine, [run("first", "10:05", "Maya"), run("second", "10:10", "Noor")])).toMatchObject({ by: "Noor" });
});
