import { cents } from "../kernel/money.ts";
import { policyOn } from "../kernel/policy.ts";
import type { DiscountGrant } from "../pricing/vocabulary.ts";
import { defaultCodeOn, offerOf, offerPolicies } from "./offers.ts";

const date = "2027-02-06";
const series = (name: string, ...amounts: readonly number[]): DiscountGrant[][] =>
  amounts.map((amount) => [{ kind: "multi-order", type: "discount_code", name, cents: cents(amount) }]);

describe("an offer", () => {
  /** Code, kind, who may enter it, the words that promise it, and what the first five orders get. */
  const offers = [
    [
      "DEUXREPAS",
      "DiscountCode",
      "sign-up",
      ["2 free meals, and delivery of your first box is on us", "2 repas gratuits et la livraison offerte sur votre première boîte"],
      [[{ kind: "free-meals", type: "discount_code", name: "DEUXREPAS", meals: 2, maxServings: 8 }], [], [], [], []],
    ],
    [
      "MOITIE",
      "PercentageDiscount",
      "sign-up",
      ["50% off your first box", "50\u00a0% de rabais sur votre première boîte"],
      [[{ kind: "percentage", type: "percentage_discount", name: "MOITIE", ppm: 500_000 }], [], [], [], []],
    ],
    [
      "TABLE75",
      "MultiorderDiscountCode",
      "sign-up",
      ["$75 off your first four boxes", "75\u00a0$ de rabais sur vos quatre premières boîtes"],
      [...series("TABLE75", 3000, 2000, 1500, 1000), []],
    ],
    [
      "AMIS3",
      "ReferralCode",
      "sign-up",
      ["A friend treats you to 3 free meals", "Une personne amie vous offre 3 repas gratuits"],
      [[{ kind: "free-meals", type: "referral_code", name: "AMIS3", meals: 3 }], [], [], [], []],
    ],
    [
      "MERCI10",
      "PercentageDiscount",
      "account",
      ["10% off your next box", "10\u00a0% de rabais sur votre prochaine boîte"],
      [[{ kind: "percentage", type: "percentage_discount", name: "MERCI10", ppm: 100_000 }], [], [], [], []],
    ],
    [
      "RETOUR20",
      "DiscountCode",
      "account",
      ["$20 off your next box", "20\u00a0$ de rabais sur votre prochaine boîte"],
      [[{ kind: "fixed", type: "discount_code", name: "RETOUR20", cents: 2000 }], [], [], [], []],
    ],
    [
      "HIVER30",
      "MultiorderDiscountCode",
      "account",
      ["$30 off your next three boxes", "30\u00a0$ de rabais sur vos trois prochaines boîtes"],
      [...series("HIVER30", 1000, 1000, 1000), [], []],
    ],
    [
      "FIDELE3",
      "DiscountCode",
      "account",
      ["$3 off every box", "3\u00a0$ de rabais sur chaque boîte"],
      Array.from({ length: 5 }, () => [{ kind: "recurring", type: "recurring_discount", name: "FIDELE3", cents: 300 }]),
    ],
  ] as const;

  it.each(offers)("%s grants what it promises: a %s, for %s", (code, kind, audience, [textEn, textFr], grants) => {
    expect(offerOf(code, date)).toMatchObject({ code, kind, audience, textEn, textFr });
    const offer = offerOf(code, date)!;
    expect(grants.map((_, n) => offer.grants[n] ?? offer.always ?? [])).toEqual(grants);
  });

  it("is one of these, and the one that applies without being entered is among them", () => {
    const [policy] = offerPolicies;
    expect(policy!.offers.map(({ code }) => code)).toEqual(offers.map(([code]) => code));
    expect(offerOf(defaultCodeOn(date), date)?.audience).toBe("sign-up");
  });
});

describe("the offers since 2024", () => {
  it("keep the name that receipts know them by", () => {
    expect(policyOn(offerPolicies, "2024-01-01").version).toBe("offers-1");
    expect(() => policyOn(offerPolicies, "2023-12-31")).toThrow(RangeError);
  });
});

describe("an offer's code", () => {
  it.each(["MOITIE", " moitie ", "Moitie"])("is found as %j", (code) => {
    expect(offerOf(code, date)?.kind).toBe("PercentageDiscount");
  });

  it("that is not on offer is not found", () => {
    expect(offerOf("NOPE", date)).toBeUndefined();
  });
});
