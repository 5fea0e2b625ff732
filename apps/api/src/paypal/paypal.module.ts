import { Module } from "@nestjs/common";
import { PaypalController } from "./paypal.controller.ts";

/** The approval of a PayPal account. */
@Module({ controllers: [PaypalController] })
export class PaypalModule {}
