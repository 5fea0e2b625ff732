import { Module } from "@nestjs/common";
import { DeliverySettings } from "./delivery-settings.ts";
import { MoveOfDelivery } from "./move-of-delivery.ts";
import { SettingsDeliveryController } from "./settings-delivery.controller.ts";

/** Where and when boxes come. */
@Module({ controllers: [SettingsDeliveryController], providers: [DeliverySettings, MoveOfDelivery] })
export class SettingsDeliveryModule {}
