import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { menuData } from "@tablee/contracts/calls/menu";
import { changeableIn, weekInRegion } from "@tablee/domain/calendar/region-week";
import { areas } from "@tablee/domain/geography/areas";
import { weekOf } from "@tablee/domain/kernel/time";
import { accountById } from "@tablee/projections/accounts/queries";
import { menuOf, menuWeeks } from "@tablee/projections/menus/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { dishCard } from "../views/dish-card.ts";

@Injectable()
export class MenuService {
  constructor(private readonly api: ApiContext) {}

  async data(input: InputOf<typeof menuData>, by: Caller): Promise<OutputOf<typeof menuData>> {
    const { reads } = this.api;
    const account = by.session?.accountId ? await accountById(reads, by.session.accountId) : undefined;
    const region = input.region ?? account?.region ?? (by.language === "fr" ? "qc" : "bc");
    const thisWeek = weekInRegion(region, by.receivedAt);
    const weeks = await menuWeeks(reads, region, thisWeek);
    // A region that begins with a later week shows that one.
    const week = input.date === "this-week" ? (weeks[0] ?? thisWeek) : weekOf(input.date);
    if (week < thisWeek) throw new Failure("menu-week-over");
    const menu = await menuOf(reads, region, week);
    if (!menu) throw new Failure("menu-not-found");
    const products = await this.api.catalogue.bySku(menu.items.map((item) => item.sku));
    const dishes = menu.items.flatMap(({ sku }) => products.get(sku) ?? []).map(dishCard);
    const of = (kind: string) => dishes.filter((dish) => dish.kind === kind);
    const changeable = changeableIn(
      areas.filter((area) => area.region === region),
      week,
      by.receivedAt,
    );
    const shelves = { readyToCook: of("ready-to-cook"), readyToEat: of("ready-to-eat"), market: of("market") };
    return { week, thisWeek, region, weeks, changeable, ...shelves };
  }
}
