import type { Hold } from "@tablee/domain/capacity/due";
import type { DueKind } from "@tablee/domain/due/vocabulary";
import type { AccountId, OrderId, SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import type { CodeOnOrders } from "../accounts/queries.ts";
import type { Due } from "../due/queries.ts";
import type { GenerationCandidate } from "../generation-inputs/queries.ts";
import type { SharesOfWeek } from "../orders/shares-of-week.ts";
import type { ProductRow } from "../products/read-model.ts";
import type { SlotLevelRow } from "../slot-levels/read-model.ts";
import type { StockLevelRow } from "../stock-levels/read-model.ts";

/**
 * The queries of use cases and automatic work to read models. Answers may lag behind the log: they are facts for a decider, never the truth
 * about what it guards. Implemented in SQL (sql-facts.ts), and in memory over rows folded by the same definitions.
 */
export interface Facts {
  /** Units left of each item of a region's week, by SKU; never below 0. */
  unitsLeft(region: Region, week: string): Promise<ReadonlyMap<string, number>>;
  /** The id of the subscription that an account has, or last had; undefined when it never had one. */
  subscriptionOf(accountId: AccountId): Promise<SubscriptionId | undefined>;
  /** Products of the catalogue, by SKU. */
  products(skus: readonly string[]): Promise<ReadonlyMap<string, ProductRow>>;
  /** The account's locked orders with a failed charge, soonest first. */
  unpaidOrders(accountId: AccountId): Promise<readonly OrderId[]>;
  /** The unsettled matters of an account: boxes to be delivered or paid for, and refunds that wait for a decision. */
  unsettled(accountId: AccountId): Promise<{ readonly boxes: number; readonly refunds: number }>;
  /** An unsettled hold; undefined once it is settled. */
  hold(key: string): Promise<Hold | undefined>;
  /** Every subscription in a region that is to get an order in a week, in chunks by id of subscription. */
  candidates(region: Region, week: string): AsyncIterable<readonly GenerationCandidate[]>;
  /** Accounts whose inputs of generation cannot be read at present. */
  unreadableAccounts(): Promise<ReadonlySet<string>>;
  /** Hashes of the subscriptions' generation inputs, by id: they show whether a preview still holds. */
  inputHashes(subscriptionIds: readonly SubscriptionId[]): Promise<ReadonlyMap<string, string>>;
  /** The existing ones of these orders. */
  existingOrders(orderIds: readonly OrderId[]): Promise<ReadonlySet<OrderId>>;
  /** The codes in force for the boxes of accounts, with the grants that boxes carry of each; accounts without one are left out. */
  codes(accountIds: readonly AccountId[]): Promise<ReadonlyMap<string, readonly CodeOnOrders[]>>;
  /** The shares that each order of a region's week, or of one from these depots, should have. */
  sharesOfWeek(region: Region, depotIds: readonly string[], week: string): Promise<SharesOfWeek>;
  /** Every item of a region's week: opened and taken, by SKU. */
  stockOfWeek(region: Region, week: string): Promise<readonly StockLevelRow[]>;
  /** The windows of depots between two dates, both included, by depot, date and hours. */
  windowsBetween(depotIds: readonly string[], from: string, until: string): Promise<readonly SlotLevelRow[]>;
  /** The id of the gift card with a code, by the hash of that code; undefined where there is none. */
  giftCardOf(codeHash: string): Promise<string | undefined>;
  /** The ids of the gift cards that an account has begun to pay for, in their order. */
  giftCardsBoughtBy(accountId: AccountId): Promise<readonly string[]>;
  /** The ids of the messages to the team that an account wrote, in their order. */
  inquiriesOf(accountId: AccountId): Promise<readonly string[]>;
  /** The things of a kind that are due at an instant, longest due first. */
  due(kind: DueKind, now: string, limit: number): Promise<readonly Due[]>;
}
