import { setTimeout as sleep } from "node:timers/promises";
import { Recurring } from "./recurring.ts";

const NEVER_MS = 3_600_000;

describe("what recurs", () => {
  it("runs repeatedly, without a request", async () => {
    let runs = 0;
    const recurring = new Recurring(1, async () => void runs++, fail);
    while (runs < 3) await sleep(1);
    await recurring.stop();
    const atTheEnd = runs;
    await sleep(10);
    expect(runs).toBe(atTheEnd);
  });

  it("runs one at a time, and once again for all requests made during a run", async () => {
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let runs = 0;
    const recurring = new Recurring(NEVER_MS, () => gates[runs++]!.promise, fail);
    for (let asked = 0; asked < 3; asked++) recurring.hurry();
    expect(runs).toBe(1);
    gates[0]!.resolve();
    await sleep(1);
    expect(runs).toBe(2);
    gates[1]!.resolve();
    await recurring.stop();
    expect(runs).toBe(2);
  });

  it("reports a run that fails, and runs again", async () => {
    const failures: unknown[] = [];
    const recurring = new Recurring(
      NEVER_MS,
      async () => {
        if (failures.length === 0) throw new Error("away");
      },
      (error) => failures.push(error),
    );
    recurring.hurry();
    await sleep(1);
    recurring.hurry();
    await recurring.stop();
    expect(failures).toEqual([new Error("away")]);
  });

  it("ends only once the present run has ended", async () => {
    const gate = Promise.withResolvers<void>();
    let ended = false;
    const work = async () => {
      await gate.promise;
      ended = true;
    };
    const recurring = new Recurring(NEVER_MS, work, fail);
    recurring.hurry();
    const stopped = recurring.stop();
    gate.resolve();
    await stopped;
    expect(ended).toBe(true);
  });
});

const fail = (error: unknown): never => {
  throw error;
};
