import { never, type Refusal, refuse } from "../kernel/errors.ts";
import { canonicalJson } from "../kernel/hash.ts";
import type { AccountId, SubscriptionId } from "../kernel/ids.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Cents } from "../kernel/money.ts";
import type { Region } from "../kernel/place/region.ts";
import { earlierOf, type Instant, type PlainDate, type Week } from "../kernel/time.ts";
import { type AvoidedSince, avoidedAfter, isChosenLast } from "./avoided-since.ts";
import { hasNewUnofferedDiet, tastesKept } from "./changed-tastes.ts";
import { lostDiets } from "./diets.ts";
import type { SubscriptionEvent } from "./events.ts";
import { isSamePlan } from "./picks.ts";
import { effective, type FromWeek, inWeek, type RecurringItem, recurringNow } from "./terms.ts";
import type { DeliverySlot, PauseReason, Plan, Tastes } from "./vocabulary.ts";

interface Terms {
  readonly subscriptionId: SubscriptionId;
  readonly accountId: AccountId;
  readonly startedAt: Instant;
  readonly firstWeek: Week;
  readonly plans: FromWeek<Plan>;
  readonly tastes: FromWeek<Tastes>;
  /** Every allergen that the latest tastes avoid, with the time since when. */
  readonly avoided: AvoidedSince;
  /** Market items that come with every box: the whole list, from each change on. */
  readonly recurring: FromWeek<readonly RecurringItem[]>;
  readonly slots: FromWeek<{ readonly region: Region; readonly slot: DeliverySlot }>;
  /** The last move in the settings: open weeks follow it. */
  readonly moved?: { readonly at: Instant; readonly before: DeliverySlot; readonly addressGivenAt?: Instant };
  /** Every pause and its end, oldest first: a cutoff may be judged long after the pause it fell into. */
  readonly pauses: readonly Pause[];
}

interface Pause {
  readonly from: Instant;
  readonly until?: Instant;
  readonly reason: PauseReason;
  /** When it ends automatically, unless it is ended before. */
  readonly resumesAt?: Instant;
}

export type Subscription =
  | { readonly status: "none" }
  | (Terms & { readonly status: "active" | "paused" })
  | (Terms & { readonly status: "closed"; readonly reason: PauseReason; readonly closedAt: Instant; readonly assetsOut: number });

export type ExistingSubscription = Exclude<Subscription, { status: "none" }>;

export type SubscriptionCommand =
  | {
      readonly type: "StartSubscription";
      readonly subscriptionId: SubscriptionId;
      readonly accountId: AccountId;
      readonly region: Region;
      readonly plan: Plan;
      readonly tastes: Tastes;
      readonly slot: DeliverySlot;
      readonly firstWeek: Week;
      readonly awaitsPayment?: true;
      readonly at: Instant;
    }
  | {
      readonly type: "ChangePlan";
      readonly plan: Plan;
      readonly fromWeek: Week;
      readonly firstBox?: PlainDate;
      readonly during?: "sign-up";
      readonly at: Instant;
    }
  | { readonly type: "ChangeTastes"; readonly tastes: Tastes; readonly fromWeek: Week; readonly at: Instant }
  | {
      readonly type: "ChangeDeliverySlot";
      readonly region: Region;
      readonly slot: DeliverySlot;
      readonly fromWeek: Week;
      readonly at: Instant;
    }
  /** A change in the settings; repeated without a difference, it has no effect. */
  | {
      readonly type: "MoveDelivery";
      readonly region: Region;
      readonly slot: DeliverySlot;
      readonly fromWeek: Week;
      readonly addressGivenAt?: Instant;
      readonly at: Instant;
    }
  | { readonly type: "ChooseRecurringItem"; readonly sku: string; readonly quantity: number; readonly fromWeek: Week; readonly at: Instant }
  | { readonly type: "EndRecurringItem"; readonly sku: string; readonly fromWeek: Week; readonly at: Instant }
  | { readonly type: "PauseSubscription"; readonly reason: PauseReason; readonly resumesAt?: Instant; readonly at: Instant }
  /** Moves the day on which the pause ends automatically, or removes it. */
  | { readonly type: "MovePauseEnd"; readonly resumesAt?: Instant; readonly at: Instant }
  | { readonly type: "ResumeSubscription"; readonly at: Instant }
  /** Ends a pause whose automatic end has come; has no effect on any other pause. */
  | { readonly type: "EndPause"; readonly at: Instant }
  | ({ readonly type: "CloseSubscription"; readonly reason: PauseReason; readonly at: Instant } & ClosingFacts);

/** The facts outside the subscription on which closing depends. */
export interface ClosingFacts {
  /** Bags and kits that are with the customer. */
  readonly assetsOut: number;
  /** The province's policy on closing while some are out. */
  readonly whileAssetsOut: "refuse" | "closing";
  /** Promotional, bonus and other given money that is left: its owner lets it expire first. */
  readonly givenCents: Cents;
}

