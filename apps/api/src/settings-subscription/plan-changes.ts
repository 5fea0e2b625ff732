import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { loadOwn } from "@tablee/commands/order/own-order";
import { changePlan, undoPlanChange } from "@tablee/commands/subscription/change-plan";
import { firstBoxOfPlan } from "@tablee/commands/subscription/first-box-of-plan";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/settings-subscription";
import { cents } from "@tablee/domain/kernel/money";
import { isSamePlan, picksOf } from "@tablee/domain/subscription/picks";
import { summaryOf } from "@tablee/domain/subscription/summary";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import type { SubscriptionRow } from "@tablee/projections/subscriptions/read-model";
import { ApiContext } from "../api-context.ts";
import { Flipper } from "../flipper/flipper.service.ts";
import { refuseUnlessOffered } from "../flipper/refuse-unless-offered.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { OrderViews } from "../views/order-views.ts";
import { standingOf } from "../views/weeks-to-come.ts";
import { RegenerateBoxes } from "./regenerate-boxes.ts";
import { viewOf } from "./subscription-view.ts";

type Preview = OutputOf<typeof calls.planPreview>;
type Changed = OutputOf<typeof calls.changePlanOfBoxes>;

/** A change of plan with all open boxes: its preview, the change in one act, and its undo. */
@Injectable()
export class PlanChanges {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
    private readonly regenerated: RegenerateBoxes,
    private readonly flipper: Flipper,
    private readonly commands: Commands,
  ) {}

  async preview({ plan }: InputOf<typeof calls.planPreview>, by: Caller): Promise<Preview> {
    await refuseUnlessOffered(this.flipper, plan, by.accountId);
    const { state } = await this.#own(by);
    if (state.status === "closed") throw new Failure("subscription-closed");
    const cards = (await this.views.upcoming(by)).filter(
      (card) => !card.firstOrder && standingOf(card, by.receivedAt) === "open" && !isSamePlan(card.plan, plan),
    );
    const { steps } = this.api;
    const boxes: Preview["boxes"] = await Promise.all(
      cards.map(async ({ orderId, deliveryDate }) => {
        const box = await this.regenerated.preview(await loadOwn(steps, by.accountId, orderId), by, plan);
        const whole = box.dishes.reduce((sum, { quantity }) => sum + quantity, 0) === picksOf(plan);
        return { orderId, deliveryDate, whole, box };
      }),
    );
    const whole = boxes.filter((box) => box.whole);
    const gets = new Set(whole.map(({ orderId }) => orderId));
    const sum = (of: "totalCents" | "totalBeforeCents") => cents(whole.reduce((total, { box }) => total + box[of], 0));
    return {
      firstBox: await firstBoxOfPlan(steps, state, plan, by.receivedAt, gets),
      firstBoxOtherwise: await firstBoxOfPlan(steps, state, plan, by.receivedAt),
      boxes,
      totalCents: sum("totalCents"),
      totalBeforeCents: sum("totalBeforeCents"),
    };
  }

  async change(input: InputOf<typeof calls.changePlanOfBoxes>, by: Caller): Promise<Changed> {
    await refuseUnlessOffered(this.flipper, input.plan, by.accountId);
    const { key: subscriptionId } = await this.#own(by);
    return this.#shown(await this.commands.send(changePlan, { subscriptionId, ...input }, by.own("change-plan")), by);
  }

  async undo(input: InputOf<typeof calls.undoPlanChange>, by: Caller): Promise<Changed> {
    await refuseUnlessOffered(this.flipper, input.plan, by.accountId);
    const { key: subscriptionId } = await this.#own(by);
    return this.#shown(await this.commands.send(undoPlanChange, { subscriptionId, ...input }, by.own("undo-plan-change")), by);
  }

  async #shown({ state, firstBox, boxes }: Awaited<ReturnType<typeof changePlan>>, by: Caller): Promise<Changed> {
    const cards = await this.views.fromStates(
      by,
      boxes.map(({ order }) => order),
    );
    const summary = summaryOf(state);
    if (!summary) throw new Failure("subscription-not-found");
    return {
      subscription: viewOf(summary),
      firstBox,
      boxes: boxes.map(({ refused = null }, i) => ({ order: cards[i]!, refused })),
    };
  }

  async #own({ accountId }: Caller): Promise<SubscriptionRow> {
    const row = await subscriptionOfAccount(this.api.reads, accountId);
    if (!row) throw new Failure("subscription-not-found");
    return row;
  }
}
