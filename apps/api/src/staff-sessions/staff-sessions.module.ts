import { Module } from "@nestjs/common";
import { SessionsModule } from "../sessions/sessions.module.ts";
import { StaffCode } from "./staff-code.ts";
import { StaffEnrolment } from "./staff-enrolment.ts";
import { StaffSessionsController } from "./staff-sessions.controller.ts";
import { StaffSignIn } from "./staff-sign-in.ts";

/** How staff sign in and out. */
@Module({
  imports: [SessionsModule],
  controllers: [StaffSessionsController],
  providers: [StaffCode, StaffEnrolment, StaffSignIn],
  exports: [StaffCode],
})
export class StaffSessionsModule {}
