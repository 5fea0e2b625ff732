import { Injectable } from "@nestjs/common";
import { accounts } from "@tablee/commands/aggregates";
import { signUpProgressOf, weekToBeginWith } from "@tablee/commands/order/making/first-week";
import { priceNowOf, quoteOf } from "@tablee/commands/order/making/quote";
import type { ExistingOrder } from "@tablee/commands/order/own-order";
import { offeredSlot } from "@tablee/commands/subscription/start-subscription";
import type { OrderCard } from "@tablee/contracts/schemas";
import { isRefusal } from "@tablee/domain/kernel/errors";
import { subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { dateInWeek, type PlainDate } from "@tablee/domain/kernel/time";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { signUpSelectionOf } from "../sessions/sign-up-selection.ts";
import { OrderViews } from "../views/order-views.ts";
import { slotChosenBy } from "./chosen.ts";
import { FirstOrderPreviews } from "./first-order-preview.ts";

interface Shown {
  readonly order: ExistingOrder;
  readonly card: OrderCard;
  readonly quote: string;
  /** Nothing is made yet: its dishes can be swapped. */
  readonly swappable: boolean;
}

/** The first order, or the one that would be made now, for the payment step. Holds and writes nothing. */
@Injectable()
export class FirstOrder {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
    private readonly previews: FirstOrderPreviews,
  ) {}

  /** With the quote that the payment sends back. */
  async show(by: Caller): Promise<Shown | undefined> {
    const { runtime } = this.api.opened.dependencies;
    const standing = await signUpProgressOf(runtime, subscriptionIdOf(by.accountId), by.receivedAt);
    // After a decline the order exists: its price is fixed, and is not computed again.
    const order = standing.status === "choosing" ? (await this.previews.of(by, standing))?.order : standing.order;
    if (!order || order.status === "none") return undefined;
    const price = await priceNowOf(runtime, order, by.receivedAt);
    const card = await this.views.fromState(by, { ...order, price } as ExistingOrder);
    return { order, card, quote: quoteOf(order, price), swappable: standing.status === "choosing" };
  }

  /** The delivery date of the first box, or its preview; undefined until day and window are chosen. */
  async deliveryDate(by: Caller): Promise<PlainDate | undefined> {
    const { runtime } = this.api.opened.dependencies;
    const standing = await signUpProgressOf(runtime, subscriptionIdOf(by.accountId), by.receivedAt);
    if (standing.status !== "choosing") return standing.order.status === "none" ? undefined : standing.order.calendar.deliveryDate;
    const { state: account } = await runtime.load(accounts, by.accountId);
    const chosen = slotChosenBy(signUpSelectionOf(account, by.session?.data), standing.subscription);
    const offered = chosen && offeredSlot(account, chosen.weekday, chosen.window);
    if (!offered || isRefusal(offered)) return undefined;
    return dateInWeek(await weekToBeginWith(runtime, standing, offered.slot, by.receivedAt), offered.slot.weekday);
  }
}
