import type { AccountEvent } from "@tablee/domain/account/events";
import { certificateNumber, type ErasureCertificate } from "@tablee/domain/account/vocabulary";
import { accountId } from "@tablee/domain/testing/examples";
import type { StoredEvent } from "@tablee/event-store/events";
import { foldBatch } from "../runtime/fold.ts";
import { erasuresModel } from "./read-model.ts";

const at = "2027-01-04T15:00:00.000Z";
const erasureId = "3f2a91bc-77d0-4c1e-9f55-0b8a6d2e4c11";
const number = certificateNumber(erasureId);
const certificate: ErasureCertificate = { number, erasureId, askedBy: "client", destroyed: ["key"], position: "7", seal: "s" };
const requested: AccountEvent = { type: "ErasureRequested", data: { erasureId, by: "client", requestedAt: at } };
const forgotten: AccountEvent = { type: "PersonForgotten", data: { accountId, forgottenAt: at, certificate } };

const rowsAfter = (...events: readonly AccountEvent[]) => {
  const stored = events.map(({ type, data }, revision) => {
    const about = { id: type, stream: `account-${accountId}`, revision, position: 1n, metadata: { at } as never, createdAt: new Date(0) };
    return { ...about, type, data } as StoredEvent;
  });
  const { changed, parked } = foldBatch(erasuresModel, stored, new Map(), new Set());
  expect(parked).toEqual([]);
  return [...changed.values()].filter(Boolean);
};

describe("an erasure", () => {
  it("has its number from the request on, and is under way until the person is forgotten", () => {
    expect(rowsAfter(requested)).toEqual([
      { key: accountId, number: "E-3F2A-91BC-77D0", asked_by: "client", requested_at: at, forgotten_at: null, certificate: null },
    ]);
  });

  it("keeps its certificate", () => {
    expect(rowsAfter(requested, forgotten)).toMatchObject([{ number, forgotten_at: at, certificate }]);
  });

  it("is none where a person was forgotten before there were certificates", () => {
    expect(rowsAfter({ type: "PersonForgotten", data: { accountId, forgottenAt: at } })).toEqual([]);
  });
});