export const subscription: Decider<SubscriptionCommand, SubscriptionEvent, Subscription> = {
  initialState: { status: "none" },
  decide(command, state) {
    if (command.type === "StartSubscription") {
      if (state.status !== "none") return refuse("subscription-exists");
      const { type: _, at, ...terms } = command;
      if (lostDiets(terms.plan.type, terms.tastes.diets).length > 0) return refuse("selection-invalid");
      return [{ type: "SubscriptionStarted", data: { ...terms, startedAt: at } }];
    }
    if (state.status === "none") return refuse("subscription-not-found");
    if (state.status === "closed") return refuse("subscription-closed");
    return change(command, state);
  },
  evolve(state, event) {
    if (event.type === "SubscriptionStarted") return started(event.data);
    if (state.status === "none") return state;
    switch (event.type) {
      case "PlanChanged":
        return { ...state, plans: effective(state.plans, event.data.fromWeek, event.data.plan) };
      case "TastesChanged":
        return {
          ...state,
          tastes: effective(state.tastes, event.data.fromWeek, event.data.tastes),
          avoided: avoidedAfter(state.avoided, event.data.tastes, event.data.changedAt),
        };
      case "DeliverySlotChanged": {
        const { region, slot, fromWeek } = event.data;
        // Before its first order it may move to a day whose first open week comes sooner: it begins with that one.
        const firstWeek = earlierOf(fromWeek, state.firstWeek);
        return { ...state, firstWeek, slots: effective(state.slots, fromWeek, { region, slot }) };
      }
      case "DeliveryMoved": {
        const { region, slot, before, fromWeek, addressGivenAt, movedAt } = event.data;
        const moved = { at: movedAt, before, ...(addressGivenAt !== undefined && { addressGivenAt }) };
        return { ...state, moved, slots: effective(state.slots, fromWeek, { region, slot }) };
      }
      case "RecurringItemChosen": {
        const { sku, quantity, fromWeek, chosenAt: since } = event.data;
        return recur(state, fromWeek, (items) => [...items.filter((item) => item.sku !== sku), { sku, quantity, since }]);
      }
      case "RecurringItemEnded":
        return recur(state, event.data.fromWeek, (items) => items.filter((item) => item.sku !== event.data.sku));
      case "SubscriptionPaused": {
        const { pausedAt: from, reason, resumesAt } = event.data;
        return { ...state, status: "paused", pauses: [...state.pauses, { from, reason, ...(resumesAt !== undefined && { resumesAt }) }] };
      }
      case "PauseEndMoved": {
        const { resumesAt } = event.data;
        const moved = ({ resumesAt: _, ...pause }: Pause): Pause => ({ ...pause, ...(resumesAt !== undefined && { resumesAt }) });
        return { ...state, pauses: state.pauses.map((pause) => (pause.until === undefined ? moved(pause) : pause)) };
      }
      case "SubscriptionResumed":
        return {
          ...state,
          status: "active",
          pauses: state.pauses.map((p) => (p.until === undefined ? { ...p, until: event.data.resumedAt } : p)),
        };
      case "SubscriptionClosed":
        return {
          ...state,
          status: "closed",
          reason: event.data.reason,
          closedAt: event.data.closedAt,
          assetsOut: event.data.assetsOut ?? 0,
        };
      default:
        return never(event);
    }
  },
};

type Change = Exclude<SubscriptionCommand, { type: "StartSubscription" }>;

