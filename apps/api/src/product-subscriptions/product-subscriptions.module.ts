import { Module } from "@nestjs/common";
import { ProductSubscriptionsController } from "./product-subscriptions.controller.ts";
import { ProductSubscriptionsService } from "./product-subscriptions.service.ts";

/** Items that every order gets. */
@Module({ controllers: [ProductSubscriptionsController], providers: [ProductSubscriptionsService] })
export class ProductSubscriptionsModule {}
