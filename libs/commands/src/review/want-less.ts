import { refuse } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { products, reviewsOfAccounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";

interface Wish {
  readonly accountId: AccountId;
  readonly sku: string;
  /** False undoes an earlier wish. */
  readonly less: boolean;
}

/**
 * Records that a customer wants less of a dish, or as much as before: an input of the next picks. A repetition changes nothing.
 * @throws Refused product-not-found, too-many-less-wanted
 */
export async function wantLess(streams: Streams, { accountId, sku, less }: Wish, context: CommandContext): Promise<void> {
  const { state: product } = await streams.load(products, sku);
  if (product.status === "none") throw new Refused(refuse("product-not-found", { sku }));
  const command = { type: "WantLess", sku, less, at: context.at } as const;
  await streams.handle(reviewsOfAccounts, accountId, command, { ...context, subject: accountId });
}
