import { Refused } from "@tablee/commands/refused";
import { refuse } from "@tablee/domain/kernel/errors";
import { accountId } from "@tablee/domain/testing/examples";
import type { ApiContext } from "../../api-context.ts";
import { Failure } from "../../http/failure.ts";
import { give } from "./giving.ts";

const giving = { commandId: "command", staffId: "staff", accountId, cents: 2_000, at: "2026-06-01T12:00:00.000Z" };

/** Gives with an outcome. @returns the commands whose amounts were released */
async function releasedBy(outcome: () => Promise<string>): Promise<string[]> {
  const released: string[] = [];
  const allowances = { release: async ({ commandId }: typeof giving) => void released.push(commandId) };
  await give({ access: { allowances } } as unknown as ApiContext, giving, outcome).catch(() => {});
  return released;
}

describe("an amount that counts towards an allowance", () => {
  it("counts once it is given, or may have been", async () => {
    expect(await releasedBy(async () => "given")).toEqual([]);
    expect(await releasedBy(() => Promise.reject(new Error("no answer")))).toEqual([]);
  });

  it("does not count where a rule refused it, nor where nothing was left to give", async () => {
    expect(await releasedBy(() => Promise.reject(new Refused(refuse("gift-card-refunded"))))).toEqual(["command"]);
    expect(await releasedBy(() => Promise.reject(new Failure("gift-card-used-up")))).toEqual(["command"]);
  });
});
