import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import type { CommandContext } from "@tablee/commands/context";
import { freezeGiftCard } from "@tablee/commands/gift-card/desk/freeze-gift-card";
import { isNewRecipient } from "@tablee/commands/gift-card/desk/is-new-recipient";
import { namesOnCard } from "@tablee/commands/gift-card/desk/names-on-card";
import { decideGiftCardRefund, refundableOf, refundGiftCard } from "@tablee/commands/gift-card/desk/refund-gift-card";
import { resendGiftCard } from "@tablee/commands/gift-card/desk/resend-gift-card";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/admin/gift-cards";
import { bonusIdOf } from "@tablee/domain/gift-card/buyer";
import { readGiftCode } from "@tablee/domain/gift-card/code";
import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import { streamName } from "@tablee/domain/streams";
import { creditsOf } from "@tablee/projections/credit/queries";
import { giftCardsOfAddress } from "@tablee/projections/gift-addresses/queries";
import {
  type GiftCardRow,
  giftCardById,
  giftCardRefundsWaiting,
  giftCardsAmong,
  giftCardsEndingIn,
  giftCardsOfAccount,
} from "@tablee/projections/gift-cards/queries";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { Failure } from "../../http/failure.ts";
import { mayRevealContacts } from "../../http/masking.ts";
import { ActorNames } from "../accounts/actor-names.ts";
import { give, givingOf } from "../refunds/giving.ts";
import { giftCardView } from "./gift-card-view.ts";

