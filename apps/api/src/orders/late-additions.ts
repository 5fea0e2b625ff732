import { setTimeout as sleep } from "node:timers/promises";
import { Injectable } from "@nestjs/common";
import { CommandBus } from "@nestjs/cqrs";
import { BillLateAddition } from "@tablee/commands/late-additions/bill-late-addition";
import { StartLateAddition } from "@tablee/commands/late-additions/start-late-addition";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { billPatch, createPatch } from "@tablee/contracts/calls/late-additions";
import { idFrom } from "@tablee/domain/kernel/ids";
import { msBetween } from "@tablee/domain/kernel/time";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { Attempts } from "../sessions/attempts.ts";
import { localInstant } from "../views/local-time.ts";
import { OrderViews } from "../views/order-views.ts";

/** How often, and after how long each time, a charge that somebody else has begun is looked at again. */
const MOST_LOOKS = 20;
const LOOK_AGAIN_MS = 200;

/** Items added to a paid order: put together, then paid. */
@Injectable()
export class LateAdditions {
  constructor(
    private readonly views: OrderViews,
    private readonly bus: CommandBus,
    private readonly attempts: Attempts,
  ) {}

  async start({ orderId, lines, editingSession }: InputOf<typeof createPatch>, by: Caller): Promise<OutputOf<typeof createPatch>> {
    const context = by.own("create-patch");
    const patchId = idFrom("patch", context.commandId);
    const command = new StartLateAddition({ accountId: by.accountId, orderId, patchId, lines, editingSession }, context);
    const { state, heldUntil, soldOut } = by.wrote(await this.bus.execute(command));
    const card = await this.views.fromState(by, state);
    const addition = card.additions.find((each) => each.patchId === patchId);
    if (!addition || state.status === "none") throw new Failure("late-addition-not-found");
    return {
      addition,
      heldUntil: localInstant(heldUntil, state.slot.zone),
      secondsLeft: Math.max(0, Math.floor(msBetween(by.receivedAt, heldUntil) / 1000)),
      removed: [...soldOut],
      payWith: card.payWith ?? null,
    };
  }

  async bill(input: InputOf<typeof billPatch>, by: Caller): Promise<OutputOf<typeof billPatch>> {
    const wasDeclined = await this.attempts.tryCard(by.accountId, by.address);
    const command = new BillLateAddition({ accountId: by.accountId, ...input }, by.own("bill-patch"));
    for (let tries = 0; ; tries++) {
      const { result, soldOut, state } = by.wrote(await this.bus.execute(command));
      // The other click of a double click is still at it: its outcome is this one's too.
      if (result === "undecided" && tries < MOST_LOOKS) await sleep(LOOK_AGAIN_MS);
      else {
        if (result === "declined") await wasDeclined();
        return { result, order: await this.views.fromState(by, state), removed: [...soldOut] };
      }
    }
  }
}
