import { refuse } from "../kernel/errors.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Instant } from "../kernel/time.ts";
import type { ProductEvent } from "./events.ts";
import type { ProductCard } from "./vocabulary.ts";

export type Product = { readonly status: "none" } | { readonly status: "listed" | "withdrawn"; readonly card: ProductCard };

type ProductCommand =
  | { readonly type: "ListProduct"; readonly sku: string; readonly card: ProductCard; readonly at: Instant }
  | { readonly type: "WithdrawProduct"; readonly sku: string; readonly at: Instant };

export const product: Decider<ProductCommand, ProductEvent, Product> = {
  initialState: { status: "none" },
  decide(command, state) {
    const { sku, at } = command;
    if (command.type === "WithdrawProduct") {
      if (state.status === "none") return refuse("product-not-found", { sku });
      return state.status === "withdrawn" ? [] : [{ type: "ProductWithdrawn", data: { sku, withdrawnAt: at } }];
    }
    if (state.status === "none") return [{ type: "ProductIntroduced", data: { sku, card: command.card, introducedAt: at } }];
    if (state.status === "listed" && JSON.stringify(state.card) === JSON.stringify(command.card)) return [];
    return [{ type: "ProductRevised", data: { sku, card: command.card, revisedAt: at } }];
  },
  evolve(state, event) {
    if (event.type === "ProductWithdrawn") return state.status === "none" ? state : { ...state, status: "withdrawn" };
    return { status: "listed", card: event.data.card };
  },
};
