import { visitingWriterOf } from "@tablee/domain/inquiry/vocabulary";
import { idFrom, orderIdOf } from "@tablee/domain/kernel/ids";
import { accountId, orderId, runId, subscriptionId } from "@tablee/domain/testing/examples";
import type { StoredEvent } from "@tablee/event-store/events";
import { type TaskRow, tasksModel } from "./read-model.ts";

const at = "2027-02-06T15:00:00.000Z";
const week = "2027-03-08";
const event = (stream: string, type: string, data: object) =>
  ({
    stream,
    type,
    data,
    id: idFrom(stream, type),
    revision: 0,
    position: 1n,
    metadata: { at, subject: accountId },
  }) as unknown as StoredEvent;
const tasksAfter = (...events: readonly StoredEvent[]): TaskRow[] => {
  const rows = new Map<string, TaskRow>();
  for (const each of events) {
    for (const key of tasksModel.keys(each)) {
      const row = tasksModel.evolve(rows.get(key), each, key);
      if (row) rows.set(key, row);
      else rows.delete(key);
    }
  }
  return [...rows.values()];
};

const payment = (type: string, data: object = {}) => event(`payment-${orderId}`, type, { attempt: 1, ...data });
const unknown = payment("PaymentOutcomeUnknown", { why: "timeout", noticedAt: at });
const contradicted = payment("PaymentContradicted", { known: "declined", told: "captured", newsId: "news", toldAt: at });
const run = (type: string, data: object) => event(`generation-${runId}`, type, { runId, region: "qc", week, ...data });
const leftOut = run("SubscriptionsLeftOut", { because: "not-covered", subscriptions: [{ subscriptionId, accountId }], leftOutAt: at });
const delayed = run("GenerationDelayed", { waitsFor: ["orders"], delayedAt: at });

describe("what a person must do", () => {
  it("is an undecided payment, until its outcome is known", () => {
    expect(tasksAfter(unknown)).toMatchObject([{ kind: "undecided-payment", payment_id: orderId, account_id: accountId, opened_at: at }]);
    for (const type of ["PaymentCaptured", "PaymentDeclined", "PaymentResolved"]) expect(tasksAfter(unknown, payment(type))).toEqual([]);
    expect(tasksAfter(unknown, event(`payment-${orderId}`, "PaymentCaptured", { attempt: 2 }))).toHaveLength(1);
  });

  it("is a webhook that contradicts what is known", () => {
    expect(tasksAfter(payment("PaymentDeclined"), contradicted)).toMatchObject([
      { kind: "contradicting-webhook", payment_id: orderId, facts: { attempt: 1, known: "declined", told: "captured" } },
    ]);
  });

  it("is a week that is not covered, until it has its order", () => {
    expect(tasksAfter(leftOut, leftOut)).toMatchObject([{ kind: "uncovered-week", week, region: "qc", facts: { because: "not-covered" } }]);
    const made = orderIdOf(subscriptionId, week);
    expect(tasksAfter(leftOut, event(`order-${made}`, "OrderGenerated", { orderId: made }))).toEqual([]);
    expect(tasksAfter(leftOut, event(`order-${orderId}`, "OrderGenerated", { orderId }))).toHaveLength(1);
  });

  it("is a week that a partial commit left out, as its subscription had changed, until it has its order", () => {
    const partial = run("GenerationCommitted", { region: "qc", week, changed: [subscriptionId] });
    expect(tasksAfter(partial)).toMatchObject([
      { kind: "uncovered-week", week, region: "qc", facts: { because: "changed", subscriptionId } },
    ]);
    const made = orderIdOf(subscriptionId, week);
    expect(tasksAfter(partial, event(`order-${made}`, "OrderGenerated", { orderId: made }))).toEqual([]);
  });

  it("is an account whose password is being guessed, until the account is closed", () => {
    const guessed = event(`account-${accountId}`, "SignInsGuessed", { tries: 100, noticedAt: at });
    expect(tasksAfter(guessed, guessed)).toMatchObject([{ kind: "guessed-account", account_id: accountId, facts: { tries: 100 } }]);
    expect(tasksAfter(guessed, event(`account-${accountId}`, "AccountClosed", { closedAt: at }))).toEqual([]);
  });

  it("is a bag that is owed, until it is paid, back, written off, or settled with the household", () => {
    const bag = (type: string, data: object) => event(`returnables-${accountId}`, type, data);
    const owed = bag("ReturnableLeftUnpaid", { assetId: "bag", attempt: 3, cents: 2000 });
    expect(tasksAfter(owed, owed)).toMatchObject([
      { kind: "unpaid-returnable", account_id: accountId, facts: { attempt: 3, cents: 2000 } },
    ]);
    for (const type of ["ReturnablesReturned", "ReturnablesWrittenOff"])
      expect(tasksAfter(owed, bag(type, { assetIds: ["bag"] }))).toEqual([]);
    expect(tasksAfter(owed, bag("ReturnableCharged", { assetId: "bag" }))).toEqual([]);
    expect(tasksAfter(owed, event("task-1", "TaskSettled", { kind: "unpaid-returnable", about: "bag" }))).toEqual([]);
    expect(tasksAfter(owed, bag("ReturnableCharged", { assetId: "other" }))).toHaveLength(1);
  });

  it("is a message to the team, of its writer's account where there is one, until it is answered", () => {
    const inquiry = (type: string, data: object = {}) => event("inquiry-1", type, data);
    const received = (writerId: string) => inquiry("InquiryReceived", { writerId, topic: "food", receivedAt: at });
    expect(tasksAfter(received(accountId))).toMatchObject([{ kind: "inquiry", account_id: accountId, facts: { topic: "food" } }]);
    expect(tasksAfter(received(visitingWriterOf("1")))).toMatchObject([{ account_id: null }]);
    expect(tasksAfter(received(accountId), inquiry("InquiryAnswered"))).toEqual([]);
  });

  it("is a run that waits for a read model, until it runs again", () => {
    expect(tasksAfter(delayed)).toMatchObject([{ kind: "delayed-generation", facts: { waitsFor: "orders" } }]);
    expect(tasksAfter(delayed, run("GenerationResumed", {}))).toEqual([]);
    expect(tasksAfter(delayed, run("GenerationCommitted", { changed: [] }))).toEqual([]);
  });
});
