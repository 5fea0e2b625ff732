import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { Account } from "@tablee/domain/account/decider";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { areaById, type DeliveryArea } from "@tablee/domain/delivery/areas";
import { isRefusal, type Refusal, refuse } from "@tablee/domain/kernel/errors";
import type { Weekday } from "@tablee/domain/kernel/time";
import type { DeliveryWindow, Plan, Tastes } from "@tablee/domain/subscription/vocabulary";
import { accounts, subscriptions } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";

export class StartSubscription extends Command<{ position: bigint }> {
  constructor(
    readonly input: {
      readonly accountId: string;
      readonly subscriptionId: string;
      readonly plan: Plan;
      readonly tastes: Tastes;
      readonly weekday: Weekday;
      readonly window: DeliveryWindow;
      /** No order but the first is made until that one is paid. */
      readonly awaitsPayment?: true;
    },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** The address is fixed on the account's own stream first: one that is given at the same moment comes before, or is refused. */
@CommandHandler(StartSubscription)
export class StartSubscriptionHandler implements ICommandHandler<StartSubscription> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input, context }: StartSubscription) {
    const { accountId, subscriptionId, plan, tastes, weekday, window, awaitsPayment } = input;
    const fix = (account: Account) => {
      const area = areaOf(account, weekday, window);
      return isRefusal(area) ? area : ({ type: "FixSignUpAddress", at: context.at } as const);
    };
    const { state: account } = await this.deps.runtime.handle(accounts, accountId, fix, part(context, "fix-address"));
    const area = areaOf(account, weekday, window);
    if (isRefusal(area)) throw new Refused(area);
    const slot = { areaId: area.id, depotId: area.depotId, zone: area.zone, weekday, window };
    const firstWeek = openWeeks(context.at, weekday, area.zone)[0]!;
    const terms = {
      subscriptionId,
      accountId,
      region: area.region,
      plan,
      tastes,
      slot,
      firstWeek,
      ...(awaitsPayment && { awaitsPayment }),
    };
    return this.deps.runtime.handle(subscriptions, subscriptionId, { type: "StartSubscription", ...terms, at: context.at }, context);
  }
}

/** The area of the account's address, where the slot must be offered. */
function areaOf(account: Account, weekday: Weekday, window: DeliveryWindow): DeliveryArea | Refusal {
  const area = "address" in account && account.address ? areaById(account.address.areaId) : undefined;
  if (!area) return refuse("address-missing");
  return area.deliveryWeekdays.includes(weekday) && area.windows.includes(window) ? area : refuse("slot-not-offered", { weekday, window });
}
