import { Module } from "@nestjs/common";
import { SessionsModule } from "../sessions/sessions.module.ts";
import { AccountController } from "./account.controller.ts";
import { AccountService } from "./account.service.ts";
import { DeliveryChange } from "./delivery-change.ts";
import { Messages } from "./messages.ts";
import { PayWith } from "./pay-with.ts";
import { Suggestions } from "./suggestions.ts";

/** What a household sees and changes of its account. */
@Module({
  imports: [SessionsModule],
  controllers: [AccountController],
  providers: [AccountService, DeliveryChange, Messages, PayWith, Suggestions],
  exports: [Messages, PayWith, Suggestions],
})
export class AccountModule {}
