import { discountName } from "./words.ts";

describe("a discount on a bill", () => {
  it("of a code names the code", () => {
    expect(discountName({ type: "discount_code", name: "AMIS3" }, "en")).toBe("Promo code AMIS3");
    expect(discountName({ type: "percentage_discount", name: "$& 10" }, "fr")).toBe("Code promo $& 10");
  });

  it("of free meals holds their number, where the price knows it", () => {
    const two = { type: "discount_code", name: "DEUXREPAS", meals: 2 } as const;
    expect([discountName(two, "en"), discountName(two, "fr")]).toEqual(["2 free meals", "2 repas offerts"]);
    expect(discountName({ ...two, meals: 1 }, "fr")).toBe("1 repas offert");
    expect(discountName({ ...two, meals: undefined }, "fr")).toBe("Code promo DEUXREPAS");
    const friend = { type: "referral_code", name: "AMIS3", meals: 3 } as const;
    expect([discountName(friend, "en"), discountName(friend, "fr")]).toEqual([
      "Referral offer: 3 free meals",
      "Offre de parrainage\u00a0: 3 repas offerts",
    ]);
  });

  it("of another type has the words of its type", () => {
    expect(discountName({ type: "gift_card", name: "Noël" }, "fr")).toBe("Solde de cartes-cadeaux");
  });
});
