import { Module } from "@nestjs/common";
import { SettingsSubscriptionController } from "./settings-subscription.controller.ts";
import { SubscriptionChanges } from "./subscription-changes.ts";
import { SubscriptionSettingsService } from "./subscription-settings.ts";

/** The subscription's life, as its customer leads it. */
@Module({ controllers: [SettingsSubscriptionController], providers: [SubscriptionSettingsService, SubscriptionChanges] })
export class SettingsSubscriptionModule {}
