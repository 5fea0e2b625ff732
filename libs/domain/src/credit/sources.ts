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

/**
 * The sources of an amount that is taken from credit, in the order of its spending: what a refund gives back is taken from its end. Equal
 * neighbours are one part.
 */
export function sourcesOf(credit: readonly SourceAmount[], amount: Cents): SourceAmount[] {
  const taken: SourceAmount[] = [];
  let left = amount;
  for (const { source, cents: available } of credit) {
    const part = min(available, left);
    if (part <= 0) continue;
    const last = taken.at(-1);
    if (last?.source === source) taken[taken.length - 1] = { source, cents: sum([last.cents, part]) };
    else taken.push({ source, cents: part });
    left = cents(left - part);
  }
  return taken;
}

/** The amounts of several parts of credit, each source once. */
export function bySource(parts: readonly SourceAmount[]): SourceAmount[] {
  const totals = new Map<CreditSource, Cents>();
  for (const { source, cents: part } of parts) totals.set(source, sum([totals.get(source) ?? cents(0), part]));
  return [...totals].map(([source, total]) => ({ source, cents: total }));
}
