import { correctMenus } from "@tablee/commands/menu/correct-menus";
import type { ProductEvent } from "@tablee/domain/product/events";
import { policy } from "../../policy.ts";

export const correctMenusWhenProductRevised = policy<ProductEvent>("correct-menus-when-product-revised", {
  ProductRevised:
    ({ data: { sku } }, context) =>
    (send) =>
      send(correctMenus, { sku }, context),
});
