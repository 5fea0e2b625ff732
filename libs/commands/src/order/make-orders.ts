import { Command, CommandBus, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { refuse } from "@tablee/domain/kernel/errors";
import { orderIdOf } from "@tablee/domain/kernel/ids";
import type { Order } from "@tablee/domain/order/state";
import { SIGN_UP } from "@tablee/domain/order/vocabulary";
import { generate } from "@tablee/domain/order-generation/generate";
import { hashInput, hashOfResult } from "@tablee/domain/order-generation/inputs";
import type { DiscountGrant, OrderLine } from "@tablee/domain/pricing/vocabulary";
import { menuId } from "@tablee/domain/streams";
import { inWeek } from "@tablee/domain/subscription/terms";
import { unitsLeftIn } from "@tablee/projections/stock-levels/queries";
import { accounts, menus, orders, subscriptions } from "../aggregates.ts";
import { settleShares } from "../capacity/settle-shares.ts";
import { streamsOf } from "../capacity/shares.ts";
import { holdEnds, holdSlot, holdStock, unitsOf } from "../capacity/take-capacity.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { grantsOfNew } from "../offer/boxes.ts";
import { Refused } from "../refused.ts";
import { firstWeekOf, type StartedSubscription } from "./first-week.ts";
import { type GenerateOrder, generateOrder } from "./make-order.ts";
import { priceNowOf, quoteOf } from "./quote.ts";

/** Makes the orders of a subscription's open weeks, or only of the first one; weeks that have their order are left alone. */
export class MakeOrders extends Command<{ position: bigint; orderIds: readonly string[] }> {
  constructor(
    readonly input: {
      readonly subscriptionId: string;
      readonly only?: "first";
      /** What was shown as the first order: another one is not made. */
      readonly quote?: string;
    },
    readonly context: CommandContext,
  ) {
    super();
  }
}

type OrderToPlace = ReturnType<typeof generateOrder>;
/** How often another hand may take the last unit between choosing and holding before we give up. */
const MOST_TRIES = 8;

@CommandHandler(MakeOrders)
export class MakeOrdersHandler implements ICommandHandler<MakeOrders> {
  constructor(
    private readonly deps: Dependencies,
    private readonly bus: CommandBus,
  ) {}

  async execute({ input, context }: MakeOrders) {
    const { state: subscription } = await this.deps.runtime.load(subscriptions, input.subscriptionId);
    if (subscription.status === "none") throw new Refused(refuse("subscription-not-found"));
    if (subscription.status === "closed") return { position: 0n, orderIds: [] };
    const { slot } = inWeek(subscription.slots, subscription.firstWeek);
    const first = await firstWeekOf(this.deps.runtime, subscription, context.at);
    const later = openWeeks(context.at, slot.weekday, slot.zone).filter((week) => week > first.week);
    const orderIds: string[] = [];
    let position = 0n;
    const recent: [string, string][] = [];
    for (const week of input.only ? [first.week] : [first.week, ...later]) {
      const isFirst = week === first.week;
      const made = await this.#makeOne(subscription, week, isFirst, recent, input.quote, part(context, week)).catch((error) => {
        // A later week whose window is full stays without a box; a first one must not.
        if (!isFirst && error instanceof Refused && error.code === "slot-full") return undefined;
        throw error;
      });
      if (!made) continue;
      orderIds.push(made.orderId);
      recent.push(...made.skus.map((sku): [string, string] => [sku, week]));
      if (made.position > position) position = made.position;
    }
    return { position, orderIds };
  }

  async #makeOne(
    subscription: StartedSubscription,
    week: string,
    firstOrder: boolean,
    recent: readonly [string, string][],
    quote: string | undefined,
    context: CommandContext,
  ) {
    const { runtime, facts } = this.deps;
    const orderId = orderIdOf(subscription.subscriptionId, week);
    const known = await runtime.load(orders, orderId);
    if (known.state.status !== "none") return { orderId, skus: known.state.lines.map((line) => line.sku), position: 0n };
    const { region, slot } = inWeek(subscription.slots, week);
    const { state: menu, revision } = await runtime.load(menus, menuId(region, week));
    if (menu.status === "none") return undefined;
    const read = {
      subscriptionId: subscription.subscriptionId,
      plan: inWeek(subscription.plans, week),
      tastes: inWeek(subscription.tastes, week),
      recent,
      ratings: {},
    };
    const unitsLeft = new Map(await unitsLeftIn(facts, region, week));
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const hash = hashInput(read);
      const result = generate({ region, week, items: menu.items, ranking: menu.ranking, menuRevision: revision, unitsLeft }, [
        { ...read, hash },
      ]);
      const { policy, items } = result.week;
      const inputs = {
        runId: SIGN_UP,
        menuRevision: revision,
        policyVersion: policy.version,
        hash: hashOfResult({ region, week, menuRevision: revision }, policy.version, hash),
      };
      const { plan } = read;
      const picks = result.results[0]!.picks;
      const paused = subscription.status === "paused";
      const make = { ...subscription, region, week, plan, slot, items, picks, firstOrder, paused, inputs, at: context.at };
      const order = generateOrder(make);
      if (firstOrder) await this.#confirm({ ...order, grants: await this.#grantsOf(order, context) }, quote, context);
      const soldOut = await this.#place(order, part(context, attempt));
      if (soldOut.length === 0) {
        if (firstOrder) await this.#fixCode(order, context);
        const command = { ...order, grants: await this.#grantsOf(order, context) };
        // A code may have been entered meanwhile; from here on it is fixed.
        if (firstOrder)
          await this.#confirm(command, quote, context).catch(async (error) => {
            await this.#settle(command, context);
            throw error;
          });
        const { position, lines } = await this.#append(command, context);
        await this.#settle(command, context);
        return { orderId, skus: lines.map((line) => line.sku), position };
      }
      for (const sku of soldOut) unitsLeft.set(sku, 0);
    }
    throw new Refused(refuse("sold-out"));
  }

  /** With the first order the sign-up's code is fixed: what is entered later is refused. */
  async #fixCode({ accountId }: OrderToPlace, context: CommandContext): Promise<void> {
    await this.deps.runtime.handle(accounts, accountId, { type: "FixSignUpCode", at: context.at }, part(context, "fix-code"));
  }

  async #grantsOf(order: OrderToPlace, { at }: CommandContext): Promise<DiscountGrant[]> {
    const { runtime } = this.deps;
    return grantsOfNew(runtime, (await runtime.load(accounts, order.accountId)).state, order, at);
  }

  /**
   * Later weeks may lack dishes: they are made, shown so, and fall away at their cutoff. A sign-up must not begin with such a box,
   * nor with another one than was shown.
   * @throws Refused order-minimum-not-met, price-changed
   */
  async #confirm(order: GenerateOrder, quote: string | undefined, { at }: CommandContext): Promise<void> {
    const price = await priceNowOf(this.deps.runtime, order, at);
    const { minimumMet, foodCents, minimumCents } = price;
    if (!minimumMet) throw new Refused(refuse("order-minimum-not-met", { foodCents, minimumCents }));
    if (quote !== undefined && quoteOf(order, price) !== quote) throw new Refused(refuse("price-changed"));
  }

  /** The order as it stands afterwards: ours, or that of somebody who made it at the same moment. */
  async #append(command: GenerateOrder, context: CommandContext): Promise<{ position: bigint; lines: readonly OrderLine[] }> {
    const { runtime } = this.deps;
    try {
      const { state, position } = await runtime.handle(orders, command.orderId, command, context, { expectNew: true });
      return { position, lines: linesWanted(state) };
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "order-exists") throw error;
      const { state } = await runtime.load(orders, command.orderId);
      return { position: 0n, lines: linesWanted(state) };
    }
  }

  /** Holds everything or gives back what it held; answers what was sold out. A full window stands for nothing being left. */
  async #place(command: OrderToPlace, context: CommandContext): Promise<string[]> {
    const { runtime } = this.deps;
    if (!(await holdSlot(runtime, command, context))) throw new Refused(refuse("slot-full"));
    const soldOut = await holdStock(runtime, command, unitsOf(command.lines), context);
    if (soldOut.length > 0) await this.#settle(command, context);
    return soldOut;
  }

  /** For good what the order says; nothing where there is none. */
  #settle(command: OrderToPlace, context: CommandContext): Promise<boolean> {
    const touched = streamsOf(
      command,
      command.lines.map(({ sku }) => sku),
    );
    return settleShares({ runtime: this.deps.runtime, bus: this.bus }, command.orderId, touched, context, {
      ownHold: holdEnds(command, context.at),
    });
  }
}

const linesWanted = (state: Order): readonly OrderLine[] => (state.status === "none" || state.status === "skipped" ? [] : state.lines);
