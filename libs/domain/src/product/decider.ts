import { refuse } from "../kernel/errors.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Instant } from "../kernel/time.ts";
import type { ProductEvent } from "./events.ts";
import { taxCategoryOf } from "./tax-category.ts";
import type { CardToList, ProductCard } from "./vocabulary.ts";

export type Product = { readonly status: "none" } | { readonly status: "listed" | "withdrawn"; readonly card: ProductCard };

type ProductCommand =
  | { readonly type: "ListProduct"; readonly sku: string; readonly card: CardToList; readonly at: Instant }
  | { readonly type: "WithdrawProduct"; readonly sku: string; readonly at: Instant };

export const product: Decider<ProductCommand, ProductEvent, Product> = {
  initialState: { status: "none" },
  decide(command, state) {
    const { sku, at } = command;
    if (command.type === "WithdrawProduct") {
      if (state.status === "none") return refuse("product-not-found", { sku });
      return state.status === "withdrawn" ? [] : [{ type: "ProductWithdrawn", data: { sku, withdrawnAt: at } }];
    }
    const card = { ...command.card, taxCategory: taxCategoryOf(command.card.taxFacts, at.slice(0, 10)) };
    if (state.status === "none") return [{ type: "ProductIntroduced", data: { sku, card, introducedAt: at } }];
    if (state.status === "listed" && contentOf(state.card) === contentOf(card)) return [];
    return [{ type: "ProductRevised", data: { sku, card, revisedAt: at } }];
  },
  evolve(state, event) {
    if (event.type === "ProductWithdrawn") return state.status === "none" ? state : { ...state, status: "withdrawn" };
    return { status: "listed", card: event.data.card };
  },
};

/** A card as text; the category goes last, since a card to list has none. */
const contentOf = ({ taxCategory, ...card }: ProductCard): string => JSON.stringify([card, taxCategory]);
