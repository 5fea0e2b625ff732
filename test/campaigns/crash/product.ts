import { giveAddress } from "@tablee/commands/account/address/give-address";
import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { openAccount } from "@tablee/commands/account/open-account";
import { openCapacity } from "@tablee/commands/capacity/open-capacity";
import { type CommandContext, part } from "@tablee/commands/context";
import { grantCredit } from "@tablee/commands/credit/grant-credit";
import { publishMenu } from "@tablee/commands/menu/publish-menu";
import { type Opened, openCommands } from "@tablee/commands/open-commands";
import { startSubscription } from "@tablee/commands/subscription/start-subscription";
import { type Send, sendDirectly } from "@tablee/commands/use-case";
import { DEMO_PASSWORD } from "@tablee/demo/staff";
import { generationClosesAt, type OrderCalendar, orderCalendar } from "@tablee/domain/calendar/calendar";
import {
  type AccountId,
  accountId,
  idFrom,
  type OrderId,
  orderIdOf,
  type SubscriptionId,
  subscriptionIdOf,
} from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import { addHours, addWeeks, type Instant, type Week as WeekDate } from "@tablee/domain/kernel/time";
import { menuPolicies } from "@tablee/domain/menu/policy";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import { type ProductKind, productKinds } from "@tablee/domain/product/vocabulary";
import type { DeliverySlot } from "@tablee/domain/subscription/vocabulary";
import { menuItem, plan, tastes, toPublish } from "@tablee/domain/testing/examples";
import { migrateScratch } from "@tablee/generation/runs/schema";
import { readConfig } from "@tablee/platform/config";

/** Customers of a week: how their cards behave, their credit in cents, and how their orders end. */
export const customers = [
  { token: "tok_visa", end: "delivered", creditCents: 1_500 },
  { token: "tok_mastercard", end: "delivered" },
  { token: "tok_timeout", end: "delivered" },
  { token: "tok_timeout-again", end: "undelivered", creditCents: 1_000 },
  { token: "tok_insufficient", end: "unpaid", creditCents: 500 },
  { token: "tok_declined", end: "unpaid" },
] as const satisfies readonly { token: string; end: Seeded["end"]; creditCents?: number }[];

export interface Seeded {
  readonly orderId: OrderId;
  readonly subscriptionId: SubscriptionId;
  readonly accountId: AccountId;
  readonly token: string;
  readonly end: "delivered" | "undelivered" | "unpaid";
}

export interface Week {
  readonly week: WeekDate;
  /** One for each customer, once generation has made them. */
  readonly orders: readonly Seeded[];
  readonly calendar: OrderCalendar;
}

const FIRST_WEEK = "2026-11-30";
const BEGINNING = "2026-11-17T15:00:00.000Z";
/** The region of its customers. */
export const region = "qc";
export const slot: DeliverySlot = {
  areaId: "laval-north-shore",
  depotId: "montreal",
  zone: "America/Toronto",
  weekday: 4,
  window: "17-22",
};

const numbered = { "ready-to-cook": "RTC", "ready-to-eat": "RTE", market: "MKT" } as const satisfies Record<ProductKind, string>;
/** The recipes in a box of its customers' plan. */
const RECIPES = 3;

/** As small as a menu may be; its customers' tastes pick the first recipes. */
const menuOf = (week: WeekDate): MenuItem[] =>
  productKinds.flatMap((kind) =>
    Array.from({ length: policyOn(menuPolicies, week).atLeast[kind] }, (_, i) =>
      menuItem(`${numbered[kind]}-${String(i + 1).padStart(4, "0")}`, i < RECIPES ? { diets: tastes.diets } : {}),
    ),
  );

const calendarOf = (week: WeekDate): OrderCalendar => orderCalendar(week, slot.weekday, slot.window, slot.zone);

/** Long after the week's deadline, and a day before its generation closes: the first look of a worker requests a run. */
const beginningOf = (week: WeekDate): Instant => addHours(generationClosesAt(calendarOf(week)), -24);

/** The product without its workers: week after week a menu, and new customers with all sorts of cards. */
export class Product {
  #week = addWeeks(FIRST_WEEK, -1);

  private constructor(
    readonly opened: Opened,
    readonly commands: { readonly send: Send },
    readonly close: () => Promise<void>,
  ) {}

  static async open(): Promise<Product> {
    const opened = await openCommands(readConfig({ ...process.env, TABLEE_ENV: "test", LOG_LEVEL: "silent" }), "tablee-campaign");
    await migrateScratch(opened.pool);
    await opened.movable!.freezeAt(BEGINNING);
    return new Product(opened, { send: sendDirectly(opened.dependencies.steps) }, opened.close);
  }

  /** Prepares the next week: its menu, stock and slots, and customers who sign up. Workers make their orders. */
  async nextWeek(): Promise<Week> {
    const { clock, movable, dependencies } = this.opened;
    do this.#week = addWeeks(this.#week, 1);
    while (beginningOf(this.#week) <= clock.now());
    const week = this.#week;
    const calendar = calendarOf(week);
    const at = beginningOf(week);
    const context = this.context(at, "week", week);
    await movable!.freezeAt(at);
    await publishMenu(dependencies.steps, { region, week, items: toPublish(menuOf(week)) }, part(context, "menu"));
    // Before the policy that opens it: an earlier run would be short of everything.
    await openCapacity(dependencies.steps, { region, week }, part(context, "capacity"));
    const orders = customers.map(({ token, end }): Seeded => {
      const account = accountId(idFrom("crash", "account", week, token));
      const subscription = subscriptionIdOf(account);
      return { orderId: orderIdOf(subscription, week), subscriptionId: subscription, accountId: account, token, end };
    });
    await Promise.all(orders.map((order, i) => this.#signUp(order, customers[i]!, at)));
    return { week, orders, calendar };
  }

  async #signUp({ accountId, subscriptionId }: Seeded, customer: (typeof customers)[number], at: Instant): Promise<void> {
    const context = { ...this.context(at, "sign-up", accountId), subject: accountId };
    const person = { firstName: "Camille", lastName: "Gagnon", email: `${accountId}@example.com` };
    const address = {
      line: "1, boulevard de la Concorde",
      unit: accountId.slice(0, 8),
      city: "Laval",
      province: "QC",
      postalCode: "H7N 1A1",
      phone: "+14505550123",
    } as const;
    const { token: methodToken } = customer;
    const terms = { accountId, subscriptionId, plan, tastes, weekday: slot.weekday, window: slot.window };
    await this.commands.send(openAccount, { accountId, person, password: DEMO_PASSWORD, language: "fr" }, part(context, "open"));
    await this.commands.send(giveAddress, { accountId, address }, part(context, "address"));
    await this.commands.send(givePaymentMethod, { accountId, methodToken }, part(context, "method"));
    await this.commands.send(startSubscription, terms, part(context, "start"));
    if (!("creditCents" in customer)) return;
    const credit = {
      accountId,
      grantId: idFrom("crash", "grant", accountId),
      kind: "promotional",
      source: "goodwill",
      name: "late box",
    } as const;
    await this.commands.send(grantCredit, { ...credit, cents: cents(customer.creditCents) }, part(context, "credit"));
  }

  /** The context of an act from outside the workers. */
  context(at: string, ...what: string[]): CommandContext {
    const commandId = idFrom("crash", ...what);
    return { commandId, actor: { kind: "system", id: "campaign" }, correlationId: commandId, at };
  }
}
