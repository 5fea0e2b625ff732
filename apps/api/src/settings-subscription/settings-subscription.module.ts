import { Module } from "@nestjs/common";
import { FlipperModule } from "../flipper/flipper.module.ts";
import { BoxesAnew } from "./boxes-anew.ts";
import { SettingsSubscriptionController } from "./settings-subscription.controller.ts";
import { SubscriptionChanges } from "./subscription-changes.ts";
import { SubscriptionSettingsService } from "./subscription-settings.ts";

/** The subscription's life, as its customer leads it. */
@Module({
  imports: [FlipperModule],
  controllers: [SettingsSubscriptionController],
  providers: [SubscriptionSettingsService, SubscriptionChanges, BoxesAnew],
  exports: [SubscriptionChanges],
})
export class SettingsSubscriptionModule {}
