import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { areas } from "@tablee/domain/delivery/areas";
import { refuse } from "@tablee/domain/kernel/errors";
import type { Weekday } from "@tablee/domain/kernel/time";
import type { DeliveryWindow, Plan, Tastes } from "@tablee/domain/subscription/vocabulary";
import { accounts, subscriptions } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
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

@CommandHandler(StartSubscription)
export class StartSubscriptionHandler implements ICommandHandler<StartSubscription> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input, context }: StartSubscription) {
    const { accountId, subscriptionId, plan, tastes, weekday, window, awaitsPayment } = input;
    const { state: account } = await this.deps.runtime.load(accounts, accountId);
    if (!("address" in account) || !account.address) throw new Refused(refuse("address-missing"));
    const area = areas.find((candidate) => candidate.id === account.address?.areaId);
    if (!area?.deliveryWeekdays.includes(weekday) || !area.windows.includes(window))
      throw new Refused(refuse("slot-not-offered", { weekday, window }));
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
