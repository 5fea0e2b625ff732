import { Module } from "@nestjs/common";
import { SessionsModule } from "../sessions/sessions.module.ts";
import { LateAdditionsController } from "./late-additions.controller.ts";
import { LateAdditions } from "./late-additions.ts";
import { OrdersController } from "./orders.controller.ts";
import { OrdersService } from "./orders.service.ts";
import { ReceiptsController } from "./receipts.controller.ts";
import { TrackingService } from "./tracking.service.ts";

/** Orders, what is added to them late, their receipts. */
@Module({
  imports: [SessionsModule],
  controllers: [LateAdditionsController, OrdersController, ReceiptsController],
  providers: [LateAdditions, OrdersService, TrackingService],
})
export class OrdersModule {}
