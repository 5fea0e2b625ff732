import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { addStaffMember, changeStaffRole, issueStaffLink, setStaffEnabled, staffMembers } from "@tablee/contracts/calls/admin/staff";
import { Bind, By, Input } from "../../http/bind.ts";
import type { Caller } from "../../http/caller.ts";
import { AdminStaff } from "./staff.ts";

@Controller()
export class AdminStaffController {
  constructor(private readonly staff: AdminStaff) {}

  @Bind(staffMembers)
  list(@By() by: Caller) {
    return this.staff.list(by);
  }

  @Bind(addStaffMember)
  add(@Input() input: InputOf<typeof addStaffMember>, @By() by: Caller) {
    return this.staff.add(input, by);
  }

  @Bind(changeStaffRole)
  changeRole(@Input() input: InputOf<typeof changeStaffRole>, @By() by: Caller) {
    return this.staff.changeRole(input, by);
  }

  @Bind(setStaffEnabled)
  setEnabled(@Input() input: InputOf<typeof setStaffEnabled>, @By() by: Caller) {
    return this.staff.setEnabled(input, by);
  }

  @Bind(issueStaffLink)
  issueLink(@Input() input: InputOf<typeof issueStaffLink>, @By() by: Caller) {
    return this.staff.issueLink(input, by);
  }
}
