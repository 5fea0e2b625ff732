import { hashText } from "@tablee/domain/kernel/hash";
import { orderIdOf } from "@tablee/domain/kernel/ids";
import type { GenerationInputsData } from "@tablee/domain/order/vocabulary";
import { CompiledWeek } from "@tablee/domain/order-generation/compile";
import { hashInput, hashOfResult } from "@tablee/domain/order-generation/inputs";
import { pickFor } from "@tablee/domain/order-generation/pick";
import { menuId, streamName } from "@tablee/domain/streams";
import { accountId, orderGenerated, plan, slot, subscriptionId, tastes } from "@tablee/domain/testing/examples";
import { exampleItems, exampleWeek, random } from "@tablee/domain/testing/generation-examples";
import type { StoredEvent } from "@tablee/event-store/events";
import { leavingOut, rowsAfter } from "@tablee/projections/generation-inputs/queries";
import { type Explained, explainOrder } from "./explain-order.ts";
import { historyOf } from "./history.ts";

const [FIRST, GAP, WEEK] = ["2027-01-18", "2027-01-25", "2027-02-01"] as const;
const { region, items, ranking } = exampleWeek(1, exampleItems(random(1)));
const at = "2027-01-04T15:00:00.000Z";
const sku = (place: number) => items[place]!.sku;

/** A log in memory. */
class Memory {
  readonly events: StoredEvent[] = [];

  append(stream: string, type: string, data: object): void {
    const revision = this.events.filter((event) => event.stream === stream).length;
    const position = BigInt(this.events.length);
    const metadata = {
      actor: { kind: "system", id: "test" },
      commandId: "",
      correlationId: "",
      schemaVersion: 1,
      subject: accountId,
      at,
    } as const;
    this.events.push({ id: `${position}`, stream, revision, position, type, data, metadata, createdAt: new Date(at) });
  }

  readonly read = async (stream: string) => this.events.filter((event) => event.stream === stream);
}

const orderStream = (week: string) => streamName("order", orderIdOf(subscriptionId, week));
const subscriptionStream = streamName("subscription", subscriptionId);
const menuStream = streamName("menu", menuId(region, WEEK));

