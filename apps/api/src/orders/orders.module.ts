import { Module } from "@nestjs/common";
import { SessionsModule } from "../sessions/sessions.module.ts";
import { AdditionsController } from "./additions.controller.ts";
import { Additions } from "./additions.ts";
import { DishReasons } from "./dish-reasons.ts";
import { DishSwaps } from "./dish-swaps.ts";
import { FirstOrderChangeController } from "./first-order-change.controller.ts";
import { FirstOrderChange } from "./first-order-change.ts";
import { OrdersController } from "./orders.controller.ts";
import { OrdersService } from "./orders.service.ts";
import { ReceiptsController } from "./receipts.controller.ts";
import { SeveralWeeksController } from "./several-weeks.controller.ts";
import { SeveralWeeks } from "./several-weeks.ts";
import { TrackingController } from "./tracking.controller.ts";
import { TrackingService } from "./tracking.service.ts";
import { TrackingByLink } from "./tracking-by-link.service.ts";

/** Orders, what is added to them late, their receipts. */
@Module({
  imports: [SessionsModule],
  controllers: [
    AdditionsController,
    FirstOrderChangeController,
    OrdersController,
    ReceiptsController,
    SeveralWeeksController,
    TrackingController,
  ],
  providers: [Additions, DishReasons, DishSwaps, FirstOrderChange, OrdersService, SeveralWeeks, TrackingByLink, TrackingService],
})
export class OrdersModule {}
