import type { OutputOf } from "@tablee/contracts/call";
import { type issueStaffLink, staffMembers } from "@tablee/contracts/calls/admin/staff";
import { callQuery } from "../../shared/api/calls.ts";

type Staff = OutputOf<typeof staffMembers>;
export type Member = Staff["members"][number];
export type StaffChange = Staff["changes"][number];
export type StaffLink = OutputOf<typeof issueStaffLink>;

export const allStaff = callQuery(staffMembers, {});
