import { Injectable } from "@nestjs/common";
import { signUpCodeOf } from "@tablee/commands/account/sign-up-code";
import { accounts } from "@tablee/commands/aggregates";
import { generateOrder } from "@tablee/commands/order/make-order";
import type { OrderCard } from "@tablee/contracts/schemas";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { areaById } from "@tablee/domain/delivery/areas";
import type { Weekday } from "@tablee/domain/kernel/time";
import { generate } from "@tablee/domain/order-generation/generate";
import { hashInput } from "@tablee/domain/order-generation/inputs";
import { mostFreeMeals } from "@tablee/domain/pricing/free-meals";
import { grantsToNewBox } from "@tablee/domain/pricing/spread-code";
import type { DeliveryWindow, Plan, Tastes } from "@tablee/domain/subscription/vocabulary";
import { menuOf } from "@tablee/projections/menus/queries";
import { unitsLeftIn } from "@tablee/projections/stock-levels/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { OrderViews } from "../views/order-views.ts";
import { subscriptionIdFor } from "./subscription-id.ts";

/** The first order as it would be made now: what the payment step shows. Nothing is held and nothing is written. */
@Injectable()
export class FirstOrder {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
  ) {}

  async preview(by: Caller): Promise<OrderCard | null> {
    const { reads } = this.api;
    const { plan, tastes, slot } = (await this.#chosen(by)) ?? {};
    const { state: account } = await this.api.opened.dependencies.runtime.load(accounts, by.accountId);
    const area = "address" in account && account.address ? areaById(account.address.areaId) : undefined;
    if (!plan || !tastes || !slot || !area) return null;
    const week = openWeeks(by.receivedAt, slot.weekday as Weekday, area.zone)[0]!;
    const menu = await menuOf(reads, area.region, week);
    if (!menu) return null;
    const read = { subscriptionId: subscriptionIdFor(by.accountId), plan, tastes, recent: [], ratings: {} };
    const unitsLeft = await unitsLeftIn(reads, area.region, week);
    const input = { region: area.region, week, items: menu.items, ranking: menu.ranking, menuRevision: menu.revision, unitsLeft };
    const result = generate(input, [{ ...read, hash: hashInput(read) }]);
    const order = generateOrder({
      subscriptionId: read.subscriptionId,
      accountId: by.accountId,
      region: area.region,
      week,
      plan,
      slot: { areaId: area.id, depotId: area.depotId, zone: area.zone, weekday: slot.weekday as Weekday, window: slot.window },
      items: result.week.items,
      picks: result.results[0]!.picks,
      firstOrder: true,
      paused: false,
      inputs: { runId: "sign-up", menuRevision: menu.revision, policyVersion: result.week.policy.version, hash: "" },
      at: by.receivedAt,
    });
    const { deliveryDate } = order.calendar;
    const signUpCode = signUpCodeOf(account, by.session?.data.discountCode, by.receivedAt);
    const codes = [signUpCode, "boxCode" in account ? account.boxCode : undefined].flatMap((code) =>
      code ? { code, boxes: 0, meals: 0 } : [],
    );
    const grants = grantsToNewBox(codes, { deliveryDate, mostFree: mostFreeMeals(order.lines), stands: "open" });
    return this.views.fromState(by, { ...order, grants, status: "open", version: 0 });
  }

  /** What the subscription was started with by an earlier attempt, or what the visit has chosen so far. */
  async #chosen(by: Caller): Promise<{ plan: Plan; tastes: Tastes; slot: { weekday: number; window: DeliveryWindow } } | undefined> {
    const started = await subscriptionOfAccount(this.api.reads, by.accountId);
    if (started) return started;
    const { selection, slot } = by.session?.data ?? {};
    if (!selection || !slot) return undefined;
    const { plan, ...tastes } = selection;
    return { plan, tastes, slot };
  }
}
