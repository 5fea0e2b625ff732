import { Module } from "@nestjs/common";
import { PaypalController } from "./paypal.controller.ts";
import { Paypal } from "./paypal.service.ts";

/** The approval of a PayPal account. */
@Module({ controllers: [PaypalController], providers: [Paypal] })
export class PaypalModule {}
