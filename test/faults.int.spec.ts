import { skipOrder } from "@tablee/contracts/calls/account";
import { eventually, ordersOf, type Somebody, signUp } from "./people.ts";
import { type Stage, setStage } from "./stage.ts";

describe("an event store in trouble", () => {
  let stage: Stage;
  let person: Somebody;
  beforeAll(async () => {
    stage = await setStage();
    person = await signUp(stage.url);
  }, 60_000);
  afterAll(() => stage.stop(), 30_000);

  it("is tried again: an append that is dropped is not lost", async () => {
    const [, order] = await ordersOf(person);
    stage.faults.dropNextAppend("UNAVAILABLE");
    expect((await person.call(skipOrder, { orderId: order!.orderId })).order.status).toBe("skipped");
  });

  it("does not do a thing twice whose acknowledgement was lost after the commit", async () => {
    const [, , order] = await ordersOf(person);
    stage.faults.loseNextAckAfterCommit();
    expect((await person.call(skipOrder, { orderId: order!.orderId })).order.status).toBe("skipped");
    const events = await stage.running.api.opened.store.read(`order-${order!.orderId}`);
    expect(events.filter((event) => event.type === "OrderSkipped")).toHaveLength(1);
  }, 30_000);

  it("goes on following the log after its subscriptions were cut", async () => {
    stage.faults.dropSubscriptions();
    const [, , , order] = await ordersOf(person);
    await person.call(skipOrder, { orderId: order!.orderId });
    const cards = await eventually(
      () => ordersOf(person),
      (all) => all.find((card) => card.orderId === order!.orderId)?.status === "skipped",
    );
    expect(cards.find((card) => card.orderId === order!.orderId)?.status).toBe("skipped");
  }, 30_000);
});
