import { Module } from "@nestjs/common";
import { DeskStaffController } from "./desk-staff.controller.ts";
import { DeskStaff } from "./desk-staff.ts";

/** Members of staff and their roles. */
@Module({ controllers: [DeskStaffController], providers: [DeskStaff] })
export class StaffModule {}
