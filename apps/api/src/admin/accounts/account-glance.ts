import { Injectable } from "@nestjs/common";
import { householdStandingOf } from "@tablee/commands/account/address/household-standing";
import { addressAttemptsOf } from "@tablee/commands/account/address/record-address-attempt";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { accountGlance } from "@tablee/contracts/calls/support";
import type { OrderCard } from "@tablee/contracts/schemas";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { addDays } from "@tablee/domain/kernel/time";
import { businessZone, toLocal } from "@tablee/domain/kernel/zones/zones";
import { type Asset, assetsOut, dueOn } from "@tablee/domain/returnables/state";
import { accountById } from "@tablee/projections/accounts/queries";
import { consentsOf } from "@tablee/projections/consents/queries";
import { creditLeftOf, creditsOf } from "@tablee/projections/credit/queries";
import { unpaidRows, upcomingOrders } from "@tablee/projections/orders/queries";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import { pointsBalanceOf } from "@tablee/projections/points-balances/queries";
import { returnablesOfAccount } from "@tablee/projections/returnables/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import type { SubscriptionRow } from "@tablee/projections/subscriptions/read-model";
import { tasksOfAccount } from "@tablee/projections/tasks/queries";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { Failure } from "../../http/failure.ts";
import { localInstant } from "../../views/local-time.ts";
import { methodView } from "../../views/order-card.ts";
import { OrderViews } from "../../views/order-views.ts";
import { glanceReferrals } from "./glance-referrals.ts";
import { chargedFor, nextBoxOf } from "./next-box.ts";

type Glance = OutputOf<typeof accountGlance>;

/** An account in a few lines, from the read models. */
@Injectable()
export class AccountGlance {
  constructor(
    private readonly api: ApiContext,
    private readonly orders: OrderViews,
  ) {}

  /** @throws Failure not-found */
  async view({ accountId }: InputOf<typeof accountGlance>, { receivedAt: now }: Caller): Promise<Glance> {
    const { reads } = this.api;
    // The day before, so that no zone's today is missed.
    const since = addDays(toLocal(businessZone, now).date, -1);
    const [account, subscription, upcoming, late, grants, { available, pending }, tasks, consents, lent, atAddresses, referrals] =
      await Promise.all([
        accountById(reads, accountId),
        subscriptionOfAccount(reads, accountId),
        upcomingOrders(reads, { accountId, fromDate: since }),
        unpaidRows(reads, accountId),
        creditsOf(reads, accountId),
        pointsBalanceOf(reads, accountId),
        tasksOfAccount(reads, accountId),
        consentsOf(reads, accountId),
        returnablesOfAccount(reads, accountId),
        this.#atAddresses(accountId),
        glanceReferrals(this.api, accountId),
      ]);
    if (!account) throw new Failure("not-found");
    const next = nextBoxOf(upcoming);
    const cards = await this.orders.cardsOf(accountId, now, [...(next ? [next] : []), ...late]);
    return {
      subscription: subscription ? subscriptionView(subscription) : null,
      payWith: account.method && methodView(account.method),
      nextBox: next ? boxView(cards[0]!, next) : null,
      unpaid: cards.slice(next ? 1 : 0).map(unpaidView),
      credit: creditLeftOf(grants, now),
      points: { available, pending },
      tasks: tasks.map(({ key, kind }) => ({ key, kind })),
      consents: consents.filter(({ given }) => given).map(({ purpose }) => purpose),
      ...returnablesView(assetsOut(lent)),
      ...atAddresses,
      ...referrals,
    };
  }

  /** Claims and attempts are in the log only. */
  async #atAddresses(accountId: AccountId): Promise<Pick<Glance, "household" | "addressAttempts">> {
    const { steps } = this.api;
    const [attempts, household] = await Promise.all([addressAttemptsOf(steps, accountId), householdStandingOf(steps, accountId)]);
    const addressAttempts = attempts.toReversed().map(({ at, postalCode, ...attempt }) => ({
      ...attempt,
      postalCode: postalCode ?? "",
      at: localInstant(at, businessZone),
    }));
    return { addressAttempts, household };
  }
}

const returnablesView = (out: readonly Asset[]): Pick<Glance, "bagsOut" | "kitsOut" | "returnsDueOn"> => ({
  bagsOut: out.filter(({ kind }) => kind === "bag").length,
  kitsOut: out.filter(({ kind }) => kind === "kit").length,
  returnsDueOn: out.map(dueOn).toSorted()[0] ?? null,
});

const subscriptionView = ({ status, pause_reason, resumes_at, plan, slot }: SubscriptionRow): Glance["subscription"] => ({
  status,
  because: pause_reason,
  resumesAt: resumes_at === null ? null : localInstant(resumes_at, slot.zone),
  plan,
  weekday: slot.weekday,
  window: slot.window,
});

function boxView(
  { orderId, status, deliveryDate, chargedAt, belowMinimum, missing, payWith, ...order }: OrderCard,
  row: OrderRow,
): Glance["nextBox"] {
  const { secondsLeft: _, ...cutoff } = order.cutoff;
  const { chargedCents, refundedCents } = chargedFor(row);
  const isOpen = order.editable || order.changeable;
  return {
    orderId,
    status,
    deliveryDate,
    cutoff,
    isOpen,
    chargeCents: status === "billed" ? chargedCents : order.price.chargeCents,
    refundedCents,
    chargedAt,
    payWith: payWith ?? null,
    belowMinimum,
    missing,
  };
}

const unpaidView = ({ orderId, deliveryDate, price, nextAttemptAt }: OrderCard): Glance["unpaid"][number] => ({
  orderId,
  deliveryDate,
  chargeCents: price.chargeCents,
  nextAttemptAt: nextAttemptAt ?? null,
});
