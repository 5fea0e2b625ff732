import { NestFactory } from "@nestjs/core";
import { CommandBus } from "@nestjs/cqrs";
import { GiveAddress } from "@tablee/commands/account/give-address";
import { GivePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { OpenAccount } from "@tablee/commands/account/open-account";
import { slots, stocks } from "@tablee/commands/aggregates";
import { CommandsModule } from "@tablee/commands/commands.module";
import { type CommandContext, part } from "@tablee/commands/context";
import { GrantCredit } from "@tablee/commands/credit/grant-credit";
import { makeChunk, reserveChunk } from "@tablee/commands/generation/commit-chunk";
import { type Opened, openCommands } from "@tablee/commands/open-commands";
import { SkipOrder } from "@tablee/commands/order/skip-order";
import { UnskipOrder } from "@tablee/commands/order/unskip-order";
import { StartSubscription } from "@tablee/commands/subscription/start-subscription";
import { DEMO_PASSWORD } from "@tablee/demo/staff";
import { type OrderCalendar, orderCalendar } from "@tablee/domain/calendar/calendar";
import { idFrom, orderIdOf } from "@tablee/domain/kernel/ids";
import { addDays, addHours, addWeeks } from "@tablee/domain/kernel/time";
import { slotId, stockId } from "@tablee/domain/streams";
import type { DeliverySlot } from "@tablee/domain/subscription/vocabulary";
import { menuItem, plan, recipe, tastes } from "@tablee/domain/testing/examples";
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
  readonly orderId: string;
  readonly accountId: string;
  readonly token: string;
  readonly end: "delivered" | "undelivered" | "unpaid";
}

export interface Week {
  readonly orders: readonly Seeded[];
  readonly calendar: OrderCalendar;
}

const FIRST_WEEK = "2026-11-30";
const BEGINNING = "2026-11-17T15:00:00.000Z";
const region = "qc";
const slot: DeliverySlot = { areaId: "laval-north-shore", depotId: "montreal", zone: "America/Toronto", weekday: 4, window: "17-22" };
const lines = [1, 2, 3].map((number) => recipe(number));

/** The product without its workers: week after week new customers with all sorts of cards, and an order for each of them. */
export class Product {
  #weeks = 0;

  private constructor(
    readonly opened: Opened,
    readonly bus: CommandBus,
    readonly close: () => Promise<void>,
  ) {}

  static async open(): Promise<Product> {
    const opened = await openCommands(readConfig({ ...process.env, TABLEE_ENV: "test", LOG_LEVEL: "silent" }), "tablee-campaign");
    const app = await NestFactory.createApplicationContext(CommandsModule.with(opened.dependencies), { logger: ["error"] });
    await opened.movable!.freezeAt(BEGINNING);
    const close = async () => {
      await app.close();
      await opened.close();
    };
    return new Product(opened, app.get(CommandBus), close);
  }

  /** Seeds the next week: an order for each customer, with its stock and its slot. The clock is then at their lock. */
  async nextWeek(): Promise<Week> {
    const week = addWeeks(FIRST_WEEK, this.#weeks++);
    const { runtime } = this.opened.dependencies;
    const calendar = orderCalendar(week, slot.weekday, slot.window, slot.zone);
    const at = calendar.lockAt;
    const context = this.context(at, "week", week);
    await this.opened.movable!.freezeAt(at);
    await this.#openCapacity(week, calendar, context);
    const accountIds = customers.map(({ token }) => idFrom("crash", "account", week, token));
    await Promise.all(accountIds.map((accountId, i) => this.#signUp(accountId, customers[i]!, addDays(week, -7))));
    const items = lines.map((line) => menuItem(line.sku));
    const menu = { status: "published", region, week, items, ranking: {} } as const;
    const chunk = accountIds.map((accountId) => ({
      subscriptionId: idFrom("crash", "subscription", accountId),
      accountId,
      plan,
      slot,
      paused: false,
      picks: lines.map(({ sku, quantity }) => ({ sku, quantity })),
      inputHash: "crash",
    }));
    const run = { runId: "crash", region, week, menu, menuRevision: 0 } as const;
    const committing = { ...context, at: addHours(calendar.cutoffAt, -72) };
    await makeChunk(runtime, await reserveChunk(runtime, run, chunk, new Map(), committing), committing);
    const seeded = chunk.map(({ subscriptionId, accountId }, i): Seeded => {
      const { token, end } = customers[i]!;
      return { orderId: orderIdOf(subscriptionId, week), accountId, token, end };
    });
    await this.#comeBack(seeded.at(-1)!, calendar);
    return { orders: seeded, calendar };
  }

  /** A customer skips, and wants the week after all. */
  async #comeBack({ accountId, orderId }: Seeded, { cutoffAt }: OrderCalendar): Promise<void> {
    const context = {
      ...this.context(addHours(cutoffAt, -1), "back", orderId),
      actor: { kind: "client", id: accountId },
      subject: accountId,
    } as const;
    await this.bus.execute(new SkipOrder({ accountId, orderId, reason: "away" }, part(context, "skip")));
    await this.bus.execute(new UnskipOrder({ accountId, orderId }, part(context, "unskip")));
  }

  async #openCapacity(week: string, calendar: OrderCalendar, context: CommandContext): Promise<void> {
    const { runtime } = this.opened.dependencies;
    const open = { type: "Open", units: 100, at: context.at } as const;
    for (const { sku } of lines)
      await runtime.handle(stocks, stockId(region, week, sku), { ...open, of: { region, week, sku } }, part(context, sku));
    const { depotId, window } = slot;
    const of = { depotId, date: calendar.deliveryDate, window };
    await runtime.handle(slots, slotId(of.depotId, of.date, of.window), { ...open, of }, part(context, "slot"));
  }

  async #signUp(accountId: string, customer: (typeof customers)[number], day: string): Promise<void> {
    const context = { ...this.context(`${day}T12:00:00.000Z`, "sign-up", accountId), subject: accountId };
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
    const subscriptionId = idFrom("crash", "subscription", accountId);
    const terms = { accountId, subscriptionId, plan, tastes, weekday: slot.weekday, window: slot.window };
    await this.bus.execute(new OpenAccount({ accountId, person, password: DEMO_PASSWORD, language: "fr" }, part(context, "open")));
    await this.bus.execute(new GiveAddress({ accountId, address }, part(context, "address")));
    await this.bus.execute(new GivePaymentMethod({ accountId, methodToken }, part(context, "method")));
    await this.bus.execute(new StartSubscription(terms, part(context, "start")));
    if (!("creditCents" in customer)) return;
    const credit = {
      accountId,
      grantId: idFrom("crash", "grant", accountId),
      kind: "promotional",
      source: "goodwill",
      name: "late box",
    } as const;
    await this.bus.execute(new GrantCredit({ ...credit, cents: customer.creditCents }, part(context, "credit")));
  }

  /** The context of an act from outside the workers. */
  context(at: string, ...what: string[]): CommandContext {
    const commandId = idFrom("crash", ...what);
    return { commandId, actor: { kind: "system", id: "campaign" }, correlationId: commandId, at };
  }
}
