import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { personOf } from "@tablee/commands/account/person-of";
import { part } from "@tablee/commands/context";
import { redeemGiftCard } from "@tablee/commands/gift-card/redeem-gift-card";
import { sendNotice } from "@tablee/commands/notice/send-notice";
import { useCode } from "@tablee/commands/offer/use-code";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { PaymentSettings, paymentHistory } from "@tablee/contracts/calls/settings-payment";
import type { Grant } from "@tablee/domain/credit/grants";
import { type OrderId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { zero } from "@tablee/domain/kernel/money";
import { compareCodes } from "@tablee/domain/kernel/text/collation";
import { businessDay, businessZone, toLocal } from "@tablee/domain/kernel/zones/zones";
import { type Offer, offerOf } from "@tablee/domain/offer/offers";
import { isUsedUp } from "@tablee/domain/offer/spread-code";
import { isBoxless } from "@tablee/domain/order/standing";
import { maxFreeMeals } from "@tablee/domain/pricing/lines";
import type { ReturnableKind } from "@tablee/domain/returnables/vocabulary";
import { accountById, ordersWithCode } from "@tablee/projections/accounts/queries";
import { creditLeftOf, creditsOf } from "@tablee/projections/credit/queries";
import { lastUnpaidBox, orderById, orderOfAccount, unpaidRows } from "@tablee/projections/orders/queries";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import { type PaidRow, paymentsOfAccount } from "@tablee/projections/receipts/queries";
import { returnablesOfAccount } from "@tablee/projections/returnables/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import type { z } from "zod";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { enteredCode } from "../sessions/entered-offer.ts";
import { lastDayOf } from "../views/credit-at-hand.ts";
import { failedBoxView } from "../views/failed-box.ts";
import { localInstant } from "../views/local-time.ts";
import { methodView } from "../views/order-card.ts";
import { OrderViews } from "../views/order-views.ts";
import { holderOf } from "../views/payer.ts";

type Settings = z.infer<typeof PaymentSettings>;

@Injectable()
export class PaymentSettingsService {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
    private readonly commands: Commands,
  ) {}

  /** `code` and `grants`: as a command has just left them, where one has. */
  async show(by: Caller, { code, grants }: { readonly code?: string | null; readonly grants?: readonly Grant[] } = {}): Promise<Settings> {
    const { reads } = this.api;
    const [account, credits, unpaid, failed] = await Promise.all([
      accountById(reads, by.accountId),
      grants ?? creditsOf(reads, by.accountId),
      unpaidRows(reads, by.accountId),
      lastUnpaidBox(reads, by.accountId),
    ]);
    const counts = code === undefined ? (account?.box_code ?? null) : code;
    const offer = counts === null ? undefined : offerOf(counts, by.receivedAt.slice(0, 10));
    const gives = offer?.audience === "account" && !(await this.#isUsedUp(offer, by));
    return {
      payWith: account?.method ? methodView(account.method) : null,
      credit: creditLeftOf(credits, by.receivedAt),
      // A refund may have moved the whole value of a grant to one that lives longer.
      credits: credits
        .filter(({ valueCents }) => valueCents > 0)
        .map(({ expiresAt, grantedAt, ...grant }) => ({
          ...grant,
          createdAt: businessDay(grantedAt),
          expiresOn: expiresAt && lastDayOf(expiresAt),
        }))
        .sort((one, other) => compareCodes(one.expiresOn ?? "9999", other.expiresOn ?? "9999")),
      code: gives ? { code: offer.code, textEn: offer.textEn, textFr: offer.textFr } : null,
      unpaid: unpaid.map(unpaidView),
      failedBox: failed ? await this.#failedBox(failed, by) : null,
      testCards: [...this.api.opened.gateways.payments.card.testCards],
    };
  }

  async #failedBox(failed: OrderRow, by: Caller) {
    const holder = holderOf(this.api.reads, by.accountId);
    return failedBoxView(failed, await holder, await this.views.upcoming(by, holder));
  }

  /** A code whose amounts are all used by boxes still valid does not apply to later ones. */
  async #isUsedUp(offer: Offer, { accountId, receivedAt }: Caller): Promise<boolean> {
    const rows = await ordersWithCode(this.api.reads, accountId, offer.code);
    const boxes = rows.map(({ status, grants, lines, delivery_date: deliveryDate, cutoff_at }) => {
      const open = status === "open" && receivedAt < cutoff_at;
      return { grants, deliveryDate, stands: isBoxless(status) ? "none" : open ? "open" : "kept", maxFree: maxFreeMeals(lines) } as const;
    });
    return isUsedUp(offer, boxes);
  }

  /**
   * Enters a promo code or redeems a gift code, or takes back the promo code that counts.
   * @throws Refused code-invalid for one that is none, code-used, code-expired; TooManyAttempts
   */
  async useCode(code: string | undefined, by: Caller): Promise<Settings> {
    const entered = code === undefined ? undefined : await enteredCode(this.api, code, "account", by);
    if (entered && "giftCode" in entered) {
      const grants = await this.commands.send(
        redeemGiftCard,
        { accountId: by.accountId, code: entered.giftCode },
        by.own("redeem-gift-card"),
      );
      return this.show(by, { grants });
    }
    const subscription = await subscriptionOfAccount(this.api.reads, by.accountId);
    const { state } = await this.commands.send(
      useCode,
      { accountId: by.accountId, subscriptionId: subscription?.key ?? subscriptionIdOf(by.accountId), code },
      by.own("use-code"),
    );
    return this.show(by, { code: "boxCode" in state ? (state.boxCode ?? null) : null });
  }

  async history({ before, limit }: InputOf<typeof paymentHistory>, by: Caller): Promise<OutputOf<typeof paymentHistory>> {
    const { reads } = this.api;
    const [rows, unpaid, { assets }] = await Promise.all([
      paymentsOfAccount(reads, by.accountId, before, limit),
      unpaidRows(reads, by.accountId),
      returnablesOfAccount(reads, by.accountId),
    ]);
    const orderIds = new Set(rows.flatMap((row) => row.order_id ?? []));
    const orders = new Map(await Promise.all([...orderIds].map(async (id) => [id, await orderById(reads, id)] as const)));
    return {
      rows: rows.map((row) => {
        const order = row.order_id ? orders.get(row.order_id) : undefined;
        const asset = assets.find(({ assetId }) => assetId === row.asset_id);
        return {
          id: row.key,
          orderId: row.order_id,
          kind: paidFor(row.kind, asset?.kind),
          paymentDate: toLocal(order?.slot.zone ?? asset?.zone ?? businessZone, row.at).date,
          deliveryDate: order?.delivery_date ?? asset?.lentOn ?? businessDay(row.at),
          billedCents: row.amounts?.totalCents ?? zero,
          cardCents: row.amounts?.cardCents ?? zero,
          creditCents: row.amounts?.creditCents ?? zero,
          receiptNumber: row.number,
        };
      }),
      unpaid: unpaid.map(unpaidView),
      next: rows.length === limit ? rows.at(-1)!.position : null,
      asOf: by.receivedAt,
    };
  }

  async sendReceipts(orderIds: readonly OrderId[], by: Caller): Promise<{ done: true }> {
    const { accountId } = by;
    const rows = await Promise.all(orderIds.map((orderId) => orderOfAccount(this.api.reads, accountId, orderId)));
    if (rows.some((row) => !row)) throw new Failure("order-not-found");
    if (rows.some((row) => !row?.billed_at)) throw new Failure("order-not-billed");
    const known = await personOf(this.api.steps, accountId);
    if (!known?.isVerified) await this.api.access.attempts.requestReceipts(by.accountId);
    const context = by.own("send-order-receipts");
    for (const orderId of orderIds) {
      const asked = { about: "order", id: orderId, kind: "receipt", channel: "mail", occurrence: context.commandId } as const;
      await this.commands.send(sendNotice, asked, part(context, orderId));
    }
    return { done: true };
  }
}

/** The subject of a payment or refund, a bag or a kit by its name. */
function paidFor(kind: PaidRow["kind"], lent: ReturnableKind = "bag"): OutputOf<typeof paymentHistory>["rows"][number]["kind"] {
  if (kind === "returnable") return lent;
  return kind === "returnable-refund" ? `${lent}-refund` : kind;
}

const unpaidView = (row: OrderRow): Settings["unpaid"][number] => ({
  orderId: row.key,
  deliveryDate: row.delivery_date,
  chargeCents: row.price?.chargeCents ?? zero,
  code: row.failure?.code ?? "declined",
  hard: row.failure?.hard ?? false,
  nextAttemptAt: row.next_attempt_at ? localInstant(row.next_attempt_at, row.slot.zone) : null,
  charging: row.status === "billing",
});
