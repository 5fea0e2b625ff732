import { Module } from "@nestjs/common";
import { PasswordsModule } from "../passwords/passwords.module.ts";
import { SessionsModule } from "../sessions/sessions.module.ts";
import { StaffSessionsModule } from "../staff-sessions/staff-sessions.module.ts";
import { AccountActsController } from "./account-acts.controller.ts";
import { AccountActs } from "./account-acts.ts";
import { AccountGlance } from "./account-glance.ts";
import { ActingForCustomer } from "./acting.ts";
import { ActorNames } from "./actor-names.ts";
import { SupportController } from "./support.controller.ts";
import { SupportService } from "./support.service.ts";

/** What support sees of an account, and does for its owner. */
@Module({
  imports: [PasswordsModule, SessionsModule, StaffSessionsModule],
  controllers: [AccountActsController, SupportController],
  providers: [AccountActs, ActingForCustomer, AccountGlance, ActorNames, SupportService],
  exports: [ActorNames],
})
export class SupportModule {}
