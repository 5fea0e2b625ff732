import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { modalData, recipalHtml } from "@tablee/contracts/calls/products";
import { currentWeek } from "@tablee/domain/calendar/calendar";
import { type Cents, cents, zero } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import { pricePolicies } from "@tablee/domain/pricing/policy";
import { weeksWith } from "@tablee/projections/menus/queries";
import type { ProductRow } from "@tablee/projections/products/read-model";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { VisitRegion } from "../locations/visit-region.ts";
import { dishCard } from "../views/dish-card.ts";
import { nutritionLabel } from "./nutrition-label.ts";

@Injectable()
export class ProductsService {
  constructor(
    private readonly api: ApiContext,
    private readonly regions: VisitRegion,
  ) {}

  async detail({ sku }: InputOf<typeof modalData>, by: Caller): Promise<OutputOf<typeof modalData>> {
    const { reads } = this.api;
    const row = await this.#product(sku);
    const region = await this.regions.of(by);
    const pairedWith = row.card.pairings ?? [];
    const [onMenus, products] = await Promise.all([
      weeksWith(reads, region, currentWeek(by.receivedAt), sku),
      this.api.catalogue.bySku(pairedWith),
    ]);
    const { description, difficulty, ingredients, nutrition, steps } = row.card;
    return {
      product: {
        dish: dishCard(row),
        description,
        difficulty,
        serves: row.card.kind === "ready-to-cook" ? [2, 4] : [1],
        ingredients,
        nutrition,
        steps,
        pairings: pairedWith.flatMap((paired) => products.get(paired) ?? []).map(dishCard),
        fromCents: fromCents(row, by.receivedAt.slice(0, 10)),
      },
      onMenus,
      withdrawn: row.withdrawn,
    };
  }

  async label({ sku }: InputOf<typeof recipalHtml>, by: Caller): Promise<OutputOf<typeof recipalHtml>> {
    return { html: nutritionLabel((await this.#product(sku)).card, by.language) };
  }

  async #product(sku: string): Promise<ProductRow> {
    const row = (await this.api.catalogue.bySku([sku])).get(sku);
    if (!row) throw new Failure("product-not-found");
    return row;
  }
}

/** The price of one unit, or the lowest price of a serving. */
function fromCents({ card }: ProductRow, date: string): Cents {
  const policy = policyOn(pricePolicies, date);
  if (card.kind === "market") return card.priceCents ?? zero;
  const tiers = card.kind === "ready-to-eat" ? policy.readyToEat : [...policy.readyToCook[2], ...policy.readyToCook[4]];
  return cents(Math.min(...tiers.map((tier) => tier.perServing)) + (card.premiumCents ?? 0));
}
