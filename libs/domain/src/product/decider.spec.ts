import { card } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { product } from "./decider.ts";
import type { ProductEvent } from "./events.ts";

const at = "2026-12-01T15:00:00.000Z";
const sku = "RTC-0001";
const revisedCard = { ...card, minutes: 25 };
const introduced: ProductEvent = { type: "ProductIntroduced", data: { sku, card, introducedAt: at } };
const withdrawn: ProductEvent = { type: "ProductWithdrawn", data: { sku, withdrawnAt: at } };

describe("a product", () => {
  it("joins the catalogue", () => {
    given(product).when({ type: "ListProduct", sku, card, at }).thenEvents(introduced);
  });

  it("is revised when its card changed, and only then", () => {
    given(product, [introduced])
      .when({ type: "ListProduct", sku, card: structuredClone(card), at })
      .thenNothing();
    given(product, [introduced])
      .when({ type: "ListProduct", sku, card: revisedCard, at })
      .thenEvents({ type: "ProductRevised", data: { sku, card: revisedCard, revisedAt: at } });
  });

  it("is withdrawn once", () => {
    const outcome = given(product, [introduced]).when({ type: "WithdrawProduct", sku, at });
    outcome.thenEvents(withdrawn);
    outcome.thenState({ status: "withdrawn", card });
    given(product, outcome.events).when({ type: "WithdrawProduct", sku, at }).thenNothing();
  });

  it("cannot be withdrawn before it was listed", () => {
    given(product).when({ type: "WithdrawProduct", sku, at }).thenRefused("product-not-found", { sku });
  });

  it.each([
    ["the same card", card],
    ["another card", revisedCard],
  ])("comes back after a withdrawal with %s", (_, next) => {
    const outcome = given(product, [introduced, withdrawn]).when({ type: "ListProduct", sku, card: next, at });
    outcome.thenEvents({ type: "ProductRevised", data: { sku, card: next, revisedAt: at } });
    outcome.thenState({ status: "listed" });
  });
});
