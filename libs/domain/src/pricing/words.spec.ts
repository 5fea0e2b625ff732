import { discountName } from "./words.ts";

describe("a discount on a bill", () => {
  it("of a code names the code", () => {
    expect(discountName({ type: "discount_code", name: "AMIS3" }, "en")).toBe("Promo code AMIS3");
    expect(discountName({ type: "percentage_discount", name: "$& 10" }, "fr")).toBe("Code promo $& 10");
  });

  it("of another type has the words of its type", () => {
    expect(discountName({ type: "gift_card", name: "Noël" }, "fr")).toBe("Carte-cadeau");
  });
});
