import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { editorDataV2, orderData, orderDataForAccountPage, upcomingOrderIds, updateQuantity } from "@tablee/contracts/calls/orders";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { OrderViews } from "../views/order-views.ts";
import { OrdersService } from "./orders.service.ts";

@Controller()
export class OrdersController {
  constructor(
    private readonly service: OrdersService,
    private readonly views: OrderViews,
  ) {}

  @Bind(upcomingOrderIds)
  async ids(@By() by: Caller) {
    return { orderIds: (await this.views.upcoming(by)).map((order) => order.orderId) };
  }

  @Bind(orderData)
  async one(@Input() { orderId }: InputOf<typeof orderData>, @By() by: Caller) {
    return { order: await this.views.one(by, orderId) };
  }

  @Bind(orderDataForAccountPage)
  forAccountPage(@Input() { orderId }: InputOf<typeof orderDataForAccountPage>, @By() by: Caller) {
    return this.service.forAccountPage(orderId, by);
  }

  @Bind(editorDataV2)
  editor(@Input() { orderId }: InputOf<typeof editorDataV2>, @By() by: Caller) {
    return this.service.editor(orderId, by);
  }

  @Bind(updateQuantity)
  update(@Input() input: InputOf<typeof updateQuantity>, @By() by: Caller) {
    return this.service.update(input, by);
  }
}
