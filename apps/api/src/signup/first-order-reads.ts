import { Injectable } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import type { getFirstOrder, paymentData, welcome } from "@tablee/contracts/calls/first-order";
import { accountById } from "@tablee/projections/accounts/queries";
import { firstOrderOf } from "@tablee/projections/orders/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { VisitOffer } from "../sessions/visit-offer.ts";
import { isOver } from "../views/local-time.ts";
import { OrderViews } from "../views/order-views.ts";
import { FirstOrder } from "./first-order.ts";
import { secondBox } from "./second-box.ts";

/** The reads of the payment step and the welcome. */
@Injectable()
export class FirstOrderReads {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
    private readonly firstOrder: FirstOrder,
    private readonly offers: VisitOffer,
  ) {}

  async payment(by: Caller): Promise<OutputOf<typeof paymentData>> {
    const shown = await this.firstOrder.show(by);
    if (!shown) throw new Failure("signup-incomplete");
    const { orderId: _o, version: _v, ...order } = shown.card;
    return {
      order,
      testCards: [...this.api.opened.gateways.payments.card.testCards],
      discountCode: (await this.offers.signUpCodesOf(by)).signUp ?? null,
      second: secondBox(shown.order),
      quote: shown.quote,
      swappable: shown.swappable,
    };
  }

  async order(by: Caller): Promise<OutputOf<typeof getFirstOrder>> {
    const row = await firstOrderOf(this.api.reads, by.accountId);
    return { order: row ? ((await this.views.cards(by, [row]))[0] ?? null) : null };
  }

  async welcome(by: Caller): Promise<OutputOf<typeof welcome>> {
    const [account, first, upcoming] = await Promise.all([
      accountById(this.api.reads, by.accountId),
      firstOrderOf(this.api.reads, by.accountId),
      this.views.upcoming(by),
    ]);
    return {
      firstname: account?.first_name ?? "",
      firstDelivery: first?.delivery_date ?? null,
      window: first?.slot.window ?? null,
      nextCutoff: upcoming.find((order) => order.editable || order.changeable)?.cutoff ?? null,
      orders: upcoming.length,
      over: first !== undefined && isOver(first.delivery_date, first.slot.zone, by.receivedAt),
    };
  }
}
