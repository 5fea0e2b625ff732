import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { saveRanking } from "@tablee/commands/menu/save-ranking";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/weekly-categories";
import { currentWeek, weekToGenerate } from "@tablee/domain/calendar/calendar";
import { familyPlanGaps } from "@tablee/domain/menu/decider";
import { rankedCategories } from "@tablee/domain/menu/vocabulary";
import { menuOf, menuWeeks } from "@tablee/projections/menus/queries";
import { unitsLeftIn } from "@tablee/projections/stock-levels/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { dishCard, unknownDish } from "../views/dish-card.ts";

@Injectable()
export class WeeklyCategoriesService {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  /** Without a week: that of the next generation, or the last one with a menu while that has none yet. */
  async data({ region, week: asked }: InputOf<typeof calls.weekData>, by: Caller): Promise<OutputOf<typeof calls.weekData>> {
    const { reads } = this.api;
    const weeks = await menuWeeks(reads, region, currentWeek(by.receivedAt));
    const next = weekToGenerate(this.api.clock.now());
    const week = asked ?? (weeks.includes(next) ? next : (weeks.toSorted().at(-1) ?? next));
    const menu = await menuOf(reads, region, week);
    if (!menu) throw new Failure("menu-not-found");
    const [products, left] = await Promise.all([
      this.api.catalogue.bySku(menu.items.map((item) => item.sku)),
      unitsLeftIn(reads, region, week),
    ]);
    const items = new Map(menu.items.map((item) => [item.sku, item]));
    const view = (sku: string) => {
      const product = products.get(sku);
      const dish = product ? dishCard(product) : unknownDish(sku, items.get(sku)?.kind ?? "ready-to-cook");
      return { dish, units: items.get(sku)?.units ?? 0, unitsLeft: left.get(sku) ?? 0 };
    };
    const categories = rankedCategories.map((category) => ({ category, items: (menu.ranking[category] ?? []).map(view) }));
    return { region, week, weeks, revision: menu.revision, categories, gaps: familyPlanGaps(menu.items, week), asOf: by.receivedAt };
  }

  async save(input: InputOf<typeof calls.saveRanking>, by: Caller): Promise<OutputOf<typeof calls.saveRanking>> {
    const { revision } = await this.commands.send(saveRanking, input, by.command("save-ranking"));
    return { revision };
  }
}
