import type { OutputOf } from "@tablee/contracts/call";
import type { sessionData } from "@tablee/contracts/calls/sessions";
import { never } from "@tablee/domain/kernel/errors";
import { type Cents, sum, zero } from "@tablee/domain/kernel/money";
import type { Offer } from "@tablee/domain/offer/offers";
import type { DiscountGrant } from "@tablee/domain/pricing/vocabulary";

type Bar = OutputOf<typeof sessionData>["discountBar"];

/** The audience of the bar: its offer is for newcomers only. */
interface Visit {
  readonly signedIn: boolean;
  readonly subscribed: boolean;
  /** No card can be entered: there is nothing to sign up with. */
  readonly signupDisabled: boolean;
}

/** The promotion on hand. Amounts in cents; free meals have none before there is an order whose servings they are worth. */
export function discountBar(offer: Offer | undefined, { signedIn, subscribed, signupDisabled }: Visit): Bar {
  const visit = { firstWeekDiscount: !subscribed, signupDisabled };
  if (!offer || signedIn) return { discount: null, ...visit, textEn: "", textFr: "" };
  const { code, kind: type, textEn, textFr } = offer;
  return { discount: { type, name: code, code, ...worth(offer) }, ...visit, textEn, textFr };
}

function worth({ grants, always }: Offer): Omit<NonNullable<Bar["discount"]>, "type" | "name" | "code"> {
  const amounts = grants.map(([grant]) => centsOf(grant));
  const first = grants[0]?.[0] ?? always?.[0];
  switch (first?.kind) {
    case "percentage":
      return { percentageValue: first.ppm / 10_000 };
    case "multi-order":
      return { value: sum(amounts), elements: amounts };
    case "fixed":
    case "recurring":
      return { value: first.cents };
    case "free-meals":
      return first.maxServings ? { maxServingsDiscount: first.maxServings } : {};
    case "free-delivery":
    case "unknown":
    case undefined:
      return {};
    default:
      return never(first);
  }
}

const centsOf = (grant: DiscountGrant | undefined): Cents => (grant && "cents" in grant ? grant.cents : zero);
