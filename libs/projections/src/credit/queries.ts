import type { Grant } from "@tablee/domain/credit/grants";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { type Cents, sum } from "@tablee/domain/kernel/money";
import { prepared } from "@tablee/platform/prepared";
import type { ReadDb } from "../read-tables.ts";

const credit = prepared("credit", (db: ReadDb, { accountId }: { readonly accountId: AccountId }) =>
  db.selectFrom("read.credit").select("grants").where("key", "=", accountId),
);

export const creditsOf = async (db: ReadDb, accountId: AccountId): Promise<readonly Grant[]> =>
  (await credit(db, { accountId }))[0]?.grants ?? [];

/** The credit that can be spent at an instant, by kind. In cents. */
export function creditLeftOf(grants: readonly Grant[], at: string): { promotionalCents: Cents; purchasedCents: Cents } {
  const usable = grants.filter((grant) => grant.expiresAt === null || grant.expiresAt > at);
  const total = (kind: Grant["kind"]) => sum(usable.flatMap((grant) => (grant.kind === kind ? [grant.leftCents] : [])));
  return { promotionalCents: total("promotional"), purchasedCents: total("purchased") };
}
