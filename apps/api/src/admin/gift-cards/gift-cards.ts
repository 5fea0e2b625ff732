import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import type { CommandContext } from "@tablee/commands/context";
import { freezeGiftCard } from "@tablee/commands/gift-card/desk/freeze-gift-card";
import { namesOnCard } from "@tablee/commands/gift-card/desk/names-on-card";
import { decideGiftCardRefund, refundGiftCard } from "@tablee/commands/gift-card/desk/refund-gift-card";
import { resendGiftCard } from "@tablee/commands/gift-card/desk/resend-gift-card";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/admin/gift-cards";
import { accountOfBuyer } from "@tablee/domain/gift-card/buyer";
import { readGiftCode } from "@tablee/domain/gift-card/code";
import { idFrom } from "@tablee/domain/kernel/ids";
import { creditsOf } from "@tablee/projections/credit/queries";
import {
  type GiftCardRow,
  giftCardById,
  giftCardRefundsWaiting,
  giftCardsEndingIn,
  giftCardsOfAccount,
} from "@tablee/projections/gift-cards/queries";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { Failure } from "../../http/failure.ts";
import { ActorNames } from "../accounts/actor-names.ts";
import { give, givingOf } from "../refunds/giving.ts";
import { giftCardView } from "./gift-card-view.ts";

/** Rows of an answer: the last four signs of a code seldom end more than one. */
const MAX_ROWS = 50;
const done = { done: true } as const;

/** Gift cards at the desk of support and finance. */
@Injectable()
export class AdminGiftCards {
  constructor(
    private readonly api: ApiContext,
    private readonly actors: ActorNames,
    private readonly commands: Commands,
  ) {}

  async find(input: InputOf<typeof calls.findGiftCards>, by: Caller): Promise<OutputOf<typeof calls.findGiftCards>> {
    const rows = await this.#rowsOf(input);
    const asked = rows.flatMap(({ state }) => ("refund" in state && state.refund ? [state.refund.requestedBy] : []));
    const staff = await this.actors.staff(asked);
    const views = await Promise.all(
      rows.map(async (row) => {
        const [names, grants] = await Promise.all([
          namesOnCard(this.api.steps, row.key),
          row.redeemed_by === null ? [] : creditsOf(this.api.reads, row.redeemed_by),
        ]);
        return giftCardView(row, { names, grants, staff, caller: by.actor.id });
      }),
    );
    return { rows: views.flat(), asOf: by.receivedAt };
  }

  async resend({ giftCardId, reason, recipient }: InputOf<typeof calls.resendGiftCard>, by: Caller): Promise<{ done: true }> {
    const { context } = await this.#act("resend-gift-card", { giftCardId, reason }, by);
    await this.commands.send(resendGiftCard, { giftCardId, recipient }, context);
    return done;
  }

  async freeze({ giftCardId, reason, frozen }: InputOf<typeof calls.freezeGiftCard>, by: Caller): Promise<{ done: true }> {
    const { context } = await this.#act("freeze-gift-card", { giftCardId, reason }, by);
    await this.commands.send(freezeGiftCard, { giftCardId, frozen }, context);
    return done;
  }

  async refund(act: InputOf<typeof calls.refundGiftCard>, by: Caller): Promise<OutputOf<typeof calls.refundGiftCard>> {
    const { giftCardId, reason } = act;
    const { row, context } = await this.#act("refund-gift-card", act, by);
    const refundId = idFrom("gift-card-refund", context.commandId);
    const giving = givingOf(by, context, row.buyer_id ?? undefined, row.cents);
    const aboveAllowance = giving !== undefined && !(await this.api.access.allowances.take(giving));
    const { state } = await give(this.api, giving, () =>
      this.commands.send(refundGiftCard, { giftCardId, refundId, reason, aboveAllowance }, context),
    );
    const waiting = "refund" in state && state.refund !== undefined;
    // The second person's agreement is no gift of the first.
    if (waiting && giving && !aboveAllowance) await this.api.access.allowances.release(giving);
    return { refundId, waiting, cents: row.cents };
  }

  async decide({ giftCardId, refundId, approved }: InputOf<typeof calls.decideGiftCardRefund>, by: Caller): Promise<{ done: true }> {
    const { row } = await this.#found(giftCardId);
    const context = by.command("decide-gift-card-refund", buyerOf(row));
    await this.commands.send(decideGiftCardRefund, { giftCardId, refundId, approved }, context);
    return done;
  }

  #rowsOf({ lastFour, accountId }: InputOf<typeof calls.findGiftCards>): Promise<GiftCardRow[]> {
    const { reads } = this.api;
    if (accountId) return giftCardsOfAccount(reads, accountId, MAX_ROWS);
    return lastFour ? giftCardsEndingIn(reads, readGiftCode(lastFour), MAX_ROWS) : giftCardRefundsWaiting(reads, MAX_ROWS);
  }

  /** @throws Failure gift-card-not-found */
  async #found(giftCardId: string): Promise<{ readonly row: GiftCardRow }> {
    const row = await giftCardById(this.api.reads, giftCardId);
    if (!row) throw new Failure("gift-card-not-found");
    return { row };
  }

  /** The context of an act with its reason: the history of the buyer's account has it, unless a visitor bought the card. */
  async #act(
    name: string,
    { giftCardId, reason }: { readonly giftCardId: string; readonly reason: string },
    by: Caller,
  ): Promise<{ readonly row: GiftCardRow; readonly context: CommandContext }> {
    const { row } = await this.#found(giftCardId);
    return { row, context: { ...by.command(name, buyerOf(row)), actor: { ...by.actor, reason } } };
  }
}

const buyerOf = ({ key, buyer_id }: GiftCardRow) => accountOfBuyer(key, buyer_id === null ? undefined : { buyerId: buyer_id });
