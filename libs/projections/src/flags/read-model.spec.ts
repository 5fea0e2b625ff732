import type { FlagEvent } from "@tablee/domain/flag/events";
import { accountId } from "@tablee/domain/testing/examples";
import type { StoredEvent } from "@tablee/event-store/events";
import { foldBatch } from "../runtime/fold.ts";
import { flagsModel } from "./read-model.ts";

const at = "2027-01-04T15:00:00.000Z";
const by = { kind: "staff", id: "a-member", role: "admin", reason: "tried with a few" } as const;
const turned = (enabled: boolean, of?: typeof accountId): FlagEvent => ({
  type: "FlagTurned",
  data: { flag: "enable_one_tap", enabled, ...(of && { accountId: of }), turnedAt: at },
});
const ended: FlagEvent = { type: "FlagExceptionEnded", data: { flag: "enable_one_tap", accountId, endedAt: at } };

const rowsAfter = (...events: readonly FlagEvent[]) => {
  const stored = events.map(
    ({ type, data }): StoredEvent => ({
      id: type,
      stream: "flag-enable_one_tap",
      revision: 0,
      position: 1n,
      type,
      data,
      metadata: { at, actor: by } as never,
      createdAt: new Date(0),
    }),
  );
  return [...foldBatch(flagsModel, stored, new Map(), new Set()).changed.values()].filter((row) => row !== undefined);
};

describe("how features were turned", () => {
  it("is a row for everybody and one for each exception, with who and why", () => {
    expect(rowsAfter(turned(true), turned(false, accountId))).toMatchObject([
      { flag: "enable_one_tap", account_id: null, enabled: true, turned_at: at, by },
      { flag: "enable_one_tap", account_id: accountId, enabled: false, by },
    ]);
  });

  it("knows no exception that has ended", () => {
    expect(rowsAfter(turned(true, accountId), ended)).toEqual([]);
  });
});
