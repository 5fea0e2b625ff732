import type { Region } from "../kernel/place/region.ts";
import type { Instant } from "../kernel/time.ts";
import { openPause, type Subscription } from "./decider.ts";
import type { DeliverySlot, PauseReason, Plan } from "./vocabulary.ts";

/** The summary of a subscription, by its newest terms. */
export interface SubscriptionSummary {
  readonly status: "active" | "paused" | "closed";
  readonly plan: Plan;
  readonly region: Region;
  readonly slot: DeliverySlot;
  readonly pausedAt?: Instant | undefined;
  readonly pauseReason?: PauseReason | undefined;
  readonly resumesAt?: Instant | undefined;
  readonly closedAt?: Instant | undefined;
}

/** Undefined where there is no subscription. */
export function summaryOf(state: Subscription): SubscriptionSummary | undefined {
  if (state.status === "none") return undefined;
  const pause = openPause(state);
  return {
    status: state.status,
    plan: state.plans.at(-1)!.value,
    ...state.slots.at(-1)!.value,
    pausedAt: pause?.from,
    pauseReason: pause?.reason,
    resumesAt: pause?.resumesAt,
    closedAt: state.status === "closed" ? state.closedAt : undefined,
  };
}

/** True while a closed account still has bags or kits to return: no more orders or charges, but their recovery continues. */
export const isClosing = (state: Subscription): boolean => state.status === "closed" && state.assetsOut > 0;

/** The instant at which its latest pause ended; undefined during a pause, and where there was none. */
export const resumedAtOf = (state: Subscription): Instant | undefined => (state.status === "none" ? undefined : state.pauses.at(-1)?.until);
