import { cents } from "@tablee/domain/kernel/money";
import { priceOrder } from "@tablee/domain/pricing/price-order";
import type { EditorData } from "./draft.ts";

type Dish = EditorData["items"][number]["dish"];
export const dish = (
  sku: string,
  kind: "ready-to-cook" | "market",
  priceCents?: number,
  taxCategory: Dish["taxCategory"] = "basic-grocery",
) => ({ sku, kind, taxCategory, ...(priceCents === undefined ? {} : { priceCents }) }) as Dish;
const salmon = dish("RTC-0001", "ready-to-cook");
const tacos = dish("RTC-0002", "ready-to-cook");
export const jam = dish("MKT-0001", "market", 750);
export const chips = dish("MKT-0002", "market", 499, "snack");
const plan = { type: "ready-to-cook", persons: 2, recipes: 2 } as const;

/** A box of two recipes in Québec at half price, and the other products of its week, for specs. */
export function data(): EditorData {
  const lines = [salmon, tacos].map((d) => ({ sku: d.sku, kind: d.kind, quantity: 1, taxCategory: "basic-grocery" as const }));
  const grants = [{ kind: "percentage", type: "percentage_discount", name: "MOITIE", ppm: 500_000 }] as const;
  const price = priceOrder({
    plan,
    lines,
    region: "qc",
    date: "2026-12-01",
    firstWeek: false,
    discounts: grants,
    promotionalCredit: cents(0),
    purchasedCredit: cents(0),
  });
  return {
    order: { plan, price, missing: 0, firstOrder: false, lines: [salmon, tacos].map((d) => ({ dish: d, quantity: 1, amountCents: 2950 })) },
    items: [salmon, tacos, jam, chips].map((d) => ({ dish: d, unitsLeft: 3, unitCents: 2950 })),
    pricing: {
      region: "qc",
      deliveryDate: "2026-12-01",
      orderMinimumCents: 5900,
      deliveryFeeCents: 799,
      freeDeliveryFromCents: 9900,
      discounts: grants,
    },
    yourAllergens: [],
    recurring: [],
    credit: { promotionalCents: 0, purchasedCents: 0 },
  } as unknown as EditorData;
}
