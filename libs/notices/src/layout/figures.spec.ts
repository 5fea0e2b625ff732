import { dayOf, money } from "./figures.ts";

describe("figures in messages", () => {
  it.each([
    [5900, "$59.00", "59,00\u00a0$"],
    [123_456, "$1,234.56", "1\u00a0234,56\u00a0$"],
    [-50, "−$0.50", "−0,50\u00a0$"],
  ])("%d cents", (cents, english, french) => {
    expect([money(cents, "en"), money(cents, "fr")]).toEqual([english, french]);
  });

  it("are days as each language writes them", () => {
    expect([dayOf("2027-02-01", "en"), dayOf("2027-02-01", "fr")]).toEqual(["Monday, February\u00a01", "lundi\u00a01ᵉʳ\u00a0février"]);
  });
});
