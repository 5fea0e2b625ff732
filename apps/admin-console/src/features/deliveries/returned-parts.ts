import { type ReturnableKind, returnableKinds } from "@tablee/domain/returnables/vocabulary";
import type { Pickup } from "./requests.ts";

export type Lent = Pickup["out"][number];
export type Counts = Readonly<Record<ReturnableKind, number>>;

/** The number of each kind. */
export const countsOf = (lent: readonly Lent[]): Counts => {
  const count = (kind: ReturnableKind) => lent.filter((one) => one.kind === kind).length;
  return { bag: count("bag"), kit: count("kit") };
};

/** As many of each kind as came back: those that were lent first, which is to the customer's advantage where some are charged. */
export const oldestOf = (lent: readonly Lent[], counts: Counts): readonly Lent[] =>
  returnableKinds.flatMap((kind) => lent.filter((one) => one.kind === kind).slice(0, counts[kind]));
