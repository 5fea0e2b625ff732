import type { StaffEvent } from "@tablee/domain/staff/events";
import type { StoredEvent } from "@tablee/event-store/events";
import { foldBatch } from "../runtime/fold.ts";
import { staffChangesModel } from "./read-model.ts";

const at = "2027-01-04T15:00:00.000Z";
const staffId = "5d2c8f70-1f0e-5b6a-9c3d-2e8a4b7c9d10";
const by = { kind: "staff", id: "an-admin", role: "admin", reason: "moves to finance" } as const;

const rowsAfter = (...events: readonly StaffEvent[]) => {
  const stored = events.map(
    ({ type, data }, revision) =>
      ({
        id: type,
        stream: "staff-team",
        revision,
        position: BigInt(revision),
        type,
        data,
        metadata: { at, actor: by } as never,
        createdAt: new Date(0),
      }) as StoredEvent,
  );
  return [...foldBatch(staffChangesModel, stored, new Map(), new Set()).changed.values()];
};

describe("changes of staff", () => {
  it("are a row each, with the role before and after, who and why", () => {
    expect(
      rowsAfter(
        { type: "StaffMemberAdded", data: { staffId, role: "support", addedAt: at } },
        { type: "StaffRoleChanged", data: { staffId, from: "support", to: "finance", isEnabled: true, changedAt: at } },
        { type: "StaffMemberDisabled", data: { staffId, role: "finance", disabledAt: at } },
        { type: "StaffLinkIssued", data: { staffId, issuedAt: at } },
      ),
    ).toMatchObject([
      { staff_id: staffId, type: "StaffMemberAdded", role_before: null, role_after: "support", at, by },
      { role_before: "support", role_after: "finance" },
      { role_before: "finance", role_after: null },
      { type: "StaffLinkIssued", role_before: null, role_after: null },
    ]);
  });
});
