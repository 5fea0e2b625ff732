import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/orders";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { OrderViews } from "../views/order-views.ts";
import { DishReasons } from "./dish-reasons.ts";
import { DishSwaps } from "./dish-swaps.ts";
import { OrdersService } from "./orders.service.ts";

@Controller()
export class OrdersController {
  constructor(
    private readonly service: OrdersService,
    private readonly swaps: DishSwaps,
    private readonly why: DishReasons,
    private readonly views: OrderViews,
  ) {}

  @Bind(calls.upcomingOrderIds)
  async ids(@By() by: Caller) {
    return { orderIds: await this.views.upcomingIds(by) };
  }

  @Bind(calls.orderData)
  async one(@Input() { orderId }: InputOf<typeof calls.orderData>, @By() by: Caller) {
    return { order: await this.views.one(by, orderId) };
  }

  @Bind(calls.orderDataForAccountPage)
  forAccountPage(@Input() { orderId }: InputOf<typeof calls.orderDataForAccountPage>, @By() by: Caller) {
    return this.service.forAccountPage(orderId, by);
  }

  @Bind(calls.editorDataV2)
  editor(@Input() input: InputOf<typeof calls.editorDataV2>, @By() by: Caller) {
    return this.service.editor(input, by);
  }

  @Bind(calls.openEditor)
  openEditor(@Input() input: InputOf<typeof calls.openEditor>, @By() by: Caller) {
    return this.service.editor(input, by);
  }

  @Bind(calls.updateQuantity)
  updateQuantity(@Input() input: InputOf<typeof calls.updateQuantity>, @By() by: Caller) {
    return this.service.update(input, by);
  }

  @Bind(calls.updateCustomization)
  updateCustomization(@Input() input: InputOf<typeof calls.updateCustomization>, @By() by: Caller) {
    return this.service.update(input, by);
  }

  @Bind(calls.updatePairings)
  updatePairings(@Input() input: InputOf<typeof calls.updatePairings>, @By() by: Caller) {
    return this.service.update(input, by);
  }

  @Bind(calls.dishReasons)
  reasons(@Input() { orderId }: InputOf<typeof calls.dishReasons>, @By() by: Caller) {
    return this.why.of(orderId, by);
  }

  @Bind(calls.dishAlternatives)
  alternatives(@Input() input: InputOf<typeof calls.dishAlternatives>, @By() by: Caller) {
    return this.swaps.alternativesTo(input, by);
  }

  @Bind(calls.swapDish)
  swap(@Input() input: InputOf<typeof calls.swapDish>, @By() by: Caller) {
    return this.swaps.swap(input, by);
  }

  @Bind(calls.addItem)
  addItem(@Input() input: InputOf<typeof calls.addItem>, @By() by: Caller) {
    return this.service.addItem(input, by);
  }

  @Bind(calls.skipOrderFeedback)
  skipFeedback(@Input() input: InputOf<typeof calls.skipOrderFeedback>, @By() by: Caller) {
    return this.service.explainSkip(input, by);
  }

  @Bind(calls.anticipatedPoints)
  points(@Input() { orderId }: InputOf<typeof calls.anticipatedPoints>, @By() by: Caller) {
    return this.service.points(orderId, by);
  }

  @Bind(calls.futureOrdersForProduct)
  futureOrders(@Input() { sku }: InputOf<typeof calls.futureOrdersForProduct>, @By() by: Caller) {
    return this.service.futureOrders(sku, by);
  }
}
