import type { Grant } from "@tablee/domain/credit/grants";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { type Cents, sum } from "@tablee/domain/kernel/money";
import { compareCodes } from "@tablee/domain/kernel/text/collation";
import type { Instant } from "@tablee/domain/kernel/time";
import { prepared } from "@tablee/platform/prepared";
import type { ReadDb } from "../read-tables.ts";

const credit = prepared("credit", (db: ReadDb, { accountId }: { readonly accountId: AccountId }) =>
  db.selectFrom("read.credit").select("grants").where("key", "=", accountId),
);

export const creditsOf = async (db: ReadDb, accountId: AccountId): Promise<readonly Grant[]> =>
  (await credit(db, { accountId }))[0]?.grants ?? [];

const usableAt = (grants: readonly Grant[], at: string): readonly Grant[] =>
  grants.filter(({ expiresAt, leftCents }) => leftCents > 0 && (expiresAt === null || expiresAt > at));

/** The credit that can be spent at an instant, by kind. In cents. */
export function creditLeftOf(grants: readonly Grant[], at: string): { promotionalCents: Cents; purchasedCents: Cents } {
  const usable = usableAt(grants, at);
  const total = (kind: Grant["kind"]) => sum(usable.flatMap((grant) => (grant.kind === kind ? [grant.leftCents] : [])));
  return { promotionalCents: total("promotional"), purchasedCents: total("purchased") };
}

interface CreditUse {
  /** The value of the grants of which something can still be spent. */
  readonly valueCents: Cents;
  /** The amount that expires next, and when; null where nothing expires. */
  readonly expiring: { readonly cents: Cents; readonly at: Instant } | null;
}

/** The first value of the credit at hand, and the part that expires next. In cents. */
export function creditUseOf(grants: readonly Grant[], at: string): CreditUse {
  const usable = usableAt(grants, at);
  const [next] = usable.flatMap(({ expiresAt }) => expiresAt ?? []).sort(compareCodes);
  const expiring = usable.filter(({ expiresAt }) => expiresAt === next);
  return {
    valueCents: sum(usable.map(({ valueCents }) => valueCents)),
    expiring: next === undefined ? null : { cents: sum(expiring.map(({ leftCents }) => leftCents)), at: next },
  };
}
