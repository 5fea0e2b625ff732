import type { NoticeEvent } from "@tablee/domain/notice/events";
import type { SubscriptionEvent } from "@tablee/domain/subscription/events";
import { accountId } from "@tablee/domain/testing/examples";
import type { StoredEvent } from "@tablee/event-store/events";
import { type DuePauseRow, duePausesModel } from "./read-model.ts";

const pausedAt = "2027-01-04T15:00:00.000Z";
const dueAt = "2027-01-25T15:00:00.000Z";
const client = { kind: "client", id: accountId } as const;

const paused = (resumesAt?: string): SubscriptionEvent => ({
  type: "SubscriptionPaused",
  data: { reason: "vacation", ...(resumesAt === undefined ? {} : { resumesAt }), pausedAt },
});
const moved = (resumesAt: string | undefined, movedAt = pausedAt): SubscriptionEvent => ({
  type: "PauseEndMoved",
  data: { pausedAt, ...(resumesAt === undefined ? {} : { resumesAt }), movedAt },
});
const soon = "2027-02-01T05:00:00.000Z";
const about = { kind: "still-paused", channel: "mail", subject: { kind: "account", id: accountId }, accountId } as const;
const sent = (sentAt: string): NoticeEvent => ({ type: "NoticeSent", data: { ...about, messageId: "m", sentAt } });
const dropped = (decidedAt: string): NoticeEvent => ({ type: "NoticeNotWanted", data: { ...about, because: "no-consent", decidedAt } });

function rowAfter(events: readonly (SubscriptionEvent | NoticeEvent)[], actor: object = client): DuePauseRow | undefined {
  let row: DuePauseRow | undefined;
  for (const { type, data } of events) {
    const stream = `${type.startsWith("Notice") ? "notice" : "subscription"}-1`;
    const event = { type, data, stream, metadata: { actor, subject: accountId, at: pausedAt } } as unknown as StoredEvent;
    for (const key of duePausesModel.keys(event)) row = duePausesModel.evolve(row, event, key);
  }
  return row;
}

describe("the pauses to be written about", () => {
  it("are those that last, each three weeks after it began", () => {
    expect(rowAfter([paused()])).toEqual({ key: accountId, paused_at: pausedAt, due_at: dueAt });
    expect(rowAfter([paused("2027-03-01T05:00:00.000Z")])).toMatchObject({ due_at: dueAt });
  });

  it.each([
    ["ends soon by itself", [paused(soon)]],
    ["was made to end soon by itself", [paused(), moved(soon)]],
    ["was made to last when it had been long", [paused(soon), moved(undefined, dueAt)]],
    ["has ended", [paused(), { type: "SubscriptionResumed", data: { resumedAt: pausedAt } }]],
    ["ended with its subscription", [paused(), { type: "SubscriptionClosed", data: { reason: "other", closedAt: pausedAt } } as never]],
    ["was written about", [paused(), sent(dueAt)]],
    ["is of a household that does not want that", [paused(), dropped(dueAt)]],
  ] as const)("are none that %s", (_, events) => {
    expect(rowAfter(events)).toBeUndefined();
  });

  it("are those that were to end soon and are made to last", () => {
    expect(rowAfter([paused(soon), moved(undefined)])).toEqual({ key: accountId, paused_at: pausedAt, due_at: dueAt });
  });

  it("are none of households that could not be charged", () => {
    expect(rowAfter([paused()], { kind: "system", id: "pause-subscription-when-two-weeks-fail" })).toBeUndefined();
  });

  it("are not taken for an earlier one that was decided late", () => {
    expect(rowAfter([paused(), dropped("2027-01-05T15:00:00.000Z")])).toMatchObject({ due_at: dueAt });
  });

  it("stay what they are whatever else happens to a subscription or in a notice", () => {
    const other = { type: "NoticeSent", data: { ...about, kind: "subscription-paused", messageId: "m", sentAt: dueAt } } as const;
    expect(rowAfter([paused(), other])).toMatchObject({ due_at: dueAt });
  });
});
