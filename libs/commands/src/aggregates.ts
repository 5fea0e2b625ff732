import { account } from "@tablee/domain/account/decider";
import { type Capacity, type CapacityCommand, isRepeated, slot, stock } from "@tablee/domain/capacity/decider";
import { capacityVersion, packCapacity, unpackCapacity } from "@tablee/domain/capacity/snapshot";
import { claim } from "@tablee/domain/claim/decider";
import { consent } from "@tablee/domain/consent/decider";
import { credit } from "@tablee/domain/credit/decider";
import { flag } from "@tablee/domain/flag/decider";
import { generation } from "@tablee/domain/generation/decider";
import { giftCard } from "@tablee/domain/gift-card/decider";
import { inquiry } from "@tablee/domain/inquiry/decider";
import type { Decider, DomainEvent } from "@tablee/domain/kernel/log/decider";
import { menu } from "@tablee/domain/menu/decider";
import { notice } from "@tablee/domain/notice/decider";
import { order } from "@tablee/domain/order/decider";
import { payment } from "@tablee/domain/payment/decider";
import { points } from "@tablee/domain/points/decider";
import { product } from "@tablee/domain/product/decider";
import { referrals as referral } from "@tablee/domain/referral/decider";
import { returnables } from "@tablee/domain/returnables/decider";
import { reviews } from "@tablee/domain/review/decider";
import { team } from "@tablee/domain/staff/decider";
import { stampCards as stampCardsDecider } from "@tablee/domain/stamp-card/decider";
import type { StreamCategory } from "@tablee/domain/streams";
import { subscription } from "@tablee/domain/subscription/decider";
import { task } from "@tablee/domain/task/decider";

/** A decider and the category of its streams. */
export interface Aggregate<Command, Event extends DomainEvent, State, Category extends StreamCategory = StreamCategory> {
  readonly category: Category;
  readonly decider: Decider<Command, Event, State>;
  /** Its state needs decrypted personal data. */
  readonly personal?: boolean;
  /**
   * An event of its own stream ends its personal data, so that a process may keep its state. Any other personal state is read from the log
   * each time, because it must not outlive the person's key, which any process may destroy.
   */
  readonly forgets?: boolean;
  /** The approximate size of a state in bytes. Without it a state counts as large as its events, since it keeps most of their data. */
  readonly bytesOf?: (state: State) => number;
  /**
   * True if the state records that it carried out the command of this id. When set, only the command ids held in the state are kept: for
   * streams that grow with the orders of a week. Otherwise all ids of a stream are kept.
   */
  isRepeated?(state: State, command: Command, commandId: string): boolean;
  /** The snapshots of a state, for streams too long to read from their beginning. */
  readonly snapshot?: SnapshotOf<State>;
}

interface SnapshotOf<State> {
  /** The decider's version: a snapshot of another version is ignored. */
  readonly version: string;
  /** The state as plain data; undefined where there is nothing to keep. */
  pack(state: State): unknown;
  /** Returns the state that was packed; undefined when the value is no packed state. */
  unpack(packed: unknown): State | undefined;
}

type Options<Command, State> = Pick<Aggregate<Command, never, State>, "personal" | "forgets" | "bytesOf" | "isRepeated" | "snapshot">;

const aggregate = <Command, Event extends DomainEvent, State, Category extends StreamCategory>(
  category: Category,
  decider: Decider<Command, Event, State>,
  options: Options<Command, State> = {},
): Aggregate<Command, Event, State, Category> => ({ category, decider, ...options });

/**
 * Options of streams that get many events of which later ones replace earlier ones: a state is as large as the shares of orders that it
 * holds.
 */
const capacity = {
  bytesOf: (state: Capacity) => (state.status === "none" ? 0 : BYTES_OF_SHARE * (state.orders.size + state.commands.size)),
  isRepeated: (state: Capacity, command: CapacityCommand, commandId: string) => isRepeated(state, command, commandId),
  snapshot: { version: capacityVersion, pack: packCapacity, unpack: unpackCapacity },
};
/** Estimated. */
const BYTES_OF_SHARE = 200;

export const accounts = aggregate("account", account, { personal: true, forgets: true });
export const claims = aggregate("claim", claim);
export const consents = aggregate("consent", consent);
export const credits = aggregate("credit", credit);
export const flags = aggregate("flag", flag);
export const generations = aggregate("generation", generation);
export const giftCards = aggregate("giftcard", giftCard, { personal: true });
export const inquiries = aggregate("inquiry", inquiry);
export const menus = aggregate("menu", menu);
export const notices = aggregate("notice", notice);
export const orders = aggregate("order", order);
export const payments = aggregate("payment", payment);
export const pointAccounts = aggregate("points", points);
export const products = aggregate("product", product);
export const referrals = aggregate("referral", referral, { personal: true });
export const returnablesOfAccounts = aggregate("returnables", returnables, { personal: true });
export const reviewsOfAccounts = aggregate("review", reviews, { personal: true });
export const slots = aggregate("slot", slot, capacity);
export const stampCards = aggregate("stampcard", stampCardsDecider);
export const teams = aggregate("staff", team);
export const stocks = aggregate("stock", stock, capacity);
export const subscriptions = aggregate("subscription", subscription);
export const tasks = aggregate("task", task);
