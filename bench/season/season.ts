import { publishMenu } from "@tablee/commands/menu/publish-menu";
import { listProduct } from "@tablee/commands/product/list-product";
import { catalogue } from "@tablee/demo/catalogue/catalogue";
import { menuOfWeek } from "@tablee/demo/menus";
import type { DueKind } from "@tablee/domain/due/vocabulary";
import { type OrderId, orderIdOf } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import { addDays, addWeeks, type Instant, type Week } from "@tablee/domain/kernel/time";
import { CardToList } from "@tablee/domain/product/vocabulary";
import type { Customer } from "./customers.ts";
import { changeBeforeCutoff, moodOf, refundAfterDelivery } from "./fates.ts";
import { generate } from "./generate.ts";
import type { Part } from "./part.ts";
import { signUp } from "./sign-up.ts";
import { contextOf, Stage } from "./stage.ts";

/** The kinds of due things of an order, in the order of its life. */
const lifeOfOrder: readonly DueKind[] = ["cutoff", "billing", "dispatch", "delivery", "maturation"];

const noon = (date: string): Instant => `${date}T17:00:00.000Z`;
const generatedAt = (week: Week): Instant => noon(addDays(addWeeks(week, -6), 1));

/**
 * A log as the product writes it: its use cases, policies and schedules, played in memory. It comes wave by wave: parts of a wave
 * belong to different streams and may be appended in any order. Each method resumes where the previous one ended.
 */
export class Season {
  readonly #stage = new Stage();

  /** The catalogue and the sign-ups, then week by week the menus, the orders, their changes by customers, charges and deliveries. */
  async *whole(customers: readonly Customer[], weeks: readonly Week[], firstWeek: Week): AsyncGenerator<Part[]> {
    yield* this.signUps(customers, firstWeek);
    const regions = [...Map.groupBy(customers, (customer) => customer.region)];
    for (const [number, week] of weeks.entries()) {
      for (const [region, ordering] of regions) {
        yield* this.openWeek(region, week, number, ordering);
        yield* this.#untilDelivered(ordering.map(({ subscriptionId }) => orderIdOf(subscriptionId, week)));
        this.#stage.forget(["generation", "menu", "order", "payment", "stock"]);
      }
      // A depot on a border serves two regions.
      this.#stage.forget(["slot"]);
    }
  }

  /** The catalogue, and households with account, claim and subscription that wait for their first order. */
  async *signUps(customers: readonly Customer[], firstWeek: Week): AsyncGenerator<Part[]> {
    const before = noon(addWeeks(firstWeek, -8));
    const { steps } = this.#stage;
    yield* this.#stage.each(catalogue, ({ sku, ...card }) =>
      listProduct(steps, { sku, card: CardToList.parse(card) }, contextOf(before, ["product", sku])),
    );
    yield* this.#stage.each(customers, (customer) => signUp(steps, customer, firstWeek, before));
  }

  /** A week that waits for its orders: menu, stock and windows. */
  async *waitingWeek(region: Region, week: Week, number: number, customers: number): AsyncGenerator<Part[]> {
    const menu = { region, week, ...menuOfWeek(region, number, customers) };
    await publishMenu(this.#stage.steps, menu, contextOf(generatedAt(week), ["menu", region, week]));
    yield this.#stage.wave();
  }

  /** An open week: menu, stock and windows for `room` households, and the orders as they were made. */
  async *openWeek(
    region: Region,
    week: Week,
    number: number,
    customers: readonly Customer[],
    room = customers.length,
  ): AsyncGenerator<Part[]> {
    yield* this.waitingWeek(region, week, number, room);
    yield* await generate(this.#stage, { region, week, customers }, generatedAt(week));
  }

  async *#untilDelivered(orderIds: readonly OrderId[]): AsyncGenerator<Part[]> {
    yield* this.#stage.each(orderIds, (orderId) => changeBeforeCutoff(this.#stage, orderId));
    for (const kind of lifeOfOrder) yield* this.#stage.untilNothingIsDue(kind, moodOf);
    yield* this.#stage.each(orderIds, (orderId) => refundAfterDelivery(this.#stage, orderId));
  }
}
