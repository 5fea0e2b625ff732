import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { billAddition } from "@tablee/commands/addition/bill-addition";
import { startAddition } from "@tablee/commands/addition/start-addition";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { billPatch, createPatch } from "@tablee/contracts/calls/additions";
import { idFrom } from "@tablee/domain/kernel/ids";
import { msBetween } from "@tablee/domain/kernel/time";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { CardTries } from "../sessions/card-tries.ts";
import { localInstant } from "../views/local-time.ts";
import { OrderViews } from "../views/order-views.ts";

/** Items added to a paid order: started, then paid. */
@Injectable()
export class Additions {
  constructor(
    private readonly views: OrderViews,
    private readonly commands: Commands,
    private readonly cards: CardTries,
  ) {}

  async start({ orderId, lines, editingSession }: InputOf<typeof createPatch>, by: Caller): Promise<OutputOf<typeof createPatch>> {
    const context = by.own("create-patch");
    const additionId = idFrom("addition", context.commandId);
    const { state, heldUntil, soldOut } = await this.commands.send(
      startAddition,
      { accountId: by.accountId, orderId, additionId, lines, editingSession },
      context,
    );
    const card = await this.views.fromState(by, state);
    const addition = card.additions.find((each) => each.additionId === additionId);
    if (!addition || state.status === "none") throw new Failure("addition-not-found");
    return {
      addition,
      heldUntil: localInstant(heldUntil, state.slot.zone),
      secondsLeft: Math.max(0, Math.floor(msBetween(by.receivedAt, heldUntil) / 1000)),
      removed: [...soldOut],
      payWith: card.payWith ?? null,
    };
  }

  /**
   * Charges an addition. The result is `undecided` while a different request is still charging it; the same call repeated later returns the
   * outcome.
   */
  async bill(input: InputOf<typeof billPatch>, by: Caller): Promise<OutputOf<typeof billPatch>> {
    const bill = () => this.commands.send(billAddition, { accountId: by.accountId, ...input }, by.own("bill-patch"));
    const payments = [paymentIdOf(purposeOf(input.orderId, input.additionId))];
    const { result, soldOut, state } = await this.cards.during(by, async () => ({ payments, ...(await bill()) }));
    return { result, order: await this.views.fromState(by, state), removed: [...soldOut] };
  }
}
