import { IdleCheck } from "@tablee/api/operations/idle-check";
import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { eventually, ordersOf, signUp } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage();

describe("what a slow event store would make long", () => {
  /** Rounds of calls to the API's store: calls side by side are one round. */
  function rounds(): () => number {
    const { store } = stage.running.api.opened;
    let [under, count] = [0, 0];
    for (const name of ["read", "append"] as const) {
      const ask = store[name].bind(store) as (...args: unknown[]) => Promise<unknown>;
      const counted = (...args: unknown[]) => {
        if (under++ === 0) count++;
        return ask(...args).finally(() => under--);
      };
      Object.assign(store, { [name]: counted });
    }
    return () => count;
  }

  it("skips in one round, and brings back in at most twelve although others have written to the same stock and place", async () => {
    const person = await signUp(stage.url);
    const { orderId } = (await ordersOf(person)).find(({ status, editable }) => status === "open" && editable)!;
    const asked = rounds();
    await person.call(skipOrder, { orderId });
    expect(asked()).toBe(1);
    const { opened } = stage.running.api;
    const idle = new IdleCheck(opened);
    await eventually(() => idle.isIdle(opened.clock.now()), Boolean);
    const before = asked();
    await person.call(unskipOrder, { orderId });
    expect(asked() - before).toBeLessThanOrEqual(12);
  });
});
