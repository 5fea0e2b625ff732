import { cents } from "../kernel/money.ts";
import { type Dated, policyOn } from "../kernel/policy.ts";
import { bareCode } from "../kernel/text/tidy.ts";
import type { PlainDate } from "../kernel/time.ts";
import type { DiscountGrant } from "../pricing/vocabulary.ts";
import { type CodeAudience, FIRST_DELIVERY } from "./vocabulary.ts";

/** A code that can be entered, and its grants. */
export interface Offer {
  readonly code: string;
  readonly kind: "ReferralCode" | "MultiorderDiscountCode" | "PercentageDiscount" | "DiscountCode";
  readonly textEn: string;
  readonly textFr: string;
  /** Codes for newcomers apply at sign-up only. */
  readonly audience: CodeAudience;
  /** Grants to the first, second, … order that the code reaches. */
  readonly grants: readonly (readonly DiscountGrant[])[];
  /** Grants to every order, without end. */
  readonly always?: readonly DiscountGrant[];
}

interface OfferPolicy extends Dated {
  /** Applied when no code is entered and the flag Immediate_Billing_Default_offer is on. */
  readonly defaultCode: string;
  readonly offers: readonly Offer[];
}

const multiOrder = (name: string, ...amounts: number[]): DiscountGrant[][] =>
  amounts.map((amount) => [{ kind: "multi-order", type: "discount_code", name, cents: cents(amount) }]);

export const offerPolicies: readonly OfferPolicy[] = [
  {
    version: "offers-1",
    from: "2024-01-01",
    defaultCode: "DEUXREPAS",
    offers: [
      {
        code: "DEUXREPAS",
        kind: "DiscountCode",
        audience: "sign-up",
        textEn: "2 free meals, and delivery of your first box is on us",
        textFr: "2 repas gratuits et la livraison offerte sur votre première boîte",
        grants: [[{ kind: "free-meals", type: "discount_code", name: "DEUXREPAS", meals: 2, maxServings: 8 }]],
      },
      {
        code: "MOITIE",
        kind: "PercentageDiscount",
        audience: "sign-up",
        textEn: "50% off your first box",
        textFr: "50\u00a0% de rabais sur votre première boîte",
        grants: [[{ kind: "percentage", type: "percentage_discount", name: "MOITIE", ppm: 500_000 }]],
      },
      {
        code: "TABLE75",
        kind: "MultiorderDiscountCode",
        audience: "sign-up",
        textEn: "$75 off your first four boxes",
        textFr: "75\u00a0$ de rabais sur vos quatre premières boîtes",
        grants: multiOrder("TABLE75", 3000, 2000, 1500, 1000),
      },
      {
        code: "AMIS3",
        kind: "ReferralCode",
        audience: "sign-up",
        textEn: "A friend treats you to 3 free meals",
        textFr: "Une personne amie vous offre 3 repas gratuits",
        grants: [[{ kind: "free-meals", type: "referral_code", name: "AMIS3", meals: 3 }]],
      },
      {
        code: "MERCI10",
        kind: "PercentageDiscount",
        audience: "account",
        textEn: "10% off your next box",
        textFr: "10\u00a0% de rabais sur votre prochaine boîte",
        grants: [[{ kind: "percentage", type: "percentage_discount", name: "MERCI10", ppm: 100_000 }]],
      },
      {
        code: "RETOUR20",
        kind: "DiscountCode",
        audience: "account",
        textEn: "$20 off your next box",
        textFr: "20\u00a0$ de rabais sur votre prochaine boîte",
        grants: [[{ kind: "fixed", type: "discount_code", name: "RETOUR20", cents: cents(2000) }]],
      },
      {
        code: "HIVER30",
        kind: "MultiorderDiscountCode",
        audience: "account",
        textEn: "$30 off your next three boxes",
        textFr: "30\u00a0$ de rabais sur vos trois prochaines boîtes",
        grants: multiOrder("HIVER30", 1000, 1000, 1000),
      },
      {
        code: "FIDELE3",
        kind: "DiscountCode",
        audience: "account",
        textEn: "$3 off every box",
        textFr: "3\u00a0$ de rabais sur chaque boîte",
        grants: [],
        always: [{ kind: "recurring", type: "recurring_discount", name: "FIDELE3", cents: cents(300) }],
      },
    ],
  },
];

/** The code that applies on a date when none is entered. */
export const defaultCodeOn = (date: PlainDate): string => policyOn(offerPolicies, date).defaultCode;

/** Returns the offer of a code on a date; codes are not case-sensitive. */
export const offerOf = (code: string, date: PlainDate): Offer | undefined =>
  policyOn(offerPolicies, date).offers.find((offer) => offer.code === bareCode(code));

/** Free delivery of the first box. A paid first box that is skipped passes it to the next box that comes, as it does a code's grants. */
export const firstDelivery: Offer = {
  code: FIRST_DELIVERY,
  kind: "DiscountCode",
  audience: "sign-up",
  textEn: "Delivery of your first box is on us",
  textFr: "La livraison de votre première boîte est offerte",
  grants: [[{ kind: "free-delivery", type: "first_week_discount", name: FIRST_DELIVERY }]],
};

/** Finds the offer of a grant by its name: that of a code, or free delivery of the first box. */
export const offerNamed = (name: string, date: PlainDate): Offer | undefined =>
  name === FIRST_DELIVERY ? firstDelivery : offerOf(name, date);
