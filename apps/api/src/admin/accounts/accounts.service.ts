import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { revealPersonalData } from "@tablee/commands/account/privacy/reveal-personal-data";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { accountHistory, accountState, revealAccount, searchAccounts } from "@tablee/contracts/calls/support";
import { areaById } from "@tablee/domain/geography/areas";
import { zero } from "@tablee/domain/kernel/money";
import type { ZoneName } from "@tablee/domain/kernel/zones/zones";
import { businessZone } from "@tablee/domain/kernel/zones/zones";
import { isBillingClosed, isPriced } from "@tablee/domain/order/standing";
import type { StoredEvent } from "@tablee/event-store/events";
import { historyCount, historyPage, streamsUpTo } from "@tablee/projections/account-history/queries";
import { type Replayed, replay } from "@tablee/projections/account-history/replay";
import { customerName } from "@tablee/projections/accounts/name";
import { accountById, searchAccounts as search } from "@tablee/projections/accounts/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { Failure } from "../../http/failure.ts";
import { mayRevealContacts } from "../../http/masking.ts";
import { localInstant } from "../../views/local-time.ts";
import { methodView } from "../../views/order-card.ts";
import { ActorNames } from "./actor-names.ts";
import { eventsOf } from "./events-of-rows.ts";
import { entryOf } from "./history-entry.ts";

@Injectable()
export class AdminAccounts {
  constructor(
    private readonly api: ApiContext,
    private readonly actors: ActorNames,
    private readonly commands: Commands,
  ) {}

  /** A search by email would tell those who never see one whether an address has an account. */
  async search({ q, limit }: InputOf<typeof searchAccounts>, by: Caller): Promise<OutputOf<typeof searchAccounts>> {
    const rows = await search(this.api.reads, q, { limit, byEmail: mayRevealContacts(by.staff!.staff!.role) });
    const subscriptions = await Promise.all(rows.map((row) => subscriptionOfAccount(this.api.reads, row.key)));
    return {
      rows: rows.map((row, i) => ({
        accountId: row.key,
        name: customerName(row),
        email: row.email,
        region: row.region,
        city: row.city,
        status: subscriptions[i]?.status ?? "none",
      })),
    };
  }

  /**
   * Shows the member of staff an account's contact for a while, once the account's history records it.
   * @throws Failure forbidden if the member's session or role is gone by then
   */
  async reveal({ accountId, reason }: InputOf<typeof revealAccount>, by: Caller): Promise<OutputOf<typeof revealAccount>> {
    const context = { ...by.command("reveal-personal-data", accountId), actor: { ...by.actor, reason } };
    await this.commands.send(revealPersonalData, { accountId }, context);
    if (!(await this.api.access.reveals.add(by.staff!, accountId))) throw new Failure("forbidden");
    return { done: true };
  }

  async history({ accountId, after, limit }: InputOf<typeof accountHistory>, by: Caller): Promise<OutputOf<typeof accountHistory>> {
    const { reads } = this.api;
    const [isRevealed, subscription, account, rows, total] = await Promise.all([
      this.api.access.reveals.has(by.staff!, accountId),
      subscriptionOfAccount(reads, accountId),
      accountById(reads, accountId),
      historyPage(reads, accountId, limit, after),
      historyCount(reads, accountId),
    ]);
    if (!account) throw new Failure("not-found");
    const zone = zoneOf(account.area_id);
    const events = await eventsOf(this.api.opened.store, rows);
    const nameOf = await this.actors.find(
      rows.map((row) => row.actor),
      account,
    );
    return {
      account: {
        accountId,
        name: customerName(account),
        email: account.email,
        region: account.region,
        zone,
        isRevealed,
        subscription: subscription?.status ?? "none",
      },
      entries: events.map((event) => entryOf(event, zone, nameOf)),
      next: rows.length === limit ? rows.at(-1)!.position : null,
      total,
    };
  }

  async state({ accountId, position }: InputOf<typeof accountState>): Promise<OutputOf<typeof accountState>> {
    const account = await accountById(this.api.reads, accountId);
    if (!account) throw new Failure("not-found");
    const streams = await this.#streams(await streamsUpTo(this.api.reads, accountId, position));
    const upTo = new Map([...streams].map(([stream, events]) => [stream, events.filter((event) => event.position <= BigInt(position))]));
    const last = [...upTo.values()].flat().sort((a, b) => (a.position < b.position ? 1 : -1))[0];
    return { at: last ? localInstant(last.metadata.at, zoneOf(account.area_id)) : null, ...stateView(replay(upTo)) };
  }

  async #streams(names: readonly string[]): Promise<Map<string, StoredEvent[]>> {
    const { store } = this.api.opened;
    return new Map(await Promise.all(names.map(async (name) => [name, await store.read(name, { personal: true })] as const)));
  }
}

const zoneOf = (areaId: string | null): ZoneName => (areaId ? areaById(areaId)?.zone : undefined) ?? businessZone;

function stateView({ account, subscription, orders, points, paidCents }: Replayed): Omit<OutputOf<typeof accountState>, "at"> {
  const address = "address" in account ? account.address?.address : undefined;
  const method = "method" in account ? account.method : undefined;
  const started = subscription.status === "none" ? undefined : subscription;
  const slot = started?.slots.at(-1)?.value.slot;
  return {
    account: {
      status: account.status,
      ...("language" in account ? { language: account.language } : {}),
      ...(address
        ? { address: [address.unit, address.line, address.city, address.province, address.postalCode].filter(Boolean).join(", ") }
        : {}),
      ...(method ? { payWith: methodView(method) } : {}),
    },
    subscription: {
      status: subscription.status,
      ...(started ? { plan: started.plans.at(-1)!.value, tastes: started.tastes.at(-1)!.value } : {}),
      ...(slot ? { weekday: slot.weekday, window: slot.window } : {}),
    },
    orders: orders.map((order) => ({
      orderId: order.orderId,
      week: order.week,
      status: order.status,
      deliveryDate: order.calendar.deliveryDate,
      items: order.lines.reduce((total, line) => total + line.quantity, 0),
      totalCents: isPriced(order) ? order.price.totalCents : null,
      refundedCents: isBillingClosed(order) ? order.refundedCents : zero,
    })),
    points: { available: points.available, pending: points.pending },
    paidCents,
  };
}
