import type { InputOf, OutputOf } from "@tablee/contracts/call";
import { updateCustomization, updatePairings, updateQuantity } from "@tablee/contracts/calls/orders";
import { request } from "../../../shared/api/request.ts";

const calls = { quantity: updateQuantity, customization: updateCustomization, pairings: updatePairings } as const;

/** What was changed last: it names the call; each carries the whole set of lines. */
export type Changed = keyof typeof calls;

export const saveOrder = (changed: Changed, input: InputOf<typeof updateQuantity>): Promise<OutputOf<typeof updateQuantity>> =>
  request(calls[changed], input);
