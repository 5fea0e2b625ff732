import { type Cents, cents, min, sum } from "../kernel/money.ts";
import { compareCodes } from "../kernel/text/collation.ts";
import type { Instant } from "../kernel/time.ts";
import type { CreditKind, CreditSource } from "./vocabulary.ts";

/** An amount of credit of one source. In cents. */
export interface SourceAmount {
  readonly source: CreditSource;
  readonly cents: Cents;
}

interface SourcedGrant {
  readonly kind: CreditKind;
  readonly source?: CreditSource | undefined;
  readonly leftCents: Cents;
  readonly expiresAt?: Instant | null | undefined;
}

/** The given credit that is left of each grant, in the order in which it is spent: what expires soonest first. */
export const givenSources = (grants: readonly SourcedGrant[]): SourceAmount[] =>
  grants
    .toSorted((one, other) => compareCodes(one.expiresAt ?? "9999", other.expiresAt ?? "9999"))
    .flatMap(({ kind, source, leftCents }) => (kind === "promotional" && source && leftCents > 0 ? [{ source, cents: leftCents }] : []));

/** The sources of an amount that is taken from credit in the order of its spending, each source once. */
export function sourcesOf(credit: readonly SourceAmount[], amount: Cents): SourceAmount[] {
  const taken = new Map<CreditSource, Cents>();
  let left = amount;
  for (const each of credit) {
    const part = min(each.cents, left);
    if (part <= 0) continue;
    taken.set(each.source, sum([taken.get(each.source) ?? cents(0), part]));
    left = cents(left - part);
  }
  return [...taken].map(([source, amountOfSource]) => ({ source, cents: amountOfSource }));
}
