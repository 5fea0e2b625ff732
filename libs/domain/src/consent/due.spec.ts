import { accountId } from "../../testing/examples.ts";
import type { SubscriptionEvent } from "../subscription/events.ts";
import { noticeDueAt } from "./account-terms.ts";
import { termsNoticeTimer } from "./due.ts";
import type { ConsentEvent } from "./events.ts";
import { termsVersions } from "./terms.ts";

type Event = Parameters<typeof termsNoticeTimer.evolve>[1];

const at = "2026-11-24T15:00:00.000Z";
const recorded = { stream: `consent-${accountId}`, at, actor: { kind: "system", id: "test" } as const, accountId };
const accepted = (wording: string, givenAt = at): ConsentEvent => ({
  type: "ConsentGiven",
  data: { purpose: "terms", wording, language: "fr", source: "sign-up", givenAt },
});
const announced = (version: string): ConsentEvent => ({
  type: "NewTermsAnnounced",
  data: { version, until: "terms-1", announcedAt: "2026-11-29T14:00:00.000Z", appliesAt: "2026-12-06T14:00:00.000Z" },
});
const started = { type: "SubscriptionStarted", data: {} } as SubscriptionEvent;
const closed = { type: "SubscriptionClosed", data: {} } as SubscriptionEvent;

function dueAfter(...events: readonly (ConsentEvent | SubscriptionEvent)[]): string | undefined {
  let state: ReturnType<typeof termsNoticeTimer.evolve>;
  for (const event of events) state = termsNoticeTimer.evolve(state, event as Event, recorded);
  return state && termsNoticeTimer.dueOf(state, accountId)?.at;
}

describe("the notice of new terms", () => {
  const last = termsVersions.at(-1)!;

  it("is due at nine on the day from which sign-ups accept the next version", () => {
    expect(dueAfter(accepted("terms-3"), started)).toBe("2026-11-28T14:00:00.000Z");
    expect(noticeDueAt(termsVersions[3]!)).toBe("2026-11-28T14:00:00.000Z");
  });

  it("is due at once where an earlier version was accepted after that", () => {
    expect(dueAfter(accepted("terms-3", "2026-12-01T15:00:00.000Z"), started)).toBe("2026-12-01T15:00:00.000Z");
  });

  it("is due once for each version, and not for the one that was accepted", () => {
    expect(dueAfter(accepted(last.version), started)).toBeUndefined();
    expect(dueAfter(accepted("terms-1"), started, announced(last.version))).toBeUndefined();
  });

  it("is not due again where an earlier version is accepted after a later one", () => {
    const late = accepted("terms-2", "2026-12-01T15:00:00.000Z");
    expect(dueAfter(accepted(last.version), late, started)).toBeUndefined();
    expect(dueAfter(accepted("terms-1"), started, announced(last.version), late)).toBeUndefined();
  });

  it("is due to nobody without a subscription, or without accepted terms", () => {
    expect(dueAfter(accepted("terms-3"))).toBeUndefined();
    expect(dueAfter(accepted("terms-3"), started, closed)).toBeUndefined();
    expect(dueAfter(started)).toBeUndefined();
  });
});
