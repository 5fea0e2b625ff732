import { subscriptions } from "@tablee/commands/aggregates";
import { openCapacity } from "@tablee/commands/capacity/open-capacity";
import type { CommandContext } from "@tablee/commands/context";
import { publishMenu } from "@tablee/commands/menu/publish-menu";
import { skipOrder } from "@tablee/contracts/calls/account";
import {
  commitGeneration,
  generationExplanation,
  generationRows,
  generationRun,
  orderExplanation,
  previewOrderGeneration,
} from "@tablee/contracts/calls/subscription-profiles";
import { saveRanking, weekData } from "@tablee/contracts/calls/weekly-categories";
import { menuOfWeek } from "@tablee/demo/menus";
import { idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import type { Tastes } from "@tablee/domain/subscription/vocabulary";
import { advance, eventually, ordersOf, signUp, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const region = "qc";
const WEEK = "2027-01-04";
const TUESDAY = "2026-11-24T15:00:00.000Z";
const contextOf = (name: string): CommandContext => {
  const commandId = idFrom("explanation spec", name);
  return { commandId, actor: { kind: "system", id: "test" }, correlationId: commandId, at: TUESDAY };
};

const stage = await specStage();
await publishMenu(stage.steps, { region, week: WEEK, ...menuOfWeek(region, 7, 200) }, contextOf("menu"));
await openCapacity(stage.steps, { region, week: WEEK }, contextOf("capacity"));
const person = await signUp(stage.url);
const merchandiser = await staffMember(stage.url, "menus@tablee.example");
await advance(await staffMember(stage.url, "admin@tablee.example"), TUESDAY);

describe("why an order is what it is", () => {
  const whyOf = async (orderId: OrderId) => (await merchandiser.call(orderExplanation, { orderId })).explanation;
  const subscriptionIn = async (runId: string) => (await merchandiser.call(generationRows, { runId })).rows[0]!.subscriptionId;
  const previewed = async () => {
    const { runId } = (await merchandiser.call(previewOrderGeneration, { region, week: WEEK })).run;
    await eventually(
      () => merchandiser.call(generationRun, { runId }),
      ({ run }) => run.state === "previewed",
    );
    return runId;
  };
  const reverseRanking = async (week: string) => {
    const { categories, revision } = await merchandiser.call(weekData, { region, week });
    const ranking = Object.fromEntries(categories.map(({ category, items }) => [category, items.map(({ dish }) => dish.sku).reverse()]));
    await merchandiser.call(saveRanking, { region, week, revision, ranking });
  };

  it("stays the same for orders of a sign-up, of a policy and of a run, whatever changed afterwards", async () => {
    const runId = await previewed();
    const subscriptionId = await subscriptionIn(runId);
    const [row] = (await merchandiser.call(generationRows, { runId })).rows;
    await merchandiser.call(commitGeneration, { runId, confirmation: `${region} ${WEEK}`, reason: "it is ready" });
    const orders = await eventually(
      () => ordersOf(person),
      (all) => all.some(({ week }) => week === WEEK),
    );
    const before = await Promise.all(orders.map(({ orderId }) => whyOf(orderId)));
    const lines = orders.map((order) => order.lines.filter(({ dish }) => dish.kind !== "market").map(({ dish }) => dish.sku));
    expect(before.map((why) => why?.lines.map(({ sku }) => sku))).toEqual(lines);
    expect(before.at(-1)!.lines).toEqual(row!.lines);
    expect(await merchandiser.call(generationExplanation, { runId, subscriptionId })).toEqual({ explanation: before.at(-1) });
    // Orders of a sign-up avoid the items of its earlier ones.
    expect(before.every((why) => why!.recent.length > 0)).toBe(true);
    const first = await whyOf(person.firstOrderId);
    expect(first).toMatchObject({ recent: [], lines: { length: 3 } });

    for (const { week } of orders) await reverseRanking(week);
    const { runtime } = stage.running.api.opened.dependencies;
    const tastes: Tastes = { diets: ["vegan"], allergens: ["milk"], dislikes: [] };
    const changed = { type: "ChangeTastes", tastes, fromWeek: orders[0]!.week, at: TUESDAY } as const;
    await runtime.handle(subscriptions, subscriptionId, changed, contextOf("tastes"));
    const editable = orders.filter((order) => order.editable);
    for (const { orderId } of editable) await person.call(skipOrder, { orderId });
    expect(await Promise.all(orders.map(({ orderId }) => whyOf(orderId)))).toEqual(before);
    expect(await whyOf(person.firstOrderId)).toEqual(first);
    expect(await merchandiser.call(generationExplanation, { runId, subscriptionId })).toEqual({ explanation: before.at(-1) });
  });
});
