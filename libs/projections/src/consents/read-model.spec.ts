import { unreadTerms } from "@tablee/domain/consent/account-terms";
import type { ConsentEvent } from "@tablee/domain/consent/events";
import { accountId } from "@tablee/domain/testing/examples";
import type { StoredEvent } from "@tablee/event-store/events";
import { foldBatch } from "../runtime/fold.ts";
import { type ConsentRow, consentsModel } from "./read-model.ts";

const at = "2027-01-04T15:00:00.000Z";
const later = "2027-02-04T15:00:00.000Z";
const given: ConsentEvent = {
  type: "ConsentGiven",
  data: { purpose: "newsletter", wording: "newsletter-1", language: "fr", source: "sign-up", givenAt: at },
};
const withdrawn: ConsentEvent = { type: "ConsentWithdrawn", data: { purpose: "newsletter", source: "link", withdrawnAt: later } };

const rowsAfter = (...events: readonly ConsentEvent[]) => {
  const stored = events.map(
    ({ type, data }): StoredEvent => ({
      id: type,
      stream: `consent-${accountId}`,
      revision: 0,
      position: 1n,
      type,
      data,
      metadata: { at } as never,
      createdAt: new Date(0),
    }),
  );
  const { changed, parked } = foldBatch(consentsModel, stored, new Map(), new Set());
  expect(parked).toEqual([]);
  return [...changed.values()];
};

describe("what an account agreed to", () => {
  it("holds the words, the language and the place of the answer", () => {
    expect(rowsAfter(given)).toMatchObject([
      { account_id: accountId, purpose: "newsletter", given: true, at, wording: "newsletter-1", source: "sign-up" },
    ]);
  });

  it("keeps every answer when it is taken back", () => {
    expect(rowsAfter(given, withdrawn)).toMatchObject([
      { given: false, at: later, wording: "newsletter-1", source: "link", answers: [{ given: true }, { given: false, at: later }] },
    ]);
  });

  it("holds the versions of the terms whose returned notice is unread, until it is read or later terms are accepted", () => {
    const terms = (wording: string): ConsentEvent => ({
      type: "ConsentGiven",
      data: { purpose: "terms", wording, language: "fr", source: "sign-up", givenAt: at },
    });
    const returned: ConsentEvent = { type: "TermsNoticeReturned", data: { version: "terms-4", returnedAt: later } };
    const read: ConsentEvent = { type: "TermsNoticeRead", data: { version: "terms-4", readAt: later, appliesAt: later } };
    const announced = (version: string): ConsentEvent => ({
      type: "NewTermsAnnounced",
      data: { version, until: "terms-2", announcedAt: at, appliesAt: later },
    });
    const unreadAfter = (instant: string, ...events: readonly ConsentEvent[]) => {
      const rows = rowsAfter(terms("terms-2"), ...events);
      expect(rows).toMatchObject([{ given: true, purpose: "terms" }]);
      return unreadTerms((rows[0] as ConsentRow).terms, instant);
    };
    expect(unreadAfter(later)).toEqual([]);
    expect(unreadAfter(later, announced("terms-4"))).toEqual([]);
    expect(unreadAfter(later, announced("terms-4"), returned)).toEqual(["terms-4"]);
    expect(unreadAfter(later, announced("terms-4"), returned, read)).toEqual([]);
    expect(unreadAfter(later, announced("terms-4"), returned, terms("terms-4"))).toEqual([]);
    const superseded = [announced("terms-3"), { ...returned, data: { ...returned.data, version: "terms-3" } }, announced("terms-4")];
    expect(unreadAfter(at, ...superseded)).toEqual(["terms-3"]);
    expect(unreadAfter(later, ...superseded)).toEqual([]);
  });

  it("is not agreed to where only a withdrawal is known", () => {
    expect(rowsAfter(withdrawn)).toMatchObject([{ given: false, wording: null }]);
  });
});
