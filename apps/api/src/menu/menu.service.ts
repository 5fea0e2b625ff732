import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { menuData } from "@tablee/contracts/calls/menu";
import { currentWeek } from "@tablee/domain/calendar/calendar";
import { addWeeks, weekOf } from "@tablee/domain/kernel/time";
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
    const current = currentWeek(by.receivedAt);
    // What people can order first is next week's menu: that is what "this week" means to them.
    const week = input.date === "this-week" ? addWeeks(current, 1) : weekOf(input.date);
    const [menu, weeks] = await Promise.all([menuOf(reads, region, week), menuWeeks(reads, region, addWeeks(current, 1))]);
    if (!menu) throw new Failure("menu-not-found");
    const products = await this.api.catalogue.bySku(menu.items.map((item) => item.sku));
    const dishes = menu.items.flatMap(({ sku }) => products.get(sku) ?? []).map(dishCard);
    const of = (kind: string) => dishes.filter((dish) => dish.kind === kind);
    return { week, region, weeks, readyToCook: of("ready-to-cook"), readyToEat: of("ready-to-eat"), market: of("market") };
  }
}
