import { Module } from "@nestjs/common";
import { PasswordsModule } from "../passwords/passwords.module.ts";
import { SessionsModule } from "../sessions/sessions.module.ts";
import { SettingsSubscriptionModule } from "../settings-subscription/settings-subscription.module.ts";
import { SocialModule } from "../social/social.module.ts";
import { AccountSettingsService } from "./account-settings.ts";
import { SettingsAccountController } from "./settings-account.controller.ts";

/** Who the client is, and what the client signs in with. */
@Module({
  imports: [PasswordsModule, SessionsModule, SettingsSubscriptionModule, SocialModule],
  controllers: [SettingsAccountController],
  providers: [AccountSettingsService],
})
export class SettingsAccountModule {}