describe("an order's explanation", () => {
  let log: Memory;
  beforeEach(() => {
    log = new Memory();
    log.append(menuStream, "MenuPublished", { region, week: WEEK, items, ranking, publishedAt: at });
    const started = { subscriptionId, accountId, region, plan, tastes, slot, firstWeek: FIRST, startedAt: at };
    log.append(subscriptionStream, "SubscriptionStarted", started);
  });

  const made = (week: string, skus: readonly string[], inputs: GenerationInputsData) => {
    const lines = skus.map((each) => ({ ...orderGenerated.data.lines[0]!, sku: each, quantity: 1 }));
    const data = {
      ...orderGenerated.data,
      orderId: orderIdOf(subscriptionId, week),
      subscriptionId,
      accountId,
      region,
      week,
      lines,
      inputs,
    };
    log.append(orderStream(week), "OrderGenerated", data);
  };
  const inputsOf = (runId: string, hash: string, menuRevision = 0): GenerationInputsData => ({
    runId,
    menuRevision,
    policyVersion: "generation-1",
    hash: hashOfResult({ region, week: WEEK, menuRevision }, "generation-1", hash),
  });
  const rowNow = async () => rowsAfter(accountId, (await historyOf(log, subscriptionId, WEEK))!.events).at(-1)!;
  const explanation = () => explainOrder(log, orderIdOf(subscriptionId, WEEK));
  const wanted = pickFor(new CompiledWeek({ ...exampleWeek(1, items), week: WEEK }), {
    subscriptionId,
    plan,
    tastes,
    recent: [],
    ratings: {},
    hash: "",
  }).map(({ item }) => new CompiledWeek(exampleWeek(1, items)).items[item]!.sku);
  /** Changes menu, tastes and history, as may happen long after the order was made. */
  const changeEverything = () => {
    const backwards = Object.fromEntries(Object.entries(ranking).map(([category, skus]) => [category, skus!.toReversed()]));
    log.append(menuStream, "CategoryRankingSaved", { region, week: WEEK, ranking: backwards, savedAt: at });
    log.append(subscriptionStream, "TastesChanged", { tastes: { ...tastes, allergens: ["milk"] }, fromWeek: FIRST, changedAt: at });
    log.append(orderStream(FIRST), "OrderSkipped", { skippedAt: at });
  };

  it("of a run reads menu, tastes and history as they were", async () => {
    made(FIRST, [sku(0), sku(1)], inputsOf("sign-up", ""));
    made(WEEK, wanted, inputsOf("run", (await rowNow()).hash));
    const before = await explanation();
    expect(before).toMatchObject({
      input: {
        tastes,
        recent: [
          [sku(0), FIRST],
          [sku(1), FIRST],
        ],
      },
    });
    expect((before as Explained).picks.map((pick) => pick.sku)).toEqual(wanted);
    changeEverything();
    expect(await explanation()).toEqual(before);
  });

  it("of a run is right although something changed between its commit and the order", async () => {
    made(FIRST, [sku(0)], inputsOf("sign-up", ""));
    const { hash } = await rowNow();
    log.append(orderStream(FIRST), "OrderSkipped", { skippedAt: at });
    made(WEEK, wanted, inputsOf("run", hash));
    expect(await explanation()).toMatchObject({ input: { recent: [[sku(0), FIRST]] } });
  });

  it("of a run takes account of weeks that the run reported as not covered", async () => {
    made(FIRST, [sku(0)], inputsOf("sign-up", ""));
    made(WEEK, wanted, inputsOf("run", leavingOut(await rowNow(), [GAP]).hash));
    expect(await explanation()).toMatchObject({ input: { recent: [[sku(0), FIRST]] } });
  });

  it("of a new subscription's week reads the terms, and the earlier weeks as they were made", async () => {
    made(FIRST, [sku(0)], inputsOf("sign-up", ""));
    const read = { subscriptionId, plan, tastes, recent: [[sku(0), FIRST]] as [string, string][], ratings: {} };
    log.append(orderStream(FIRST), "OrderEdited", { lines: [], editingSession: "window", editedAt: at });
    made(WEEK, wanted, inputsOf("sign-up", hashInput(read)));
    const before = await explanation();
    expect(before).toMatchObject({ input: read });
    changeEverything();
    expect(await explanation()).toEqual(before);
  });

  it("of a sign-up of an earlier version is found although its hash followed the order of keys", async () => {
    const { diets, dislikes, allergens } = tastes;
    made(WEEK, wanted, inputsOf("sign-up", hashText(JSON.stringify([subscriptionId, plan, { diets, dislikes, allergens }, [], {}]))));
    expect(await explanation()).toMatchObject({ input: { tastes, recent: [] } });
  });

  it("reads the customer's ratings as they were, and orders made before there were any by their earlier hash", async () => {
    const rate = (again: string) =>
      log.append(streamName("review", accountId), "DishReviewed", { orderId: orderIdOf(subscriptionId, FIRST), sku: wanted[0], again });
    made(FIRST, [sku(0)], inputsOf("sign-up", ""));
    const unrated = (await rowNow()).hash;
    rate("definitely");
    const rated = (await rowNow()).hash;
    made(WEEK, wanted, inputsOf("run", rated));
    rate("never");
    const after = (await explanation()) as Explained;
    expect(after.input.ratings).toEqual({ [wanted[0]!]: 5 });
    expect(after.picks.find((pick) => pick.sku === wanted[0])).toMatchObject({ reason: "wanted-again" });

    const orders = log.events.filter(({ stream }) => stream === orderStream(WEEK));
    orders[0] = { ...orders[0]!, data: { ...(orders[0]!.data as object), inputs: inputsOf("run", unrated) } };
    const read = async (stream: string) => (stream === orderStream(WEEK) ? orders : log.read(stream));
    expect(await explainOrder({ read }, orderIdOf(subscriptionId, WEEK))).toMatchObject({ input: { ratings: {}, hash: unrated } });
  });

  it("of a new subscription's week reads the ratings that it was made with", async () => {
    made(FIRST, [sku(0)], inputsOf("sign-up", ""));
    const review = { orderId: orderIdOf(subscriptionId, FIRST), sku: sku(0), again: "never" };
    log.append(streamName("review", accountId), "DishReviewed", review);
    const read = { subscriptionId, plan, tastes, recent: [[sku(0), FIRST]] as [string, string][], ratings: { [sku(0)]: 1 } };
    made(WEEK, wanted, inputsOf("sign-up", hashInput(read)));
    expect(await explanation()).toMatchObject({ input: read });
  });

  it("is unknown where nothing in the log has the hash, and undefined where there is no such order", async () => {
    made(WEEK, wanted, inputsOf("run", "0000000000000000"));
    expect(await explanation()).toBe("unknown");
    expect(await explainOrder(log, orderIdOf(subscriptionId, GAP))).toBeUndefined();
  });
});
