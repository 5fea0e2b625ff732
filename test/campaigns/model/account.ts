import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { billAddition } from "@tablee/commands/addition/bill-addition";
import { startAddition } from "@tablee/commands/addition/start-addition";
import { orders, payments, stocks } from "@tablee/commands/aggregates";
import { billOrder } from "@tablee/commands/billing/bill-order";
import { type CommandContext, part } from "@tablee/commands/context";
import { expireGivenCredit } from "@tablee/commands/credit/expire-given-credit";
import { grantCredit } from "@tablee/commands/credit/grant-credit";
import { recordDelivery } from "@tablee/commands/dispatch/record-delivery";
import { useCode } from "@tablee/commands/offer/use-code";
import { editOrder } from "@tablee/commands/order/edit-order";
import { lockOrder } from "@tablee/commands/order/lock-order";
import { changeFirstOrder } from "@tablee/commands/order/making/change-first-order";
import { changeDelivery } from "@tablee/commands/order/weeks/change-delivery";
import { skipOrder } from "@tablee/commands/order/weeks/skip-order";
import { skipWeeks } from "@tablee/commands/order/weeks/skip-weeks";
import { unskipOrder } from "@tablee/commands/order/weeks/unskip-order";
import { unskipWeeks } from "@tablee/commands/order/weeks/unskip-weeks";
import { redeemPoints } from "@tablee/commands/points/redeem-points";
import { decideRefund } from "@tablee/commands/refund/decide-refund";
import { refundOrder } from "@tablee/commands/refund/refund-order";
import { Refused } from "@tablee/commands/refused";
import { chooseRecurringItem } from "@tablee/commands/subscription/choose-recurring-item";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { movePauseEnd } from "@tablee/commands/subscription/move-pause-end";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { resumeSubscription } from "@tablee/commands/subscription/resume-subscription";
import type { Send } from "@tablee/commands/use-case";
import { catalogue } from "@tablee/demo/catalogue/catalogue";
import type { Household } from "@tablee/demo/households";
import { signUp } from "@tablee/demo/sign-up";
import { openWeeks, orderCalendar } from "@tablee/domain/calendar/calendar";
import { unitsLeft } from "@tablee/domain/capacity/decider";
import { type AccountId, idFrom, type OrderId, orderId, orderIdOf, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { addHours, addMinutes } from "@tablee/domain/kernel/time";
import { recordOf } from "@tablee/domain/order/skipped-together";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { redemptionOptions } from "@tablee/domain/points/policy";
import { stockId } from "@tablee/domain/streams";
import type { Mood } from "@tablee/simulation/gateway";
import { additionOf, codeOf, moneyOf, reasonOf, refundByTwoOf, severalOf } from "@tablee/testing/model/action-args";
import type { Action } from "@tablee/testing/model/actions";
import { type BagAct, bagActs } from "@tablee/testing/model/bag-actions";
import type { Step } from "@tablee/testing/model/histories";
import { loyaltyActs } from "@tablee/testing/model/loyalty-actions";
import { gatewayCharges } from "../../stage/gateway-view.ts";
import type { Stage } from "../../stage/stage.ts";

/** The card with which the gateway is in a mood. A charge that succeeds without an answer represents every lost answer. */
const cards: Readonly<Record<Mood, string>> = {
  captured: "tok_visa",
  declined: "tok_insufficient",
  "declined-unheard": "tok_insufficient",
  hard: "tok_declined",
  "captured-unheard": "tok_timeout",
  "lost-on-the-way": "tok_timeout",
  unprepared: "tok_timeout",
  cancelled: "tok_insufficient",
};

type LoyaltyAct = keyof typeof loyaltyActs;

/** Items that may come in every box. */
const market = catalogue.filter(({ kind }) => kind === "market").slice(0, 2);

/** One account of a stage: the actions of a random history, each as the commands that the product has for it. */
export class Account {
  readonly #stage: Stage;
  readonly #household: Household;
  /** A few items of each week's menu that all accounts order and rivals hold. */
  readonly #skus: (week: string) => readonly string[];
  readonly #weeks: readonly string[];
  readonly refused = new Map<string, number>();

  constructor(stage: Stage, household: Household, now: string, skus: (week: string) => readonly string[]) {
    this.#stage = stage;
    this.#household = household;
    this.#skus = skus;
    this.#weeks = openWeeks(now, household.weekday, household.area.zone);
  }

  get id(): AccountId {
    return this.#household.accountId;
  }
  calendar(n: number) {
    const { weekday, window, area } = this.#household;
    return orderCalendar(this.#weeks[n]!, weekday, window, area.zone);
  }
  signUp(at: string): Promise<void> {
    return signUp(this.#stage.steps, this.#household, at);
  }

  /** Carries out a step; a refusal is an answer, any other error is not. */
  async live(step: Step, number: number, at: string): Promise<void> {
    const commandId = idFrom("model", this.id, number);
    const actor = { kind: "client", id: this.id } as const;
    const context: CommandContext = { commandId, actor, correlationId: commandId, subject: this.id, at };
    try {
      await this.#actions[step.action](step, context, orderIdOf(subscriptionIdOf(this.id), this.#weeks[step.n]!));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused.set(error.code, (this.refused.get(error.code) ?? 0) + 1);
    }
  }

  readonly #actions: Readonly<Record<Action, (step: Step, context: CommandContext, orderId: OrderId) => Promise<unknown>>> = {
    edit: (step, context, orderId) => this.#edit(context, orderId, this.#lines(step), 0),
    "edit from an old version": (step, context, orderId) => this.#edit(context, orderId, this.#lines(step), 1),
    "name an item twice": (step, context, orderId) => {
      const line = { sku: this.#skus(this.#weeks[step.n]!)[0]!, quantity: 1 };
      return this.#edit(context, orderId, [line, line], 0);
    },
    skip: (_, context, orderId) => this.#do(skipOrder, { accountId: this.id, orderId, reason: "away" }, context),
    unskip: (_, context, orderId) => this.#do(unskipOrder, { accountId: this.id, orderId }, context),
    "skip several": (step, context) =>
      this.#do(skipWeeks, { accountId: this.id, orderIds: this.#orderIds(severalOf(step)), reason: "away" }, context),
    "undo several": async (step, context, orderId) => {
      const { state } = await this.#runtime.load(orders, orderId);
      const orderIds = this.#orderIds([0, 1, 2, 3].filter((n) => n !== step.a % 8));
      return this.#do(unskipWeeks, { accountId: this.id, orderIds, number: recordOf(state) ?? "" }, context);
    },
    "redeem points": (step, context) =>
      this.#do(redeemPoints, { accountId: this.id, points: redemptionOptions(context.at.slice(0, 10))[step.a % 2]!.points }, context),
    "change the first box": async (step, context) => {
      const orderId = orderIdOf(subscriptionIdOf(this.id), this.#weeks[0]!);
      const { state } = await this.#runtime.load(orders, orderId);
      const version = state.status === "none" ? 0 : state.version;
      const change = {
        changeId: idFrom("change", orderId, step.a % 7),
        version,
        editingSession: "model",
        lines: this.#lines({ ...step, n: 0 }),
      };
      return this.#do(changeFirstOrder, { accountId: this.id, orderId, ...change }, context);
    },
    "pause for a while": (step, context) => {
      const until = addHours(context.at, 24 * (-1 + (step.b % 40))).slice(0, 10);
      return this.#do(pauseSubscription, { ...this.#subscription, reason: reasonOf(step), until }, context);
    },
    "move the end of a pause": (step, context) => {
      const until = step.a % 3 === 0 ? undefined : addHours(context.at, 24 * (-1 + (step.b % 40))).slice(0, 10);
      return this.#do(movePauseEnd, { ...this.#subscription, until }, context);
    },
    pause: (step, context) => this.#do(pauseSubscription, { ...this.#subscription, reason: reasonOf(step) }, context),
    resume: (_, context) => this.#do(resumeSubscription, this.#subscription, context),
    "let given money expire": (_, context) => this.#do(expireGivenCredit, this.#subscription, context),
    close: (step, context) => this.#do(closeSubscription, { ...this.#subscription, reason: reasonOf(step) }, context),
    lock: (_, context, orderId) => lockOrder(this.#stage.steps, { orderId }, context),
    bill: (step, context, orderId) => this.#bill(step, context, orderId),
    "give another card": (step, context) =>
      this.#do(givePaymentMethod, { accountId: this.id, methodToken: `${cards[step.mood]}-${step.a % 4}` }, context),
    webhook: (step, context, orderId) => this.#webhook(1 + (step.a % 2), context, orderId),
    deliver: (_, context, orderId) => recordDelivery(this.#stage.steps, { orderId }, context),
    "fail to deliver": (_, context, orderId) =>
      this.#runtime.handle(
        orders,
        orderId,
        { type: "RecordDeliveryFailed", code: "nobody-home", retryAt: addHours(context.at, 24), at: context.at },
        context,
      ),
    refund: (step, context, orderId) => this.#refund((1 + (step.b % 12)) / 10, idFrom("refund", orderId, step.a % 40), context, orderId),
    "ask for a refund by two": async (step, context, orderId) => {
      const { state } = await this.#runtime.load(orders, orderId);
      const lines = state.status === "none" ? [] : state.lines.slice(0, 1).map(({ sku }) => ({ sku, quantity: 1 }));
      const asked = { refundId: this.#refundByTwo(step), asked: { lines, deliveryFee: false }, reason: "a model's reason" };
      const by = { kind: "staff", id: "staff-0" } as const;
      return this.#do(refundOrder, { orderId, ...asked, aboveAllowance: true }, { ...context, actor: by });
    },
    "decide a refund": (step, context, orderId) => {
      const by = { kind: "staff", id: `staff-${step.b % 3}` } as const;
      return this.#do(decideRefund, { orderId, refundId: this.#refundByTwo(step), approved: step.b % 4 > 0 }, { ...context, actor: by });
    },
    "choose what recurs": async ({ a, b }, context) => {
      const { sku } = market[a % market.length]!;
      return this.#do(chooseRecurringItem, { ...this.#subscription, sku, quantity: b % 3 }, context);
    },
    "open a window": (step, _, orderId) =>
      this.#stage.running.api.opened.dependencies.access.editingSessions.take(orderId, step.b % 5 === 0 ? "another" : "model-session"),
    "add to a paid box": (step, context, orderId) => {
      const lines = this.#lines(step).slice(0, 2);
      const additionId = idFrom(this.id, additionOf(step));
      return this.#do(startAddition, { accountId: this.id, orderId, additionId, lines }, context);
    },
    "pay for additions": async (step, context, orderId) => {
      await this.#do(givePaymentMethod, { accountId: this.id, methodToken: cards[step.mood] }, part(context, "card"));
      await this.#do(billAddition, { accountId: this.id, orderId, additionId: idFrom(this.id, additionOf(step)) }, context);
    },
    // The campaign moves time: a waiting call only tries once.
    "wait until it is paid, and add": (step, context, orderId) => this.#actions["add to a paid box"](step, context, orderId),
    "give money": (step, context) => {
      const { kind, cents: amount, days } = moneyOf(step);
      const named = { kind, source: kind === "purchased" ? "gift-card" : "goodwill", name: "a model's gift" } as const;
      const expires = days === undefined ? {} : { expiresAt: addHours(context.at, 24 * days) };
      const grantId = idFrom("grant", this.id, step.a % 30);
      return this.#do(grantCredit, { accountId: this.id, grantId, ...named, ...expires, cents: cents(amount) }, context);
    },
    "use a code": (step, context) => this.#do(useCode, { accountId: this.id, ...this.#subscription, code: codeOf(step) }, context),
    "move the delivery": ({ a }, context, orderId) => {
      const { deliveryWeekdays, windows } = this.#household.area;
      const weekday = deliveryWeekdays[a % deliveryWeekdays.length]!;
      return this.#do(changeDelivery, { accountId: this.id, orderId, weekday, window: windows[a % windows.length]! }, context);
    },
    ...this.#loyalty(),
    ...this.#bags(),
    rival: (step, context) => this.#rival(step, context),
    // The schedules do this: here only time passes.
    "what is due": async () => {},
  };

  #loyalty() {
    const act = (name: LoyaltyAct) => (step: Step, context: CommandContext) => loyaltyActs[name](this.#stage.steps, this.id, context, step);
    const names = Object.keys(loyaltyActs) as LoyaltyAct[];
    return Object.fromEntries(names.map((name) => [name, act(name)])) as Readonly<Record<LoyaltyAct, ReturnType<typeof act>>>;
  }

  #bags() {
    const act = (name: BagAct) => (step: Step, context: CommandContext, orderId: OrderId) => {
      const dishes = this.#skus(this.#weeks[step.n]!);
      const keeper = { accountId: this.id, orderId, area: this.#household.area, dishes, products: dishes };
      return bagActs[name](this.#stage.steps, keeper, context, step);
    };
    const names = Object.keys(bagActs) as BagAct[];
    return Object.fromEntries(names.map((name) => [name, act(name)])) as Readonly<Record<BagAct, ReturnType<typeof act>>>;
  }

  readonly #orderIds = (numbers: readonly number[]) => numbers.map((n) => orderIdOf(subscriptionIdOf(this.id), this.#weeks[n]!));
  readonly #refundByTwo = (step: Step) => idFrom(this.id, refundByTwoOf(step));
  get #runtime() {
    return this.#stage.running.api.opened.dependencies.runtime;
  }
  get #subscription() {
    return { subscriptionId: subscriptionIdOf(this.id) };
  }
  readonly #do: Send = (useCase, input, context) => this.#stage.commands.send(useCase, input, context);
  readonly #lines = ({ n, a, b }: Step) =>
    this.#skus(this.#weeks[n]!).flatMap((sku, i) => ((a >> (i + 1)) % 2 === 1 ? [{ sku, quantity: 1 + ((b >> (i + 1)) % 2) }] : []));

  async #edit(context: CommandContext, orderId: OrderId, lines: readonly { sku: string; quantity: number }[], old: number) {
    const { state } = await this.#runtime.load(orders, orderId);
    const version = state.status === "none" ? 0 : state.version - old;
    return this.#do(editOrder, { accountId: this.id, orderId, version, editingSession: "model-session", lines }, context);
  }

  /** Bills as the schedule does: not before it is due. The schedule may run it at the same time. */
  async #bill({ mood }: Step, context: CommandContext, orderId: OrderId) {
    await this.#do(givePaymentMethod, { accountId: this.id, methodToken: cards[mood] }, part(context, "card"));
    const { state } = await this.#runtime.load(orders, orderId);
    if (state.status !== "locked" && state.status !== "billing") return;
    const due = state.status === "locked" ? (state.nextAttemptAt ?? state.calendar.billingAt) : context.at;
    if (due <= context.at) await billOrder(this.#stage.steps, { orderId }, context);
  }

  /** The gateway reports an attempt again, or late. */
  async #webhook(attempt: number, context: CommandContext, orderId: OrderId) {
    const charges = await gatewayCharges(this.#stage.running.api.pool, paymentIdOf(purposeOf(orderId)));
    const known = charges.find((charge) => charge.attempt === attempt);
    if (!known) return;
    const { at } = context;
    const command =
      known.outcome === "captured"
        ? ({ type: "RecordCaptured", attempt, at } as const)
        : ({ type: "RecordDeclined", attempt, code: "declined", hard: known.hard, at } as const);
    await this.#runtime.handle(payments, paymentIdOf(purposeOf(orderId)), command, context);
  }

  /** Refunds some of an order's lines; a policy pays the refund out to the card, as credit and in points. */
  async #refund(share: number, refundId: string, context: CommandContext, orderId: OrderId) {
    const { state: order } = await this.#runtime.load(orders, orderId);
    const held = order.status === "none" ? [] : order.lines.slice(0, 1 + Math.floor(share * 3));
    const asked = { lines: held.map(({ sku }) => ({ sku, quantity: 1 })), deliveryFee: share > 1 };
    await this.#do(refundOrder, { orderId, refundId, asked, reason: "a model's reason" }, part(context, "order"));
  }

  /** A second household holds the units left of an item, or all but one or two of them. */
  async #rival({ n, a, b }: Step, context: CommandContext) {
    const week = this.#weeks[n]!;
    const skus = this.#skus(week);
    const id = stockId(this.#household.area.region, week, skus[a % skus.length]!);
    const { state } = await this.#runtime.load(stocks, id);
    const rival = orderId(idFrom("rival", this.id, a % 7));
    const units = Math.max(0, unitsLeft(state, context.at, rival) - (b % 3));
    const until = addMinutes(context.at, 15);
    await this.#runtime.handle(stocks, id, { type: "Hold", orderId: rival, units, until, at: context.at }, context);
  }
}
