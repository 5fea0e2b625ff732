import { accountId } from "../../testing/examples.ts";
import type { Actor } from "../kernel/log/actor.ts";
import type { NoticeEvent } from "../notice/events.ts";
import { longPauseTimer } from "./due.ts";
import type { SubscriptionEvent } from "./events.ts";

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

function dueAfter(events: readonly (SubscriptionEvent | NoticeEvent)[], actor: Actor = client) {
  const { subjects, evolve, dueOf } = longPauseTimer;
  let state: Parameters<typeof evolve>[0];
  for (const each of events) {
    const event = each as Parameters<typeof evolve>[1];
    const stream = `${event.type.startsWith("Notice") ? "notice" : "subscription"}-1`;
    const recorded = { stream, actor, accountId, at: pausedAt };
    for (const _ of subjects(event, recorded)) state = evolve(state, event, recorded);
  }
  return state && dueOf(state, accountId);
}

/** The step of the pause's reminder: the seconds of its beginning. */
const due = { kind: "long-pause", at: dueAt, accountId, step: Date.parse(pausedAt) / 1000 };

describe("the pauses to be written about", () => {
  it("are those that last, each three weeks after it began", () => {
    expect(dueAfter([paused()])).toEqual(due);
    expect(dueAfter([paused("2027-03-01T05:00:00.000Z")])).toMatchObject({ at: dueAt });
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
    expect(dueAfter(events)).toBeUndefined();
  });

  it("are those that were to end soon and are made to last", () => {
    expect(dueAfter([paused(soon), moved(undefined)])).toEqual(due);
  });

  it("are none of households that could not be charged", () => {
    expect(dueAfter([paused()], { kind: "system", id: "pause-subscription-when-two-weeks-fail" })).toBeUndefined();
  });

  it("are not taken for an earlier one that was decided late", () => {
    expect(dueAfter([paused(), dropped("2027-01-05T15:00:00.000Z")])).toMatchObject({ at: dueAt });
  });

  it("are unchanged by anything else that happens to a subscription or in a notice", () => {
    const other = { type: "NoticeSent", data: { ...about, kind: "subscription-paused", messageId: "m", sentAt: dueAt } } as const;
    expect(dueAfter([paused(), other])).toMatchObject({ at: dueAt });
  });
});
