import type { SubscriptionInput } from "./inputs.ts";
import type { Pick } from "./pick.ts";

export interface Generated {
  readonly input: SubscriptionInput;
  readonly picks: readonly Pick[];
  /** Fewer picks than the plan asks for. */
  readonly short: boolean;
  /** The subscription's draw when an item is oversold: 32 bits of its own. */
  readonly lot: number;
  /** These are not its free picks: an oversold item was replaced. */
  readonly replaced?: Replaced;
}

/**
 * The replacement of an oversold item: the original, the items that were already sold out, the replacement, and the units there were of it.
 */
export interface Replaced {
  readonly before: Generated;
  readonly item: number;
  readonly gone: string;
  readonly found: readonly Pick[];
  readonly had: number;
}
