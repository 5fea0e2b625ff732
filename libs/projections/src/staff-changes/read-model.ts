import type { Actor, StaffRole } from "@tablee/domain/kernel/log/actor";
import type { StaffEvent } from "@tablee/domain/staff/events";
import { readModelOf } from "../read-model-of.ts";

export interface StaffChangeRow {
  readonly key: string;
  readonly position: string;
  readonly staff_id: string;
  readonly type: StaffEvent["type"];
  readonly role_before: StaffRole | null;
  readonly role_after: StaffRole | null;
  readonly at: string;
  readonly by: Actor;
}

/** One row for each change of a member's access: the kind, the old and new role, when, by whom and why. */
export const staffChangesModel = readModelOf<StaffChangeRow>()("staff_changes", {
  version: 1,
  ignores: [],
  columns: {
    key: "text",
    position: "bigint",
    staff_id: "text",
    type: "text",
    role_before: "text null",
    role_after: "text null",
    at: "timestamptz",
    by: "jsonb",
  },
  indexes: ["(position)"],
  keys: (event) => [event.id],
  evolve(_, event, key) {
    const { staffId } = event.data;
    const [before, after] = rolesOf(event);
    const { at, actor: by } = event.metadata;
    return {
      key,
      position: event.position.toString(),
      staff_id: staffId,
      type: event.type,
      role_before: before,
      role_after: after,
      at,
      by,
    };
  },
});

/** The role before and after a change: none where the member could not sign in, or where the change is not one of the role. */
function rolesOf({ type, data }: StaffEvent): readonly [StaffRole | null, StaffRole | null] {
  switch (type) {
    case "StaffMemberAdded":
    case "StaffMemberEnabled":
      return [null, data.role];
    case "StaffMemberDisabled":
      return [data.role, null];
    case "StaffRoleChanged":
      return [data.from, data.to];
    case "StaffLinkIssued":
    case "StaffSignInSet":
      return [null, null];
  }
}
