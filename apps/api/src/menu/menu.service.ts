import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import { menuData } from "@tablee/contracts/calls/menu";
import { changeableIn, weekInRegion } from "@tablee/domain/calendar/region-week";
import { areas } from "@tablee/domain/geography/areas";
import type { Region } from "@tablee/domain/kernel/place/region";
import { weekOf } from "@tablee/domain/kernel/time";
import { menuOf, menuWeeks } from "@tablee/projections/menus/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { SharedAnswer } from "../http/shared-answer.ts";
import { KeptWhile } from "../kept-while.ts";
import { VisitRegion } from "../locations/visit-region.ts";
import { dishCard } from "../views/dish-card.ts";

type Menu = OutputOf<typeof menuData>;

@Injectable()
export class MenuService {
  readonly #weeks: KeptWhile<Promise<string[]>>;
  readonly #answers: KeptWhile<Promise<SharedAnswer<Menu>>>;

  /** The boxes that can still be changed, by region and week that has a menu. */
  readonly #minutes = new Map<string, { readonly minute: string; readonly changeable: Menu["changeable"] }>();

  constructor(
    private readonly api: ApiContext,
    private readonly regions: VisitRegion,
  ) {
    this.#weeks = new KeptWhile(api.freshness, ["menus"]);
    this.#answers = new KeptWhile(api.freshness, ["menus", "products"]);
  }

  async data(input: InputOf<typeof menuData>, by: Caller): Promise<SharedAnswer<Menu>> {
    const region = input.region ?? (await this.regions.of(by));
    const thisWeek = weekInRegion(region, by.receivedAt);
    // Takes both caches before any read: an answer read before a read model changed must not be kept with later ones.
    const [allWeeks, answers] = [this.#weeks.current(), this.#answers.current()];
    const weeks = await kept(allWeeks, `${region} ${thisWeek}`, () => menuWeeks(this.api.reads, region, thisWeek));
    // A region whose first week is later shows that week.
    const week = input.date === "this-week" ? (weeks[0] ?? thisWeek) : weekOf(input.date);
    if (week < thisWeek) throw new Failure("menu-week-over");
    if (!weeks.includes(week)) throw new Failure("menu-not-found");
    const changeable = this.#changeable(region, week, by.receivedAt);
    const around = { week, thisWeek, region, weeks, changeable };
    return kept(answers, `${region} ${week} ${thisWeek} ${changeable}`, () => this.#make(around));
  }

  /** Cutoffs are on whole minutes: a result for one instant of a minute holds for the whole minute. */
  #changeable(region: Region, week: string, at: string): Menu["changeable"] {
    const minute = at.slice(0, 16);
    const known = this.#minutes.get(`${region} ${week}`);
    if (known?.minute === minute) return known.changeable;
    const changeable = changeableIn(areasOf(region), week, at);
    this.#minutes.set(`${region} ${week}`, { minute, changeable });
    return changeable;
  }

  async #make(around: Pick<Menu, "week" | "thisWeek" | "region" | "weeks" | "changeable">): Promise<SharedAnswer<Menu>> {
    const menu = await menuOf(this.api.reads, around.region, around.week);
    if (!menu) throw new Failure("menu-not-found");
    const products = await this.api.catalogue.bySku(menu.items.map((item) => item.sku));
    const dishes = menu.items.flatMap(({ sku }) => products.get(sku) ?? []).map(dishCard);
    const of = (kind: string) => dishes.filter((dish) => dish.kind === kind);
    const shelves = { readyToCook: of("ready-to-cook"), readyToEat: of("ready-to-eat"), market: of("market") };
    return SharedAnswer.of(menuData, { ...around, ...shelves });
  }
}

const areasOf = (region: Region) => areas.filter((area) => area.region === region);

/** Returns the value cached under a name; computes and caches it if there is none. A failure is not cached. */
function kept<Value>(values: Map<string, Promise<Value>>, name: string, make: () => Promise<Value>): Promise<Value> {
  const known = values.get(name);
  if (known) return known;
  const made = make();
  values.set(name, made);
  made.catch(() => values.delete(name));
  return made;
}
