import { randomUUID } from "node:crypto";
import { HOUR_S } from "@tablee/access/sign-in/limits";
import { updatePaymentMethodToPaypal } from "@tablee/contracts/calls/account";
import { billPatch, createPatch } from "@tablee/contracts/calls/additions";
import { editorDataV2 } from "@tablee/contracts/calls/orders";
import { updateCard } from "@tablee/contracts/calls/settings-payment";
import { approvedSetup } from "../money/paypal.ts";
import { forgetDeclines, gatewayCharges } from "../stage/gateway-view.ts";
import { type Customer, eventually, ordersOf, readyToPay } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

type Almost = Awaited<ReturnType<typeof readyToPay>>;

const statusOf = (asking: Promise<unknown>): Promise<number> =>
  asking.then(
    () => 200,
    (error: { status?: number }) => error.status ?? 0,
  );
const inTurn = async <Item>(items: readonly Item[], work: (item: Item) => Promise<number>): Promise<number[]> => {
  const statuses: number[] = [];
  for (const item of items) statuses.push(await work(item));
  return statuses;
};
const count = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;
const badCards = (many: number) => Array.from({ length: many }, () => `tok_declined-${randomUUID()}`);

const stage = await specStage({ households: true });

describe("trying cards", () => {
  beforeEach(async () => {
    await stage.running.api.pool.query("DELETE FROM vault.rate_limit");
    await forgetDeclines(stage.running.api.pool);
  });

  const declined = async () => (await gatewayCharges(stage.running.api.pool)).filter(({ outcome }) => outcome === "declined").length;
  const prepared = async (many: number): Promise<Almost[]> => {
    const people: Almost[] = [];
    for (let i = 0; i < many; i++) people.push(await readyToPay(stage.url));
    return people;
  };

  /** A first order whose charge was declined, once read models have it. */
  const unpaidOf = async (person: Almost): Promise<readonly string[]> => {
    expect(await statusOf(person.complete("tok_declined"))).toBe(402);
    const boxes = await eventually(
      () => ordersOf(person),
      (all) => all.some(({ failure }) => failure !== undefined),
    );
    return boxes.map(({ orderId }) => orderId);
  };

  /** Declines of newcomers in this stage's network, beside those that a spec brings about. */
  const declinedNearby = async (many: number) => {
    const { limits } = stage.running.api.access;
    await limits.limiter("card", many, HOUR_S).penalty(limits.key("card", "127.0.0.1"), many);
  };

  /** An item on its way into a paid box, not paid for yet. */
  const started = async (person: Customer) => {
    const { firstOrderId: orderId } = person;
    const { items } = await person.call(editorDataV2, { orderId });
    const { sku } = items.find(
      ({ dish, unitsLeft }) => dish.kind === "market" && dish.minimumBasketCents === undefined && unitsLeft > 5,
    )!.dish;
    const editingSession = "window-one";
    const { addition } = await person.call(createPatch, { orderId, lines: [{ sku, quantity: 1 }], editingSession });
    return { person, input: { orderId, additionId: addition.additionId, editingSession } };
  };
  const payAddition = ({ person, input }: Awaited<ReturnType<typeof started>>) => person.call(billPatch, input);

  it("ends after five that were declined within an hour for the account, and for no other behind its network address", async () => {
    const [person, neighbour] = (await prepared(2)) as [Almost, Almost];
    const statuses = await inTurn(badCards(5), (card) => statusOf(person.complete(card)));
    expect(statuses).toEqual([402, 402, 402, 402, 402]);
    expect(await declined()).toBe(5);
    const refused = await person.complete("tok_visa").catch((error) => error);
    expect(refused).toMatchObject({ code: "too-many-declines", body: { details: { retryAfterSeconds: expect.any(Number) } } });
    expect(await statusOf(neighbour.complete("tok_visa"))).toBe(200);
  });

  it("ends for newcomers of one network address after fifty, and goes on there for a household that has paid", async () => {
    const [person] = (await prepared(1)) as [Almost];
    const paid = await stage.household();
    await declinedNearby(48);
    expect(await inTurn([...badCards(2), "tok_visa"], (card) => statusOf(person.complete(card)))).toEqual([402, 402, 429]);
    expect(await statusOf(payAddition(await started(paid)))).toBe(200);
  });

  it("counts what the gateway was asked: a card that was declined for good is not, however often it is pressed", async () => {
    const [person] = (await prepared(1)) as [Almost];
    const statuses = await inTurn(Array<string>(6).fill("tok_declined"), (card) => statusOf(person.complete(card)));
    expect([count(statuses, 402), await declined()]).toEqual([6, 1]);
    expect(await statusOf(person.complete("tok_visa"))).toBe(200);
  });

  it("counts one attempt once, however many callers report it at the same moment", async () => {
    const [person] = (await prepared(1)) as [Almost];
    await Promise.all(Array.from({ length: 5 }, () => statusOf(person.complete("tok_declined"))));
    expect(await declined()).toBe(1);
    expect(await inTurn(badCards(5), (card) => statusOf(person.complete(card)))).toEqual([402, 402, 402, 402, 429]);
  });

  it("is no faster with many accounts at once", async () => {
    await declinedNearby(45);
    const people = await prepared(9);
    const statuses = await Promise.all(people.map((person) => statusOf(person.complete("tok_declined"))));
    expect([count(statuses, 402), count(statuses, 429), await declined()]).toEqual([5, 4, 5]);
  });

  it("refuses no household behind one address when many pay well at once", async () => {
    const people = await prepared(12);
    const statuses = await Promise.all(people.map((person) => statusOf(person.complete("tok_visa"))));
    expect(statuses).toEqual(Array(12).fill(200));
  });

  it("counts cards that are given while a box is unpaid, of whichever kind, and lets a household try a few", async () => {
    const { complete, ...person } = await readyToPay(stage.url);
    const paid = await stage.household();
    const [orderId] = await unpaidOf({ complete, ...person });
    const give = (methodToken: string) => statusOf(person.call(updateCard, { methodToken }));
    expect(await inTurn(badCards(7), give)).toEqual([200, 200, 200, 200, 429, 429, 429]);
    expect(await declined()).toBe(5);
    expect(await statusOf(person.call(updatePaymentMethodToPaypal, { setupToken: await approvedSetup(person, "camille") }))).toBe(429);
    expect(await statusOf(paid.call(updateCard, { methodToken: "tok_mastercard" }))).toBe(200);

    const outcomes = async (methodToken: string) => {
      await stage.running.api.pool.query("DELETE FROM vault.rate_limit");
      return (await person.call(updateCard, { methodToken })).charges.map((charge) => [charge.orderId, charge.outcome]);
    };
    expect(await outcomes("tok_declined-7")).toEqual([[orderId, "declined"]]);
    expect(await outcomes("tok_declined-7")).toEqual([[orderId, "not-tried"]]);
    expect(await outcomes("tok_mastercard")).toEqual([[orderId, "paid"]]);
    expect(await outcomes("tok_visa")).toEqual([]);
    const box = await eventually(
      async () => (await ordersOf(person)).find((order) => order.orderId === orderId)!,
      ({ status }) => status === "billed",
    );
    expect(box.status).toBe("billed");
  });

  it("answers every try of one key with what its card brought", async () => {
    const { complete, ...person } = await readyToPay(stage.url);
    const [orderId] = await unpaidOf({ complete, ...person });
    await stage.running.api.pool.query("DELETE FROM vault.rate_limit");
    const key = randomUUID();
    const give = () => person.call(updateCard, { methodToken: "tok_mastercard" }, { idempotencyKey: key });
    const answers = [...(await Promise.all([give(), give(), give()])), await give()];
    expect(answers.map(({ charges }) => charges.map((charge) => [charge.orderId, charge.outcome]))).toEqual(
      answers.map(() => [[orderId, "paid"]]),
    );
  });

  it("for an addition counts what the gateway was asked, and takes a good card afterwards", async () => {
    const person = await stage.household();
    await person.call(updateCard, { methodToken: "tok_declined" });
    const addition = await started(person);
    const pay = async () => (await payAddition(addition)).result;
    const results: string[] = [];
    for (let presses = 0; presses < 7; presses++) results.push(await pay());
    expect([new Set(results), await declined()]).toEqual([new Set(["declined"]), 1]);
    await person.call(updateCard, { methodToken: "tok_visa" });
    expect(await pay()).toBe("billed");
  });
});
