import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { Account } from "@tablee/domain/account/decider";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { refuse } from "@tablee/domain/kernel/errors";
import { orderIdOf } from "@tablee/domain/kernel/ids";
import { grantsOf, isOfBoxCode, offerOf } from "@tablee/domain/pricing/offers";
import { inWeek } from "@tablee/domain/subscription/terms";
import { accounts, orders, subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import type { ExistingOrder } from "../order/own-order.ts";
import { Refused } from "../refused.ts";

/**
 * A customer's code for the boxes to come: `undefined` takes back the one that counts. The open weeks
 * get, or lose, what it grants; what the account signed up with stays.
 */
export class UseCode extends Command<Outcome<Account>> {
  constructor(
    readonly input: { readonly accountId: string; readonly subscriptionId: string; readonly code: string | undefined },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(UseCode)
export class UseCodeHandler implements ICommandHandler<UseCode> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { accountId, subscriptionId, code: entered }, context }: UseCode) {
    const { runtime } = this.deps;
    const { at } = context;
    const offer = entered === undefined ? undefined : offerOf(entered, at.slice(0, 10));
    if (entered !== undefined && offer?.audience !== "account") throw new Refused(refuse("code-invalid", { code: entered }));
    const command = offer
      ? ({ type: "ApplyDiscountCode", code: offer.code, audience: "account", at } as const)
      : ({ type: "WithdrawDiscountCode", at } as const);
    const outcome = await runtime.handle(accounts, accountId, command, context);
    let { position } = outcome;
    for (const [number, order] of (await this.#changeableOrders(subscriptionId, at)).entries()) {
      const { deliveryDate } = order.calendar;
      const others = order.grants.filter((grant) => !isOfBoxCode(grant, deliveryDate));
      const grants = [...others, ...grantsOf(offer?.code, number, deliveryDate)];
      const change = { type: "ChangeDiscounts", grants, receivedAt: at } as const;
      const changed = await runtime.handle(orders, order.orderId, change, part(context, order.orderId));
      if (changed.position > position) position = changed.position;
    }
    return { ...outcome, position };
  }

  /** The open weeks' orders that can still be changed, soonest first. */
  async #changeableOrders(subscriptionId: string, at: string): Promise<ExistingOrder[]> {
    const { runtime } = this.deps;
    const { state } = await runtime.load(subscriptions, subscriptionId);
    if (state.status === "none") return [];
    const { slot } = inWeek(state.slots, state.firstWeek);
    const found = await Promise.all(
      openWeeks(at, slot.weekday, slot.zone).map((week) => runtime.load(orders, orderIdOf(subscriptionId, week))),
    );
    return found.flatMap(({ state: order }) => (order.status === "open" && at < order.calendar.cutoffAt ? [order] : []));
  }
}
