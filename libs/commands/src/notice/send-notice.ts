import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { Account } from "@tablee/domain/account/decider";
import { refuse } from "@tablee/domain/kernel/errors";
import { idFrom } from "@tablee/domain/kernel/ids";
import { type ReceiptLetter, receiptNumber } from "@tablee/domain/kernel/receipt-number";
import type { Notice } from "@tablee/domain/notice/decider";
import type { Channel, NoticeAbout } from "@tablee/domain/notice/vocabulary";
import { reach } from "@tablee/platform/crash-points";
import { productsBySku } from "@tablee/projections/products/queries";
import { receiptNumbers } from "@tablee/projections/receipts/queries";
import { accounts, notices, orders, payments } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import type { ExistingOrder } from "../order/own-order.ts";
import { Refused } from "../refused.ts";
import { compose } from "./messages/compose.ts";
import { channelOf, notWantedBecause } from "./not-wanted.ts";

/**
 * Tells a customer something about an order. At least once: the message is handed over first, under an id that is the same each
 * time, and its event is written after; whoever died in between hands it over again, and the carrier knows it.
 */
export class SendNotice extends Command<Outcome<Notice>> {
  constructor(
    readonly input: {
      readonly kind: NoticeAbout<"order">;
      readonly channel: Channel;
      readonly orderId: string;
      /** Tells one message of a kind about an order from the next: an event's id, a refund's, a request's. */
      readonly occurrence?: string | undefined;
    },
    readonly context: CommandContext,
  ) {
    super();
  }
}

const letters: Partial<Record<NoticeAbout<"order">, ReceiptLetter>> = { "order-charged": "O", "additions-charged": "A", refunded: "R" };

type Open = Extract<Account, { person: unknown }>;

@CommandHandler(SendNotice)
export class SendNoticeHandler implements ICommandHandler<SendNotice> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input, context }: SendNotice) {
    const { runtime } = this.deps;
    const { kind, orderId } = input;
    const { state: order } = await runtime.load(orders, orderId);
    if (order.status === "none") throw new Refused(refuse("order-not-found"));
    const { state: account } = await runtime.load(accounts, order.accountId);
    const channel = channelOf(kind, input.channel, account);
    // A box that was moved has another cutoff, of which its customer is reminded anew.
    const occurrence = input.occurrence ?? (kind.startsWith("cutoff-in-") ? order.calendar.cutoffAt : "");
    const noticeId = idFrom("notice", kind, channel, orderId, occurrence);
    const { accountId } = order;
    const about = { kind, channel, subject: { kind: "order", id: orderId }, accountId } as const;
    const own = part({ ...context, subject: accountId }, noticeId);
    const { state: told } = await runtime.load(notices, noticeId);
    const tried = kind === "payment-failed" ? (await runtime.load(payments, orderId)).state.attempts.at(-1)?.methodToken : undefined;
    const because = notWantedBecause(kind, channel, order, account, context.at, tried);
    if (because !== undefined || account.status !== "open")
      return runtime.handle(notices, noticeId, { type: "DropNotice", ...about, because: because ?? "account-closed", at: context.at }, own);
    if (told.status === "none") await this.#deliver(noticeId, { ...input, channel }, order, account, context);
    return runtime.handle(notices, noticeId, { type: "RecordNoticeSent", ...about, messageId: noticeId, at: context.at }, own);
  }

  async #deliver(messageId: string, input: SendNotice["input"], order: ExistingOrder, account: Open, { at }: CommandContext) {
    const { kind, channel } = input;
    const additions = "patches" in order ? Object.values(order.patches).flatMap((patch) => patch.lines) : [];
    const products = await productsBySku(
      this.deps.facts,
      [...order.lines, ...additions].map((line) => line.sku),
    );
    const nameOf = (sku: string) => products.get(sku)?.card.name[account.language] ?? sku;
    const number = await this.#receiptOf(input);
    const { publicUrl, brand } = this.deps;
    const message = compose(kind, channel, { order, account, nameOf, at, publicUrl, brand, receiptNumber: number });
    const to = channel === "mail" ? account.person.email : (account.address?.address.phone ?? "");
    reach("before", "carrier", channel);
    await this.deps.messages.deliver({ messageId, channel, kind, to, at, ...message });
    reach("after", "carrier", channel);
  }

  /** A receipt is a name for the event that a notice tells of; one that is sent again is the order's. */
  async #receiptOf({ kind, orderId, occurrence }: SendNotice["input"]): Promise<string | undefined> {
    if (kind === "receipt") return (await receiptNumbers(this.deps.facts, [orderId])).get(orderId);
    const letter = letters[kind];
    return letter && occurrence ? receiptNumber(letter, occurrence) : undefined;
  }
}
