import { Module } from "@nestjs/common";
import { AddressesModule } from "../addresses/addresses.module.ts";
import { DeliverySettings } from "./delivery-settings.ts";
import { MoveOfDelivery } from "./move-of-delivery.ts";
import { SettingsDeliveryController } from "./settings-delivery.controller.ts";

/** Where and when boxes come. */
@Module({ imports: [AddressesModule], controllers: [SettingsDeliveryController], providers: [DeliverySettings, MoveOfDelivery] })
export class SettingsDeliveryModule {}
