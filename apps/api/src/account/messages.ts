import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { readTermsNotice } from "@tablee/commands/consent/read-terms-notice";
import type { AccountMessage } from "@tablee/contracts/calls/account";
import type { OrderCard } from "@tablee/contracts/schemas";
import { unreadTerms } from "@tablee/domain/consent/account-terms";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accountTermsOf } from "@tablee/projections/consents/queries";
import type { SubscriptionRow } from "@tablee/projections/subscriptions/read-model";
import type { z } from "zod";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";

type Message = z.infer<typeof AccountMessage>;

/** The account page's messages until they are read, and which were read. */
@Injectable()
export class Messages {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  async of(accountId: AccountId, orders: readonly OrderCard[], subscription: SubscriptionRow | undefined): Promise<Message[]> {
    const unread = unreadTerms(await accountTermsOf(this.api.reads, accountId), this.api.clock.now());
    const all = [...paymentWarnings(orders), ...newTerms(unread), ...skipNotices(orders), ...recurringItems(subscription)];
    const keys = all.map((message) => message.key);
    const dismissed = await this.api.access.dismissals.among(accountId, keys);
    return all.filter((message) => !dismissed.has(message.key));
  }

  async isDismissed(accountId: AccountId, key: string): Promise<boolean> {
    return (await this.api.access.dismissals.among(accountId, [key])).has(key);
  }

  /** Its version applies after seven full days: nothing else but this ends the message. */
  async readTerms(version: string, by: Caller): Promise<{ done: true }> {
    await this.commands.send(readTermsNotice, { accountId: by.accountId, version }, by.own("read-terms-notice"));
    return { done: true };
  }

  /** @throws Failure not-found for the key of a message of a different kind */
  dismissKind(kind: Message["kind"], accountId: AccountId, key: string): Promise<{ done: true }> {
    if (!key.startsWith(`${prefixes[kind]}:`)) throw new Failure("not-found");
    return this.dismiss(accountId, key);
  }

  async dismiss(accountId: AccountId, key: string): Promise<{ done: true }> {
    await this.api.access.dismissals.add(accountId, key);
    return { done: true };
  }
}

/** The prefixes of the keys of each kind of message. */
const prefixes: Readonly<Record<Message["kind"], string>> = {
  "payment-method-warning": "payment",
  "new-terms": "terms",
  "skip-notice": "skip",
  "recurring-items": "recurring",
  popup: "popup",
};

const paymentWarnings = (orders: readonly OrderCard[]): Message[] =>
  orders
    .filter((order) => order.status === "locked" && order.failure?.kind === "payment")
    .map(({ orderId, failure }) => ({
      kind: "payment-method-warning",
      orderId,
      key: `${prefixes["payment-method-warning"]}:${orderId}:${failure?.code ?? ""}`,
    }));

const newTerms = (versions: readonly string[]): Message[] =>
  versions.map((version) => ({ kind: "new-terms", version, key: `${prefixes["new-terms"]}:${version}` }));

/** The next week, when it is skipped: it can still be brought back. */
const skipNotices = (orders: readonly OrderCard[]): Message[] =>
  orders
    .slice(0, 1)
    .filter((order) => order.status === "skipped" && order.editable)
    .map(({ orderId }) => ({ kind: "skip-notice", orderId, key: `${prefixes["skip-notice"]}:${orderId}` }));

const recurringItems = (subscription: SubscriptionRow | undefined): Message[] => {
  const last = subscription?.recurring.at(-1);
  return last ? [{ kind: "recurring-items", key: `${prefixes["recurring-items"]}:${last.sku}:${last.since}` }] : [];
};
