import { z } from "zod";
import { PersistentMap } from "../kernel/persistent-map.ts";
import type { Capacity } from "./decider.ts";

/** Changes with the state that the decider folds (its spec fails when it must): snapshots of another version are ignored. */
export const capacityVersion = "capacity-1";

const OrderKey = z.string().brand<"OrderId">();
const Packed = z.strictObject({
  units: z.number(),
  orders: z.array(z.tuple([OrderKey, z.number(), z.tuple([z.number(), z.string()]).nullable()])),
  commands: z.array(z.tuple([OrderKey, z.string().nullable(), z.string().nullable()])),
});

/** A state as plain data; undefined where there is nothing to keep. */
export function packCapacity(state: Capacity): z.infer<typeof Packed> | undefined {
  if (state.status === "none") return undefined;
  return {
    units: state.units,
    orders: [...state.orders].map(([id, { settled, held }]) => [id, settled, held ? [held.units, held.until] : null]),
    commands: [...state.commands].map(([id, { hold, settle }]) => [id, hold ?? null, settle ?? null]),
  };
}

/** Returns the state that was packed; undefined when the value is no packed state. */
export function unpackCapacity(packed: unknown): Capacity | undefined {
  const { data } = Packed.safeParse(packed);
  if (!data) return undefined;
  const shares = data.orders.map(([id, settled, held]) => {
    const share = held ? { settled, held: { units: held[0], until: held[1] } } : { settled };
    return [id, share] as const;
  });
  const commands = data.commands.map(([id, hold, settle]) => [id, { ...(hold && { hold }), ...(settle && { settle }) }] as const);
  return {
    status: "open",
    units: data.units,
    orders: PersistentMap.of(shares),
    settled: shares.reduce((sum, [, { settled }]) => sum + settled, 0),
    holding: PersistentMap.of(shares.filter(([, share]) => "held" in share)),
    commands: PersistentMap.of(commands),
  };
}
