import type { CommandContext } from "@tablee/commands/context";
import { settleStaff } from "@tablee/commands/staff/settle-staff";
import type { StaffEvent } from "@tablee/domain/staff/events";
import type { Act } from "../../act.ts";
import { policy } from "../../policy.ts";

const settle =
  ({ data: { staffId } }: { readonly data: { readonly staffId: string } }, context: CommandContext): Act =>
  (send) =>
    send(settleStaff, staffId, context);

export const settleStaffWhenChanged = policy<StaffEvent>("settle-staff-when-changed", {
  StaffMemberAdded: settle,
  StaffRoleChanged: settle,
  StaffMemberDisabled: settle,
  StaffMemberEnabled: settle,
});
