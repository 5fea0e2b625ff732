import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { Account } from "@tablee/domain/account/decider";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { areaById } from "@tablee/domain/delivery/areas";
import { isRefusal, type Refusal, refuse } from "@tablee/domain/kernel/errors";
import type { Region } from "@tablee/domain/kernel/region";
import type { Weekday } from "@tablee/domain/kernel/time";
import type { DeliverySlot, DeliveryWindow, Plan, Tastes } from "@tablee/domain/subscription/vocabulary";
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
      const found = offeredSlot(account, weekday, window);
      return isRefusal(found) ? found : ({ type: "FixSignUpAddress", at: context.at } as const);
    };
    const { state: account } = await this.deps.runtime.handle(accounts, accountId, fix, part(context, "fix-address"));
    const found = offeredSlot(account, weekday, window);
    if (isRefusal(found)) throw new Refused(found);
    const { region, slot } = found;
    const firstWeek = openWeeks(context.at, weekday, slot.zone)[0]!;
    const terms = {
      subscriptionId,
      accountId,
      region,
      plan,
      tastes,
      slot,
      firstWeek,
      ...(awaitsPayment && { awaitsPayment }),
    };
    return this.deps.runtime.handle(subscriptions, subscriptionId, { type: "StartSubscription", ...terms, at: context.at }, context);
  }
}

/** A day and window where the account's address is, which must be offered there. */
export function offeredSlot(account: Account, weekday: Weekday, window: DeliveryWindow): { region: Region; slot: DeliverySlot } | Refusal {
  const area = "address" in account && account.address ? areaById(account.address.areaId) : undefined;
  if (!area) return refuse("address-missing");
  if (!area.deliveryWeekdays.includes(weekday) || !area.windows.includes(window)) return refuse("slot-not-offered", { weekday, window });
  return { region: area.region, slot: { areaId: area.id, depotId: area.depotId, zone: area.zone, weekday, window } };
}
