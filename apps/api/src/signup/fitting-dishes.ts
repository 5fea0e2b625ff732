import { Injectable } from "@nestjs/common";
import { choicesOf } from "@tablee/commands/sign-up/choices-of";
import { slotIn } from "@tablee/commands/subscription/start-subscription";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/signup";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { areaById, areas } from "@tablee/domain/geography/areas";
import { isRefusal } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import { earlierOf, type Week } from "@tablee/domain/kernel/time";
import { CompiledWeek } from "@tablee/domain/order-generation/compile";
import { fittingDishes } from "@tablee/domain/order-generation/fitting";
import { menuOf } from "@tablee/projections/menus/queries";
import { unitsLeftIn } from "@tablee/projections/stock-levels/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import type { SubscriptionRow } from "@tablee/projections/subscriptions/read-model";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { assumedRegion } from "../locations/visit-region.ts";
import { isTooSmall } from "./plan-prices.ts";

/** A week's menu: its region, and the week. */
interface Place {
  readonly region: Region;
  readonly week: Week;
}

/** Counts the dishes of the next week that fit a choice, before anything is sold or saved. */
@Injectable()
export class FittingDishes {
  constructor(private readonly api: ApiContext) {}

  async count({ plan, tastes }: InputOf<typeof calls.fittingDishes>, by: Caller): Promise<OutputOf<typeof calls.fittingDishes>> {
    const { reads } = this.api;
    const { region, week } = await this.#nextWeekOf(by);
    const [menu, unitsLeft] = await Promise.all([menuOf(reads, region, week), unitsLeftIn(reads, region, week)]);
    if (!menu) throw new Failure("menu-not-found");
    const { items, ranking, revision: menuRevision } = menu;
    const compiled = new CompiledWeek({ region, week, items, ranking, menuRevision, unitsLeft });
    const fitting = fittingDishes(compiled, plan, tastes);
    return { week, ...fitting, tooSmall: isTooSmall(plan, fitting.picks, week) };
  }

  /** The first week that is open for a household's day, or else for a visit. */
  async #nextWeekOf(by: Caller): Promise<Place> {
    const { session, receivedAt } = by;
    const { accountId } = session ?? {};
    const place = accountId && (await this.#slotOf(accountId));
    if (place) return { region: place.region, week: openWeeks(receivedAt, place.slot.weekday, place.slot.zone)[0]! };
    return nextWeekOfVisit(by, session?.data.region);
  }

  /** The slot of a subscription, or of a sign-up: its chosen one, or the first of its area. */
  async #slotOf(accountId: AccountId): Promise<Pick<SubscriptionRow, "region" | "slot"> | undefined> {
    const subscription = await subscriptionOfAccount(this.api.reads, accountId);
    if (subscription) return subscription;
    const { areaId, slot } = await choicesOf(this.api.steps, accountId);
    const area = areaId === undefined ? undefined : areaById(areaId);
    if (!area) return undefined;
    const time = slot ?? { weekday: area.deliveryWeekdays[0]!, window: area.windows[0]! };
    const found = slotIn(area.id, time.weekday, time.window);
    return isRefusal(found) ? undefined : found;
  }
}

/** The first week that is open for any day in the region kept with a visit; by default in that of the visit's language. */
export function nextWeekOfVisit({ language, receivedAt }: Pick<Caller, "language" | "receivedAt">, kept?: Region): Place {
  const region = kept ?? assumedRegion(language);
  const weeks = areas
    .filter((area) => area.region === region)
    .flatMap(({ deliveryWeekdays, zone }) => deliveryWeekdays.map((day) => openWeeks(receivedAt, day, zone)[0]!));
  return { region, week: weeks.reduce(earlierOf) };
}
