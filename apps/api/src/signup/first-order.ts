import { Injectable } from "@nestjs/common";
import { accounts } from "@tablee/commands/aggregates";
import { type SignUpStanding, signUpStandingOf, weekToBeginWith } from "@tablee/commands/order/first-week";
import { generateOrder } from "@tablee/commands/order/make-order";
import type { ExistingOrder } from "@tablee/commands/order/own-order";
import { priceNowOf, quoteOf } from "@tablee/commands/order/quote";
import { offeredSlot } from "@tablee/commands/subscription/start-subscription";
import type { OrderCard } from "@tablee/contracts/schemas";
import { isRefusal } from "@tablee/domain/kernel/errors";
import { subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { dateInWeek, type PlainDate } from "@tablee/domain/kernel/time";
import { grantsToNewOrder } from "@tablee/domain/offer/spread-code";
import { SIGN_UP } from "@tablee/domain/order/made-at-sign-up";
import { generate } from "@tablee/domain/order-generation/generate";
import { hashInput } from "@tablee/domain/order-generation/inputs";
import { mostFreeMeals } from "@tablee/domain/pricing/free-meals";
import { menuOf } from "@tablee/projections/menus/queries";
import { unitsLeftIn } from "@tablee/projections/stock-levels/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { VisitOffer } from "../sessions/visit-offer.ts";
import { OrderViews } from "../views/order-views.ts";
import { chosenBy, slotChosenBy } from "./chosen.ts";

/** The first order, or the one that would be made now: what the payment step shows. Holds and writes nothing. */
@Injectable()
export class FirstOrder {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
    private readonly offers: VisitOffer,
  ) {}

  /** With the quote that the payment sends back. */
  async show(by: Caller): Promise<{ order: ExistingOrder; card: OrderCard; quote: string } | undefined> {
    const { runtime } = this.api.opened.dependencies;
    const standing = await signUpStandingOf(runtime, subscriptionIdOf(by.accountId), by.receivedAt);
    // After a decline the order is there: what it costs stands, and is not worked out anew.
    const order = standing.status === "choosing" ? await this.#preview(by, standing) : standing.order;
    if (!order || order.status === "none") return undefined;
    const price = await priceNowOf(runtime, order, by.receivedAt);
    return { order, card: await this.views.fromState(by, { ...order, price } as ExistingOrder), quote: quoteOf(order, price) };
  }

  /** When the first box comes, or would; undefined while day and window are not chosen. */
  async deliveryDate(by: Caller): Promise<PlainDate | undefined> {
    const { runtime } = this.api.opened.dependencies;
    const standing = await signUpStandingOf(runtime, subscriptionIdOf(by.accountId), by.receivedAt);
    if (standing.status !== "choosing") return standing.order.status === "none" ? undefined : standing.order.calendar.deliveryDate;
    const { state: account } = await runtime.load(accounts, by.accountId);
    const chosen = slotChosenBy(by.session?.data, standing.subscription);
    const offered = chosen && offeredSlot(account, chosen.weekday, chosen.window);
    if (!offered || isRefusal(offered)) return undefined;
    return dateInWeek(await weekToBeginWith(runtime, standing, offered.slot, by.receivedAt), offered.slot.weekday);
  }

  async #preview(by: Caller, standing: Extract<SignUpStanding, { status: "choosing" }>): Promise<ExistingOrder | undefined> {
    const { reads } = this.api;
    const { runtime } = this.api.opened.dependencies;
    const { state: account } = await runtime.load(accounts, by.accountId);
    const chosen = chosenBy(by.session?.data, standing.subscription);
    const offered = chosen && offeredSlot(account, chosen.weekday, chosen.window);
    if (!offered || isRefusal(offered)) return undefined;
    const { plan, tastes } = chosen;
    const { region, slot } = offered;
    const week = await weekToBeginWith(runtime, standing, slot, by.receivedAt);
    const menu = await menuOf(reads, region, week);
    if (!menu) return undefined;
    const read = { subscriptionId: subscriptionIdOf(by.accountId), plan, tastes, recent: [], ratings: {} };
    const unitsLeft = await unitsLeftIn(reads, region, week);
    const input = { region, week, items: menu.items, ranking: menu.ranking, menuRevision: menu.revision, unitsLeft };
    const result = generate(input, [{ ...read, hash: hashInput(read) }]);
    const order = generateOrder({
      subscriptionId: read.subscriptionId,
      accountId: by.accountId,
      region,
      week,
      plan,
      slot,
      items: result.week.items,
      picks: result.results[0]!.picks,
      firstOrder: true,
      paused: false,
      inputs: { runId: SIGN_UP, menuRevision: menu.revision, policyVersion: result.week.policy.version, hash: "" },
      at: by.receivedAt,
    });
    const { deliveryDate } = order.calendar;
    const signUpCode = await this.offers.signUpCodeOf(account, by);
    const codes = [signUpCode, "boxCode" in account ? account.boxCode : undefined].flatMap((code) =>
      code ? { code, orders: 0, meals: 0 } : [],
    );
    const grants = grantsToNewOrder(codes, { deliveryDate, mostFree: mostFreeMeals(order.lines), stands: "open" });
    return { ...order, grants, status: "open", version: 0 };
  }
}
