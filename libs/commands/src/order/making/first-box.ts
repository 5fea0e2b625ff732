import type { FirstBox } from "@tablee/domain/account/vocabulary";
import { canonicalJson } from "@tablee/domain/kernel/hash";
import type { CompiledWeek } from "@tablee/domain/order-generation/compile";
import type { SubscriptionInput } from "@tablee/domain/order-generation/inputs";
import { pickAround } from "@tablee/domain/order-generation/pick-around";
import { lineOf, unitsBySku } from "@tablee/domain/pricing/lines";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";

type Menu = Omit<FirstBox, "lines">;

/** The dishes that a household chose for its first box, if it chose them from this menu and for this plan. */
export function wishedFor(box: FirstBox | undefined, { region, week, plan }: Menu): FirstBox["lines"] | undefined {
  if (box?.region !== region || box.week !== week) return undefined;
  return canonicalJson(box.plan) === canonicalJson(plan) ? box.lines : undefined;
}

/**
 * The lines of a box around the chosen dishes; sold-out ones are replaced by generation's picks. Where the result equals generation's own
 * picks, returns their lines in their order, so that the order does not count as edited.
 */
export function linesAround(
  week: CompiledWeek,
  input: SubscriptionInput,
  wished: FirstBox["lines"],
  unitsLeft: ReadonlyMap<string, number>,
  picked: readonly OrderLine[],
): OrderLine[] {
  const lines = pickAround(week, input, wished, unitsLeft).map(({ item, quantity }) => lineOf(week.items[item]!, quantity));
  const units = unitsBySku(picked);
  const isSame = lines.length === picked.length && lines.every(({ sku, quantity }) => units.get(sku) === quantity);
  return isSame ? [...picked] : lines;
}
