import { never } from "@tablee/domain/kernel/errors";
import type { Region } from "@tablee/domain/kernel/place/region";
import { corrected } from "@tablee/domain/menu/decider";
import type { MenuItem, Ranking } from "@tablee/domain/menu/vocabulary";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface MenuRow {
  readonly key: string;
  readonly region: Region;
  readonly week: string;
  readonly items: readonly MenuItem[];
  readonly ranking: Ranking;
  /** Revision of the stream: a run and a ranking name the one they read. */
  readonly revision: number;
  readonly published_at: string;
}

/** One row per region and week. */
export const menusModel = readModelOf<MenuRow>()("menus", {
  version: 1,
  ignores: [],
  columns: {
    key: "text",
    region: "text",
    week: "date",
    items: "jsonb",
    ranking: "jsonb",
    revision: "integer",
    published_at: "timestamptz",
  },
  indexes: ["(region, week)"],
  keys: (event) => [idOf(event.stream)],
  evolve(row, event, key) {
    switch (event.type) {
      case "MenuPublished": {
        const { region, week, items, ranking, publishedAt } = event.data;
        return { key, region, week, items, ranking, revision: event.revision, published_at: publishedAt };
      }
      case "CategoryRankingSaved":
        if (!row) throw new Error("a ranking before its menu");
        return { ...row, ranking: { ...row.ranking, ...event.data.ranking }, revision: event.revision };
      case "MenuItemCorrected":
        if (!row) throw new Error("MenuItemCorrected before MenuPublished");
        return { ...row, ...corrected(row, event.data), revision: event.revision };
      default:
        return never(event);
    }
  },
});
