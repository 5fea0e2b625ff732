import { account } from "@tablee/domain/account/decider";
import { type Capacity, slot, stock } from "@tablee/domain/capacity/decider";
import { claim } from "@tablee/domain/claim/decider";
import { credit } from "@tablee/domain/credit/decider";
import { generation } from "@tablee/domain/generation/decider";
import type { Decider, DomainEvent } from "@tablee/domain/kernel/decider";
import { menu } from "@tablee/domain/menu/decider";
import { notice } from "@tablee/domain/notice/decider";
import { order } from "@tablee/domain/order/decider";
import { payment } from "@tablee/domain/payment/decider";
import { points } from "@tablee/domain/points/decider";
import { product } from "@tablee/domain/product/decider";
import type { StreamCategory } from "@tablee/domain/streams";
import { subscription } from "@tablee/domain/subscription/decider";
import { task } from "@tablee/domain/task/decider";

/** A decider and the category of streams its events stand in. */
export interface Aggregate<Command, Event extends DomainEvent, State> {
  readonly category: StreamCategory;
  readonly decider: Decider<Command, Event, State>;
  /** Its state needs what is sealed. */
  readonly personal?: boolean;
  /** About how many bytes a state takes. Without it a state weighs what its events do, as it keeps most of what they say. */
  readonly bytesOf?: (state: State) => number;
}

type Options<State> = Pick<Aggregate<never, never, State>, "personal" | "bytesOf">;

const aggregate = <Command, Event extends DomainEvent, State>(
  category: StreamCategory,
  decider: Decider<Command, Event, State>,
  options: Options<State> = {},
): Aggregate<Command, Event, State> => ({ category, decider, ...options });

/** In a hot stream later events replace earlier ones: only the shares of orders are kept. */
const capacity = { bytesOf: (state: Capacity) => (state.status === "none" ? 0 : BYTES_OF_SHARE * state.orders.size) };
const BYTES_OF_SHARE = 200;

export const accounts = aggregate("account", account, { personal: true });
export const claims = aggregate("claim", claim);
export const credits = aggregate("credit", credit);
export const generations = aggregate("generation", generation);
export const menus = aggregate("menu", menu);
export const notices = aggregate("notice", notice);
export const orders = aggregate("order", order);
export const payments = aggregate("payment", payment);
export const pointAccounts = aggregate("points", points);
export const products = aggregate("product", product);
export const slots = aggregate("slot", slot, capacity);
export const stocks = aggregate("stock", stock, capacity);
export const subscriptions = aggregate("subscription", subscription);
export const tasks = aggregate("task", task);