/** Rows of an answer: the last four characters of a code seldom end more than one. */
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
    const rows = await this.#rowsOf(input, by);
    const asked = rows.flatMap(({ state }) => ("refund" in state && state.refund ? [state.refund.requestedBy] : []));
    const staff = await this.actors.staff(asked);
    const views = await Promise.all(
      rows.map(async (row) => {
        const [names, grants, refundReason] = await Promise.all([
          namesOnCard(this.api.steps, row.key),
          row.redeemed_by === null ? [] : creditsOf(this.api.reads, row.redeemed_by),
          this.#refundReasonOf(row),
        ]);
        return giftCardView(row, { names, grants, staff, refundReason, caller: by.actor.id });
      }),
    );
    return { rows: views.flat(), asOf: by.receivedAt };
  }

  async resend({ giftCardId, reason, recipient }: InputOf<typeof calls.resendGiftCard>, by: Caller): Promise<{ done: true }> {
    const { row, buyerId, context } = await this.#act("resend-gift-card", { giftCardId, reason }, by);
    // To choose the recipient is to give the card's value away: support does that within its allowance. The present one gives nothing away.
    const isNew = recipient !== undefined && (await isNewRecipient(this.api.steps, giftCardId, recipient.email));
    const giving = isNew ? givingOf(by, context, buyerId, row.cents) : undefined;
    if (giving && !(await this.api.access.allowances.take(giving))) throw new Failure("allowance-used-up");
    await give(this.api, giving, () => this.commands.send(resendGiftCard, { giftCardId, recipient, isNew }, context));
    return done;
  }

  async freeze({ giftCardId, reason, frozen }: InputOf<typeof calls.freezeGiftCard>, by: Caller): Promise<{ done: true }> {
    const { context } = await this.#act("freeze-gift-card", { giftCardId, reason }, by);
    await this.commands.send(freezeGiftCard, { giftCardId, frozen }, context);
    return done;
  }

  async refund(act: InputOf<typeof calls.refundGiftCard>, by: Caller): Promise<OutputOf<typeof calls.refundGiftCard>> {
    const { giftCardId, shownCents } = act;
    const { buyerId, context } = await this.#act("refund-gift-card", act, by);
    const refundId = idFrom("gift-card-refund", context.commandId);
    const left = await refundableOf(this.api.steps, giftCardId);
    // A card is refunded once: a smaller amount than what is left now would leave the rest with no way back.
    if (shownCents !== undefined && left > shownCents) throw new Failure("gift-card-left-changed", { leftCents: left });
    const maxCents = left;
    const { allowances } = this.api.access;
    const giving = givingOf(by, context, buyerId, maxCents);
    const aboveAllowance = giving !== undefined && !(await allowances.take(giving));
    const { waiting, cents } = await give(this.api, giving, async () => {
      const { state } = await this.commands.send(refundGiftCard, { giftCardId, refundId, maxCents, aboveAllowance }, context);
      if ("refund" in state && state.refund) return { waiting: true, cents: state.refund.cents };
      if (state.status !== "refunded") throw new Failure("gift-card-used-up");
      return { waiting: false, cents: state.refundedCents };
    });
    // The second person's agreement is no gift of the first, nor is what was spent in between.
    if (giving && !aboveAllowance) await (waiting ? allowances.release(giving) : allowances.reduceTo(giving, cents));
    return { refundId, waiting, cents };
  }

  async decide({ giftCardId, refundId, approved }: InputOf<typeof calls.decideGiftCardRefund>, by: Caller): Promise<{ done: true }> {
    const { buyerId } = await this.#found(giftCardId);
    const context = by.command("decide-gift-card-refund", buyerId);
    await this.commands.send(decideGiftCardRefund, { giftCardId, refundId, approved }, context);
    return done;
  }

  async #rowsOf({ lastFour, accountId, email }: InputOf<typeof calls.findGiftCards>, by: Caller): Promise<GiftCardRow[]> {
    const { reads } = this.api;
    if (email) {
      // A match would reveal an address to those who never see one.
      if (!mayRevealContacts(by.staff!.staff!.role)) return [];
      const bought = await giftCardsOfAddress(reads, email);
      return giftCardsAmong(reads, [...bought, ...bought.map(bonusIdOf)], MAX_ROWS);
    }
    if (accountId) return giftCardsOfAccount(reads, accountId, MAX_ROWS);
    return lastFour ? giftCardsEndingIn(reads, readGiftCode(lastFour), MAX_ROWS) : giftCardRefundsWaiting(reads, MAX_ROWS);
  }

  /** The reason of the refund that waits, from the log: a row holds no words of staff. None once the buyer is forgotten. */
  async #refundReasonOf({ key, state }: GiftCardRow): Promise<string | undefined> {
    if (!("refund" in state) || !state.refund) return undefined;
    const { refundId } = state.refund;
    const events = await this.api.opened.store.read(streamName("giftcard", key), { personal: true });
    const asked = events.find(
      ({ type, data }) => type === "GiftCardRefundRequested" && (data as { refundId: string }).refundId === refundId,
    );
    return asked?.metadata.actor.reason;
  }

  /** A card and who bought it, or the purchase that brought it. @throws Failure gift-card-not-found */
  async #found(giftCardId: string): Promise<{ readonly row: GiftCardRow; readonly buyerId: AccountId | undefined }> {
    const { reads } = this.api;
    const row = await giftCardById(reads, giftCardId);
    if (!row) throw new Failure("gift-card-not-found");
    const broughtBy = "broughtBy" in row.state ? row.state.broughtBy : undefined;
    const purchase = broughtBy === undefined ? row : await giftCardById(reads, broughtBy);
    return { row, buyerId: purchase?.buyer_id ?? undefined };
  }

  /** The context of an act with its reason, which the key of the buyer seals: for a visitor, one that the purchase alone has. */
  async #act(
    name: string,
    { giftCardId, reason }: { readonly giftCardId: string; readonly reason: string },
    by: Caller,
  ): Promise<{ readonly row: GiftCardRow; readonly buyerId: AccountId | undefined; readonly context: CommandContext }> {
    const { row, buyerId } = await this.#found(giftCardId);
    return { row, buyerId, context: { ...by.command(name, buyerId), actor: { ...by.actor, reason } } };
  }
}
