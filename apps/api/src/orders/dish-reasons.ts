import { Injectable } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import type { dishReasons } from "@tablee/contracts/calls/orders";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { whyInBox } from "@tablee/generation/explain/why-in-box";
import { orderOfAccount } from "@tablee/projections/orders/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";

/** The reasons for the dishes of a box. */
@Injectable()
export class DishReasons {
  constructor(private readonly api: ApiContext) {}

  async of(orderId: OrderId, by: Caller): Promise<OutputOf<typeof dishReasons>> {
    const row = await orderOfAccount(this.api.reads, by.accountId, orderId);
    if (!row) throw new Failure("order-not-found");
    const reasons = await whyInBox(this.api.opened.store, orderId);
    return { reasons: [...reasons].map(([sku, why]) => ({ sku, why })) };
  }
}