function change(command: Change, state: Subscription & { status: "active" | "paused" }): readonly SubscriptionEvent[] | Refusal {
  switch (command.type) {
    case "ChangePlan": {
      const { type: _, at, ...change } = command;
      const { plan, fromWeek } = change;
      const isHeld = state.plans.every((entry) => entry.fromWeek < fromWeek || isSamePlan(entry.value, plan));
      if (isHeld && isSamePlan(inWeek(state.plans, fromWeek), plan)) return [];
      return [{ type: "PlanChanged", data: { ...change, changedAt: at } }, ...tastesKept(state, command)];
    }
    case "ChangeTastes": {
      const { tastes, fromWeek, at } = command;
      if (hasNewUnofferedDiet(state, tastes)) return refuse("selection-invalid");
      return [{ type: "TastesChanged", data: { tastes, fromWeek, changedAt: at } }];
    }
    case "ChangeDeliverySlot": {
      const { region, slot, fromWeek, at } = command;
      return [{ type: "DeliverySlotChanged", data: { region, slot, fromWeek, changedAt: at } }];
    }
    case "MoveDelivery": {
      const { type: _, at, ...to } = command;
      const before = slotNow(state);
      if (canonicalJson(to.slot) === canonicalJson(before) && to.addressGivenAt === state.moved?.addressGivenAt) return [];
      return [{ type: "DeliveryMoved", data: { ...to, before, movedAt: at } }];
    }
    case "ChooseRecurringItem": {
      const { sku, quantity, fromWeek, at } = command;
      if (recurringNow(state).some((item) => item.sku === sku && item.quantity === quantity && isChosenLast(state, item))) return [];
      return [{ type: "RecurringItemChosen", data: { sku, quantity, fromWeek, chosenAt: at } }];
    }
    case "EndRecurringItem": {
      const { sku, fromWeek, at } = command;
      if (!recurringNow(state).some((item) => item.sku === sku)) return [];
      return [{ type: "RecurringItemEnded", data: { sku, fromWeek, endedAt: at } }];
    }
    case "PauseSubscription": {
      const { reason, resumesAt, at } = command;
      const current = openPause(state);
      if (current && !hasEnded(current, at)) return [];
      if (resumesAt !== undefined && resumesAt <= at) return refuse("selection-invalid");
      return [
        // The earlier pause has reached its end, which is not recorded yet.
        ...(current ? [{ type: "SubscriptionResumed", data: { resumedAt: at } } as const] : []),
        { type: "SubscriptionPaused", data: { reason, ...(resumesAt !== undefined && { resumesAt }), pausedAt: at } },
      ];
    }
    case "MovePauseEnd": {
      const { resumesAt, at } = command;
      const pause = openPause(state);
      if (!pause || hasEnded(pause, at) || (resumesAt !== undefined && resumesAt <= at)) return refuse("selection-invalid");
      if (pause.resumesAt === resumesAt) return [];
      return [{ type: "PauseEndMoved", data: { pausedAt: pause.from, ...(resumesAt !== undefined && { resumesAt }), movedAt: at } }];
    }
    case "ResumeSubscription":
      if (state.status === "active") return [];
      return [{ type: "SubscriptionResumed", data: { resumedAt: command.at } }];
    case "EndPause": {
      const pause = openPause(state);
      return pause && hasEnded(pause, command.at) ? [{ type: "SubscriptionResumed", data: { resumedAt: command.at } }] : [];
    }
    case "CloseSubscription":
      return close(command);
    default:
      return never(command);
  }
}

/** Assets are checked first: an account that cannot close keeps its given money. */
function close({ reason, at, ...facts }: Extract<Change, { type: "CloseSubscription" }>): readonly SubscriptionEvent[] | Refusal {
  const { assetsOut, whileAssetsOut, givenCents } = facts;
  if (assetsOut > 0 && whileAssetsOut === "refuse") return refuse("assets-out", { assetsOut });
  if (givenCents > 0) return refuse("given-balance-left", { cents: givenCents });
  return [{ type: "SubscriptionClosed", data: { reason, ...(assetsOut > 0 && { assetsOut }), closedAt: at } }];
}

const started = (data: Extract<SubscriptionEvent, { type: "SubscriptionStarted" }>["data"]): Subscription => ({
  status: "active",
  subscriptionId: data.subscriptionId,
  accountId: data.accountId,
  startedAt: data.startedAt,
  firstWeek: data.firstWeek,
  plans: [{ fromWeek: data.firstWeek, value: data.plan }],
  tastes: [{ fromWeek: data.firstWeek, value: data.tastes }],
  avoided: avoidedAfter({}, data.tastes, data.startedAt),
  slots: [{ fromWeek: data.firstWeek, value: { region: data.region, slot: data.slot } }],
  recurring: [{ fromWeek: data.firstWeek, value: [] }],
  pauses: [],
});

type Items = readonly RecurringItem[];
const recur = <State extends Terms>(state: State, fromWeek: Week, next: (items: Items) => Items): State => ({
  ...state,
  recurring: effective(state.recurring, fromWeek, next(recurringNow(state))),
});

/** The slot that was chosen last, though an earlier one may still be in force for a week or two. */
export const slotNow = ({ slots }: Pick<Terms, "slots">): DeliverySlot => slots.at(-1)!.value.slot;

/** Returns whether the subscription was active, paused or closed at an instant, with its own events at that instant included. */
export function statusAt(state: Subscription, instant: Instant): "active" | "paused" | "closed" | "none" {
  if (state.status === "none") return "none";
  if (state.status === "closed" && state.closedAt <= instant) return "closed";
  return pausedSinceAt(state, instant) === undefined ? "active" : "paused";
}

/** The pause in progress, if there is one. */
export const openPause = (state: Subscription): Pause | undefined =>
  state.status === "paused" ? state.pauses.find(({ until }) => until === undefined) : undefined;

/** True if a pause has reached the end that was chosen for it, recorded or not. */
const hasEnded = ({ resumesAt }: Pause, at: Instant): boolean => resumesAt !== undefined && resumesAt <= at;

/**
 * Returns the beginning of the pause that an instant falls into: a request made before it does not override the pause. A pause ends at the
 * instant that was chosen for it, however late that is recorded.
 */
export function pausedSinceAt(state: Subscription, instant: Instant): Instant | undefined {
  if (state.status === "none") return undefined;
  return state.pauses.find(
    (pause) => pause.from <= instant && (pause.until === undefined || pause.until > instant) && !hasEnded(pause, instant),
  )?.from;
}
