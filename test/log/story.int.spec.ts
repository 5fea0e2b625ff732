import { accountIndex, currentMeritProgram, skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { dishReviews, dishWords } from "@tablee/contracts/calls/admin/reviews";
import { deliveryHistory } from "@tablee/contracts/calls/clients";
import { editorDataV2, updateQuantity } from "@tablee/contracts/calls/orders";
import { commentOnOrder, lessOfDish, orderReviews, ownReviews, reviewOfDish } from "@tablee/contracts/calls/reviews";
import { rewardPageData, rewardsBalance, rewardsHistories } from "@tablee/contracts/calls/rewards";
import {
  commitGeneration,
  generationRows,
  generationRun,
  previewOrderGeneration,
  type RunView,
} from "@tablee/contracts/calls/subscription-profiles";
import { accountHistory, accountState, searchAccounts } from "@tablee/contracts/calls/support";
import { saveRanking, weekData } from "@tablee/contracts/calls/weekly-categories";
import { MASK } from "@tablee/contracts/sees";
import { addDays, weekOf } from "@tablee/domain/kernel/time";
import { noWords } from "@tablee/domain/review/vocabulary";
import { advance, boxesOf, eventually, ordersOf, readMessage, signUp, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const SIXTH_WEEK = "2026-12-28";

const stage = await specStage({ secured: true });

describe("a customer's week, from sign-up to matured points", () => {
  const previewed = async (merchandiser: Awaited<ReturnType<typeof staffMember>>): Promise<RunView> => {
    const { run } = await merchandiser.call(previewOrderGeneration, { region: "qc", week: SIXTH_WEEK });
    return (
      await eventually(
        () => merchandiser.call(generationRun, { runId: run.runId }),
        (answer) => answer.run.state !== "queued" && answer.run.state !== "running",
      )
    ).run;
  };

  /** Rates a dish of a delivered box and comments on the box; merchandisers read the words. Another customer sees no such order. */
  const reviewed = async (
    person: Awaited<ReturnType<typeof signUp>>,
    other: Awaited<ReturnType<typeof signUp>>,
    merchandiser: Awaited<ReturnType<typeof staffMember>>,
    { orderId, lines }: Awaited<ReturnType<typeof boxesOf>>[number],
  ) => {
    const { sku } = lines[0]!.dish;
    const words = { ...noWords, taste: "<b>Too salty</b>" };
    const opinion = { again: "never" as const, recommends: false, dislikes: ["taste" as const], words };
    const refused = { body: { code: "order-not-found" } };
    await expect(other.call(reviewOfDish, { orderId, sku, opinion })).rejects.toMatchObject(refused);
    await expect(other.call(orderReviews, { orderId })).rejects.toMatchObject(refused);
    await person.call(reviewOfDish, { orderId, sku, opinion });
    await person.call(commentOnOrder, { orderId, comment: "Early, and warm" });
    expect(await person.call(ownReviews, {})).toEqual({ dishes: [{ orderId, sku, again: "never" }], comments: [orderId], less: [] });
    await person.call(lessOfDish, { sku, less: true });
    expect((await person.call(ownReviews, {})).less).toEqual([sku]);
    await person.call(lessOfDish, { sku, less: false });
    expect((await person.call(ownReviews, {})).less).toEqual([]);
    const missing = { body: { code: "product-not-found" } };
    await expect(person.call(lessOfDish, { sku: "RTC-9999", less: true })).rejects.toMatchObject(missing);
    expect(await person.call(orderReviews, { orderId })).toMatchObject({
      dishes: [{ sku, opinion, editable: true }],
      comment: { text: "Early, and warm", editable: true },
    });
    const { rows } = await eventually(
      () => merchandiser.call(dishReviews, {}),
      (answer) => answer.rows.length > 0,
    );
    expect(rows).toMatchObject([{ sku, reviews: 1, answers: [1, 0, 0, 0, 0], average: 1, before: null, no: 1, dislikes: [1, 0, 0, 0] }]);
    expect((await merchandiser.call(dishWords, { sku, text: "taste" })).rows).toMatchObject([{ again: "never", text: "<b>Too salty</b>" }]);
  };

  it("runs through every room of the house", async () => {
    const person = await signUp(stage.url);
    const orders = await boxesOf(person);
    expect(orders.length).toBeGreaterThanOrEqual(6);
    const [first, second, third] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]];
    expect(first).toMatchObject({ orderId: person.firstOrderId, status: "billed", firstOrder: true });
    expect(second).toMatchObject({ status: "open", editable: true, belowMinimum: false });
    expect(second.cutoff.time).toBe("23:59");
    expect(second.cutoff.date).toBe(addDays(second.deliveryDate, -4));

    // Skip one and undo, edit another.
    expect((await person.call(skipOrder, { orderId: second.orderId, reason: "away" })).order.status).toBe("skipped");
    expect((await ordersOf(person)).find((order) => order.orderId === second.orderId)).toMatchObject({
      status: "skipped",
      skippedBecause: "away",
    });
    const back = await person.call(unskipOrder, { orderId: second.orderId });
    const pointsToCome = second.pointsToCome + 50;
    expect(back).toMatchObject({ removed: [], pointsEarned: 50, order: { status: "open", pointsToCome } });
    expect((await ordersOf(person))[1]).toMatchObject({ orderId: second.orderId, pointsToCome });
    await person.call(skipOrder, { orderId: second.orderId, reason: "away" });
    const again = await person.call(unskipOrder, { orderId: second.orderId });
    expect(again).toMatchObject({ pointsEarned: 0, order: { status: "open", pointsToCome } });
    const editor = await person.call(editorDataV2, { orderId: third.orderId });
    const cheese = editor.items.find((item) => item.dish.kind === "market" && item.unitsLeft > 2)!;
    const lines = [...third.lines.map((line) => ({ sku: line.dish.sku, quantity: line.quantity })), { sku: cheese.dish.sku, quantity: 2 }];
    const saved = await person.call(updateQuantity, {
      orderId: third.orderId,
      version: third.version,
      editingSession: "window-one",
      lines,
    });
    expect(saved.order.lines.find((line) => line.dish.sku === cheese.dish.sku)?.amountCents).toBe(2 * cheese.unitCents);
    await expect(
      person.call(updateQuantity, { orderId: third.orderId, version: third.version, editingSession: "window-two", lines: lines.slice(1) }),
    ).rejects.toMatchObject({ body: { code: "order-changed-elsewhere" } });

    // An admin previews, ranks, previews again and sees the difference, commits.
    const others: Awaited<ReturnType<typeof signUp>>[] = [];
    for (let i = 0; i < 3; i++) others.push(await signUp(stage.url, { recipes: 2 + i }));
    const merchandiser = await staffMember(stage.url, "menus@tablee.example");
    const before = await previewed(merchandiser);
    expect(before).toMatchObject({ state: "previewed", summary: { alreadyThere: expect.any(Number) } });
    const data = await merchandiser.call(weekData, { region: "qc", week: SIXTH_WEEK });
    const category = data.categories.find((each) => each.category === "meat-and-fish")!;
    const ranking = { "meat-and-fish": category.items.map((item) => item.dish.sku).reverse() };
    await merchandiser.call(saveRanking, { region: "qc", week: SIXTH_WEEK, revision: data.revision, ranking });
    await expect(
      merchandiser.call(saveRanking, { region: "qc", week: SIXTH_WEEK, revision: data.revision, ranking }),
    ).rejects.toMatchObject({ body: { code: "menu-changed-elsewhere" } });
    const after = await previewed(merchandiser);
    expect(after.summary?.sincePrevious?.runId).toBe(before.runId);
    const rows = await merchandiser.call(generationRows, { runId: after.runId });
    expect(rows.total).toBe(after.summary!.orders);
    for (const row of rows.rows)
      for (const line of row.lines) expect(line.reason).toMatch(/preferred|wanted|alike|repeated|beyond|second|replacement/);
    await expect(merchandiser.call(commitGeneration, { runId: after.runId, confirmation: "qc", reason: "ready" })).rejects.toMatchObject({
      body: { code: "confirmation-wrong" },
    });
    await merchandiser.call(commitGeneration, { runId: after.runId, confirmation: `qc ${SIXTH_WEEK}`, reason: "the sixth week is ready" });
    const committed = await eventually(
      () => merchandiser.call(generationRun, { runId: after.runId }),
      (answer) => answer.run.committed !== null,
    );
    expect(committed.run.committed).toMatchObject({ orders: after.summary!.orders, changed: [] });

    // The cutoff passes, the card is charged, the box is delivered, the points mature.
    const admin = await staffMember(stage.url, "admin@tablee.example");
    await advance(admin, `${addDays(second.deliveryDate, 1)}T12:00:00.000Z`);
    const later = await person.call(accountIndex, {});
    expect(later.orders.some((order) => order.orderId === second.orderId)).toBe(false);
    const { deliveries } = await person.call(deliveryHistory, {});
    expect(deliveries.map(({ orderId, status }) => [orderId, status])).toEqual([
      [second.orderId, "delivered"],
      [first.orderId, "delivered"],
    ]);
    for (const { receiptNumber, totalCents } of deliveries)
      expect([receiptNumber, totalCents]).toEqual([expect.any(String), expect.any(Number)]);
    await reviewed(person, others[0]!, merchandiser, second);
    const balance = await person.call(rewardsBalance, {});
    expect(balance.available).toBeGreaterThanOrEqual(50 + first.pointsToCome);
    const history = await person.call(rewardsHistories, {});
    const boxes = history.rows.filter((row) => row.kind === "box");
    expect(boxes.map(({ orderId, deliveryDate, state }) => [orderId, deliveryDate, state])).toEqual([
      [second.orderId, second.deliveryDate, "earned"],
      [first.orderId, first.deliveryDate, "earned"],
    ]);
    expect(boxes.map(({ unskip }) => unskip)).toEqual([50, 0]);
    expect(history.rows.reduce((sum, { points }) => sum + points, 0)).toBe(balance.available);
    const page = await person.call(rewardPageData, {});
    expect([page.balance, page.options[0]!.missing]).toEqual([balance, 500 - balance.available]);
    const { program } = await person.call(currentMeritProgram, {});
    const week = weekOf(first.deliveryDate);
    expect(program).toMatchObject({ status: "running", delivered: 2, startDate: week, endDate: addDays(week, 6 * 7 - 1), points: 1_000 });
    expect(program!.weeks.slice(0, 3).map(({ status }) => status)).toEqual(["completed", "completed", "upcoming"]);
    const { next } = await person.call(rewardsHistories, { limit: 1 });
    expect((await person.call(rewardsHistories, { limit: 1, before: next! })).rows).toEqual(history.rows.slice(1));

    // With a phone number, the notice that the box is on its way goes by text only.
    const { rows: mails } = await admin.call(outbox, { q: person.email, limit: 50 });
    expect(mails.map(({ kind }) => kind)).toContain("order-charged");
    expect(mails.filter(({ kind }) => kind === "on-its-way")).toEqual([]);
    const { rows: texts } = await admin.call(outbox, { kind: "on-its-way", channel: "sms", limit: 50 });
    expect(texts.map(({ to }) => to)).toContain(MASK);
    expect((await readMessage(admin, texts[0]!.messageId)).to).toBe("+14505550134");

    // Support replays it, with who and why.
    const support = await staffMember(stage.url, "soutien@tablee.example");
    const found = await support.call(searchAccounts, { q: person.email });
    const accountId = found.rows[0]!.accountId;
    const { entries } = await support.call(accountHistory, { accountId });
    const steps = entries
      .filter((entry) => entry.stream === `order-${second.orderId}`)
      .map((entry) => [entry.type, entry.actor.kind, entry.actor.id === accountId ? "client" : entry.actor.id]);
    // The request races the policy that replaces it: the entry names the one that made the week.
    expect(["client client", "system make-orders-when-first-order-billed"]).toContain(steps[0]!.slice(1).join(" "));
    expect(steps.slice(1)).toEqual([
      ["OrderSkipped", "client", "client"],
      ["OrderUnskipped", "client", "client"],
      ["OrderSkipped", "client", "client"],
      ["OrderUnskipped", "client", "client"],
      ["OrderLocked", "system", "cutoff"],
      ["OrderBillingStarted", "system", "billing"],
      ["OrderBilled", "system", "billing"],
      ["OrderOutForDelivery", "system", "dispatch"],
      ["OrderDelivered", "system", "delivery"],
    ]);
    const skippedAt = entries.find((entry) => entry.type === "OrderSkipped")!;
    const then = await support.call(accountState, { accountId, position: skippedAt.position });
    expect(then.orders.find((order) => order.orderId === second.orderId)?.status).toBe("skipped");
    expect(then.points).toEqual({ available: 0, pending: expect.any(Number) });
  });
});
