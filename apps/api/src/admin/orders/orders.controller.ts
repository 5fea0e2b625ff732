import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { deskOrder, findReceipt, searchOrders } from "@tablee/contracts/calls/admin/orders";
import { Bind, Input } from "../../http/bind.ts";
import { AdminOrder } from "./order.ts";
import { OrderSearch } from "./order-search.ts";

@Controller()
export class AdminOrdersController {
  constructor(
    private readonly orders: OrderSearch,
    private readonly order: AdminOrder,
  ) {}

  @Bind(searchOrders)
  search(@Input() input: InputOf<typeof searchOrders>) {
    return this.orders.page(input);
  }

  @Bind(deskOrder)
  one(@Input() { orderId }: InputOf<typeof deskOrder>) {
    return this.order.view(orderId);
  }

  @Bind(findReceipt)
  receipt(@Input() { number }: InputOf<typeof findReceipt>) {
    return this.order.byReceipt(number);
  }
}
