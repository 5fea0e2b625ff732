import { Module } from "@nestjs/common";
import { AccountModule } from "../account/account.module.ts";
import { PaymentSettingsService } from "./payment-settings.ts";
import { SettingsPaymentController } from "./settings-payment.controller.ts";

/** How an account pays. */
@Module({ imports: [AccountModule], controllers: [SettingsPaymentController], providers: [PaymentSettingsService] })
export class SettingsPaymentModule {}
