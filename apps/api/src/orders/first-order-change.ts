import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { changeFirstOrder } from "@tablee/commands/order/making/change-first-order";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/first-order-change";
import { idFrom } from "@tablee/domain/kernel/ids";
import { changePurposeOf, paymentIdOf } from "@tablee/domain/payment/purpose";
import type { Caller } from "../http/caller.ts";
import { CardTries } from "../sessions/card-tries.ts";
import { OrderViews } from "../views/order-views.ts";

/** Changes of the first order after it was paid, for the difference. */
@Injectable()
export class FirstOrderChange {
  constructor(
    private readonly views: OrderViews,
    private readonly commands: Commands,
    private readonly cards: CardTries,
  ) {}

  /** `undecided` while its charge is under way: a repetition returns the outcome. */
  async change(input: InputOf<typeof calls.changeFirstOrder>, by: Caller): Promise<OutputOf<typeof calls.changeFirstOrder>> {
    const context = by.own("change-first-order");
    const changeId = idFrom("change", context.commandId);
    const change = () => this.commands.send(changeFirstOrder, { accountId: by.accountId, changeId, ...input }, context);
    const payments = [paymentIdOf(changePurposeOf(input.orderId, changeId))];
    // A refund needs no card.
    const { result, state } =
      input.differenceCents > 0 ? await this.cards.during(by, async () => ({ payments, ...(await change()) })) : await change();
    return { result, order: await this.views.fromState(by, state) };
  }
}
