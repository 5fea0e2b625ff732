import { allPolicies } from "@tablee/automation/policies/all-policies";
import type { CommandContext } from "@tablee/commands/context";
import { Refused } from "@tablee/commands/refused";
import type { Steps } from "@tablee/commands/steps";
import { slot, stock } from "@tablee/domain/capacity/decider";
import { credit } from "@tablee/domain/credit/decider";
import { type DueKind, dueKinds } from "@tablee/domain/due/vocabulary";
import { idFrom } from "@tablee/domain/kernel/ids";
import { addMinutes, type Instant, laterOf } from "@tablee/domain/kernel/time";
import { order } from "@tablee/domain/order/decider";
import { capturedCents, payment, refundedCents } from "@tablee/domain/payment/decider";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { points } from "@tablee/domain/points/decider";
import { isOf, stockId, streamName } from "@tablee/domain/streams";
import { subscription } from "@tablee/domain/subscription/decider";
import { accountId } from "@tablee/domain/testing/examples";
import { Automation, isNotice } from "./automation.ts";
import { MemoryLogView } from "./log-view.ts";
import { type Existing, orderIdIn, slotStreamOf, subscriptionId, weekIn } from "./setting.ts";
import { Died } from "./turns.ts";
import { type Process, World } from "./world.ts";

/** There is one menu a week, whose stock was opened as it was published. */
const isElsewhere = (name: string): boolean => name === "open-capacity-when-menu-published";
/** Due things that write to the household and change nothing else. */
const tellsOnly: ReadonlySet<DueKind> = new Set(["reminder", "long-pause"]);
const mostMinutes = 24 * 60;
const PATIENT_MINUTES = 30;

type Work = (steps: Steps, context: CommandContext) => Promise<unknown>;

/** An account in a world, with the automation beside it: what it does is done by one process, what happens by itself by another. */
export class Household {
  readonly world: World;
  readonly view: MemoryLogView;
  readonly refused = new Map<string, number>();
  now: Instant;
  readonly #processes: Record<"acting" | "beside", Process>;
  #acts = 0;
  readonly #automation: Automation;
  readonly #kinds: readonly DueKind[];

  constructor(world: World, now: Instant, options: { readonly followed?: number; readonly notices?: boolean } = {}) {
    this.world = world;
    this.view = new MemoryLogView(world.log);
    this.now = now;
    this.#processes = { acting: world.process(), beside: world.process() };
    const policies = allPolicies.filter(({ name }) => !isElsewhere(name) && (options.notices || !isNotice(name)));
    this.#automation = new Automation(world, { policies, followed: options.followed, onRefused: (refused) => this.#note(refused) });
    this.#kinds = dueKinds.filter((kind) => options.notices || !tellsOnly.has(kind));
  }

  order(n: number): Existing {
    const state = this.view.state(order, streamName("order", orderIdIn(n)));
    if (state.status === "none") throw new Error("no such order");
    return state;
  }
  get subscription() {
    return this.view.state(subscription, streamName("subscription", subscriptionId));
  }
  payment(n: number) {
    return this.view.state(payment, streamName("payment", paymentIdOf(purposeOf(orderIdIn(n)))));
  }
  get points() {
    return this.view.state(points, streamName("points", accountId));
  }
  get credit() {
    return this.view.state(credit, streamName("credit", accountId));
  }
  stock(n: number, sku: string) {
    return this.view.state(stock, streamName("stock", stockId("on", weekIn(n), sku)));
  }
  slot(n: number) {
    return this.view.state(slot, slotStreamOf(this.order(n)));
  }
  /** Captured less refunded, over all payments, by their own streams. In cents. */
  get paidCents(): number {
    const streams = new Set(this.world.log.events.flatMap(({ stream }) => (isOf("payment", stream) ? [stream] : [])));
    return [...streams].reduce((total, stream) => {
      const state = this.view.state(payment, stream);
      return total + capturedCents(state) - refundedCents(state);
    }, 0);
  }

