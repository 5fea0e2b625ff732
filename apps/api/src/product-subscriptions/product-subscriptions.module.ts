import { Module } from "@nestjs/common";
import { ProductSubscriptionsController } from "./product-subscriptions.controller.ts";

/** Items that every order gets. */
@Module({ controllers: [ProductSubscriptionsController] })
export class ProductSubscriptionsModule {}
