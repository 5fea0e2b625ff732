import { Module } from "@nestjs/common";
import { SupportModule } from "../support/support.module.ts";
import { DeskDeliveriesController } from "./desk-deliveries.controller.ts";
import { DeskDeliveries } from "./desk-deliveries.ts";
import { DeskMoneyController } from "./desk-money.controller.ts";
import { DeskMoney } from "./desk-money.ts";
import { DeskOrder } from "./desk-order.ts";
import { DeskOrdersController } from "./desk-orders.controller.ts";
import { DeskOutbox } from "./desk-outbox.ts";
import { DeskRefundsController } from "./desk-refunds.controller.ts";
import { DeskRefunds } from "./desk-refunds.ts";
import { DeskTasksController } from "./desk-tasks.controller.ts";
import { DeskTasks } from "./desk-tasks.ts";
import { OrderSearch } from "./order-search.ts";

/** The daily work of staff: orders, deliveries, money, refunds, tasks. */
@Module({
  imports: [SupportModule],
  controllers: [DeskDeliveriesController, DeskMoneyController, DeskOrdersController, DeskRefundsController, DeskTasksController],
  providers: [DeskDeliveries, DeskMoney, DeskOrder, DeskOutbox, DeskRefunds, DeskTasks, OrderSearch],
})
export class DeskModule {}
