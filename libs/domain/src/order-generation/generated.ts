import type { SubscriptionInput } from "./inputs.ts";
import type { Pick } from "./pick.ts";

export interface Generated {
  readonly input: SubscriptionInput;
  readonly picks: readonly Pick[];
  /** Fewer picks than the plan asks for. */
  readonly short: boolean;
  /** What the subscription draws with when an item is oversold: 32 bits of its own. */
  readonly lot: number;
  /** These are not its free picks: an oversold item was taken off them. */
  readonly replaced?: Replaced;
}

/** How an oversold item was replaced: what was there, which others were gone by then, what was found, and how much of it was to be had. */
export interface Replaced {
  readonly before: Generated;
  readonly item: number;
  readonly gone: string;
  readonly found: readonly Pick[];
  readonly had: number;
}
