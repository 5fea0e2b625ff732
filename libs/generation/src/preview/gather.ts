import type { Region } from "@tablee/domain/kernel/place/region";
import type { Instant, Week } from "@tablee/domain/kernel/time";
import type { WeekInput } from "@tablee/domain/order-generation/inputs";
import { candidatesIn, unreadableAccounts } from "@tablee/projections/generation-inputs/queries";
import { menuOf } from "@tablee/projections/menus/queries";
import type { ReadDb } from "@tablee/projections/read-tables";
import { unitsLeftIn } from "@tablee/projections/stock-levels/queries";
import { isLate } from "./late.ts";
import type { Gathered } from "./preview.ts";

/** A week without subscriptions to pick for needs no menu. */
const noMenu = { items: [], ranking: {}, revision: -1 };

/** Reads the subscriptions that are to get an order in a week, and counts the others. `onProgress` gets the number read so far. */
export async function gatherCandidates(
  facts: ReadDb,
  { region, week, now }: { readonly region: Region; readonly week: Week; readonly now: Instant },
  onProgress: (done: number) => Promise<void>,
): Promise<Omit<Gathered, "week">> {
  const unreadable = await unreadableAccounts(facts);
  const candidates: Gathered["candidates"][number][] = [];
  const left = { alreadyThere: 0, late: 0, unreadable: 0 };
  for await (const chunk of candidatesIn(facts, region, week)) {
    for (const candidate of chunk) {
      if (candidate.served) left.alreadyThere++;
      else if (unreadable.has(candidate.accountId)) left.unreadable++;
      else if (isLate(candidate, week, now)) left.late++;
      else candidates.push(candidate);
    }
    await onProgress(candidates.length + left.alreadyThere + left.late + left.unreadable);
  }
  return { candidates, left };
}

/** Reads the week's menu and stock. @throws Error when there is no menu although subscriptions wait for an order */
export async function gatherWeek(facts: ReadDb, region: Region, week: Week, isNeeded: boolean): Promise<WeekInput> {
  const menu = (await menuOf(facts, region, week)) ?? (isNeeded ? undefined : noMenu);
  if (!menu) throw new Error(`there is no menu for ${region} ${week}`);
  const { items, ranking, revision: menuRevision } = menu;
  return { region, week, items, ranking, menuRevision, unitsLeft: await unitsLeftIn(facts, region, week) };
}
