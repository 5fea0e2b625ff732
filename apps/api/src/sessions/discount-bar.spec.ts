import { offerOf } from "@tablee/domain/offer/offers";
import { discountBar } from "./discount-bar.ts";

const visitor = { signedIn: false, subscribed: false, signupDisabled: false };
const of = (code: string) => discountBar(offerOf(code, "2027-02-06"), visitor).discount;

describe("the discount bar", () => {
  it("gives amounts in cents, percentages in percent, and for free meals only how many servings they cover", () => {
    expect(of("TABLE75")).toMatchObject({ type: "MultiorderDiscountCode", value: 7500, elements: [3000, 2000, 1500, 1000] });
    expect(of("RETOUR20")).toMatchObject({ value: 2000 });
    expect(of("FIDELE3")).toMatchObject({ value: 300 });
    expect(of("MOITIE")).toEqual({ type: "PercentageDiscount", name: "MOITIE", code: "MOITIE", percentageValue: 50 });
    expect(of("DEUXREPAS")).toEqual({ type: "DiscountCode", name: "DEUXREPAS", code: "DEUXREPAS", maxServingsDiscount: 8 });
    expect(of("AMIS3")).toEqual({ type: "ReferralCode", name: "AMIS3", code: "AMIS3" });
  });

  it("promises a first week only to those who have none, and nothing to those who are signed in", () => {
    const offer = offerOf("MOITIE", "2027-02-06");
    expect(discountBar(offer, visitor).firstWeekDiscount).toBe(true);
    expect(discountBar(offer, { ...visitor, signedIn: true })).toMatchObject({ discount: null, firstWeekDiscount: true, textEn: "" });
    expect(discountBar(offer, { ...visitor, signedIn: true, subscribed: true }).firstWeekDiscount).toBe(false);
  });

  it("says when there is nothing to sign up with", () => {
    expect(discountBar(undefined, { ...visitor, signupDisabled: true })).toMatchObject({ signupDisabled: true, textFr: "" });
  });
});