  /** The context of an act of the household: another one each time. */
  context(): CommandContext {
    const commandId = idFrom("simulated", accountId, ++this.#acts);
    return { commandId, actor: { kind: "client", id: accountId }, correlationId: commandId, subject: accountId, at: this.now };
  }

  /** Does something in the acting process, which may die after so many steps; another one is there for the next. */
  act(work: Work, dies?: number): Promise<void> {
    return this.#do("acting", work, dies);
  }

  /** Does something in a second process, as another of the household's devices would. */
  beside(work: Work, dies?: number): Promise<void> {
    return this.#do("beside", work, dies);
  }

  /** Plays works step by step together. @throws what one of them throws */
  async together(choose: (n: number) => number, works: readonly (() => Promise<unknown>)[]): Promise<void> {
    for (const result of await this.world.turns.together(works, choose)) if (result.status === "rejected") throw result.reason;
  }

  async #do(which: "acting" | "beside", work: Work, dies: number | undefined): Promise<void> {
    const { steps, life } = this.#processes[which];
    life.stepsLeft = dies;
    try {
      await work(steps, this.context());
      life.stepsLeft = undefined;
    } catch (error) {
      if (error instanceof Died) this.#processes[which] = this.world.process();
      else {
        life.stepsLeft = undefined;
        // Its caller is told what is missing, too.
        if (!(error instanceof Refused)) throw error;
        this.#note(error);
      }
    }
  }

  /** Runs the policies from their checkpoints. The working process may die after so many steps. */
  follow(dies?: number): Promise<void> {
    return this.#automation.follow(() => this.now, dies);
  }

  /** Does what is due now of these kinds. The working process may die after so many steps. */
  doDue(kinds: readonly DueKind[] = this.#kinds, dies?: number): Promise<void> {
    return this.#automation.doDue(kinds, this.now, dies);
  }

  /** What policies and schedules could not do for want of something, and wait to try again. */
  get aside(): readonly string[] {
    return this.#automation.aside;
  }

  /** Moves the clock to an instant; everything that is due by then is done, and what follows from it. */
  async advance(to: Instant): Promise<void> {
    await this.follow();
    for (let next = this.world.facts.nextDue(this.#kinds); next !== undefined && next <= to; ) {
      if (next > this.now) this.now = next;
      const known = this.world.log.head;
      await this.doDue();
      await this.follow();
      // What could not be done is tried again a minute later.
      const patient = this.world.log.head === known ? addMinutes(this.now, 1) : this.now;
      const due = this.world.facts.nextDue(this.#kinds);
      next = due === undefined ? undefined : laterOf(due, patient);
    }
    this.now = to;
  }

  /** Time goes by until nothing is due any more, and all that follows has happened. */
  async finish(): Promise<void> {
    this.world.facts.lag = 0;
    await this.follow();
    for (let minutes = 0; minutes < mostMinutes; ) {
      const next = this.world.facts.nextDue(this.#kinds);
      if (next === undefined) return;
      const known = this.world.log.events.length;
      if (next > this.now) this.now = next;
      await this.doDue();
      await this.follow();
      if (this.world.log.events.length > known) continue;
      // Some things wait for some minutes to go by, others for what is due later.
      minutes += 1;
      const later = minutes % PATIENT_MINUTES === 0 ? this.world.facts.nextDue(this.#kinds, this.now) : undefined;
      this.now = later ?? addMinutes(this.now, 1);
    }
    const due = await Promise.all(this.#kinds.map(async (kind) => [kind, await this.world.facts.due(kind, this.now, 5)] as const));
    const left = due.filter(([, rows]) => rows.length > 0).map(([kind, rows]) => `${kind} ${rows.map(({ key }) => key).join()}`);
    throw new Error(`broken: at ${this.now} what is due is never done: ${left.join("; ")}`);
  }

  #note({ code }: Refused): void {
    this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
  }
}
