import type { Dated } from "../kernel/policy.ts";

/** The number of boxes that a depot hands out in a window of a day. */
interface CapacityPolicy extends Dated {
  readonly boxesPerWindow: number;
}

export const capacityPolicies: readonly CapacityPolicy[] = [{ version: "capacity-1", from: "2024-01-01", boxesPerWindow: 20_000 }];
