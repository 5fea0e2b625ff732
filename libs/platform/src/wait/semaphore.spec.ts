import { Semaphore } from "./semaphore.ts";

describe("slots", () => {
  const never = new AbortController().signal;

  it("lend each place to one caller, and to the next in turn when it comes back", async () => {
    const slots = new Semaphore(1);
    const first = await slots.take(never);
    const order: string[] = [];
    const taken = async (name: string) => {
      const release = await slots.take(never);
      order.push(name);
      release();
    };
    const others = [taken("second"), taken("third")];
    first();
    first();
    await Promise.all(others);
    expect(order).toEqual(["second", "third"]);
  });

  it("lend nothing to a caller that has given up waiting", async () => {
    const slots = new Semaphore(1);
    const first = await slots.take(never);
    const stop = new AbortController();
    const impatient = slots.take(stop.signal);
    const patient = slots.take(never);
    stop.abort();
    (await impatient)();
    first();
    (await patient)();
    expect(await slots.take(never)).toBeDefined();
  });
});
