import { refuse } from "@tablee/domain/kernel/errors";
import type { Region } from "@tablee/domain/kernel/place/region";
import type { Menu } from "@tablee/domain/menu/decider";
import type { Ranking } from "@tablee/domain/menu/vocabulary";
import { menuId } from "@tablee/domain/streams";
import { menus } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";

interface RankingToSave {
  readonly region: Region;
  readonly week: string;
  /** The menu's revision that the ranking started from. */
  readonly revision: number;
  readonly ranking: Ranking;
}

/**
 * Saves a ranking that started from the present menu: two merchandisers must not undo each other's work unseen.
 * @throws Refused menu-changed-elsewhere
 */
export async function saveRanking(
  streams: Streams,
  { region, week, revision, ranking }: RankingToSave,
  context: CommandContext,
): Promise<Outcome<Menu>> {
  const id = menuId(region, week);
  const { revision: now } = await streams.load(menus, id);
  if (now >= 0 && now !== revision) throw new Refused(refuse("menu-changed-elsewhere", { revision: now }));
  return streams.handle(menus, id, { type: "SaveRanking", ranking, at: context.at }, context);
}
