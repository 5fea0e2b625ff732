import type { Grant } from "@tablee/domain/credit/grants";
import { cents } from "@tablee/domain/kernel/money";
import { creditAtHand } from "./credit-at-hand.ts";

const at = "2026-11-28T15:00:00.000Z";
const grant = (valueCents: number, leftCents: number, expiresAt: string | null, kind: Grant["kind"] = "promotional"): Grant => ({
  grantId: `${valueCents}`,
  kind,
  source: "gift-card",
  name: "",
  valueCents: cents(valueCents),
  leftCents: cents(leftCents),
  grantedAt: at,
  expiresAt,
});

describe("the credit at hand", () => {
  it("is measured by the grants of which something can still be spent", () => {
    const grants = [
      grant(10_000, 6_200, null, "purchased"),
      grant(3_000, 0, null),
      grant(500, 500, "2026-11-28T15:00:00.000Z"),
      grant(1_000, 400, "2026-12-29T05:00:00.000Z"),
    ];
    expect(creditAtHand(grants, at)).toEqual({
      promotionalCents: 400,
      purchasedCents: 6_200,
      valueCents: 11_000,
      expiring: { cents: 400, on: "2026-12-28" },
    });
  });

  it("names all that expires next, and only that", () => {
    const soon = "2026-12-01T05:00:00.000Z";
    const grants = [
      grant(900, 900, "2026-12-29T05:00:00.000Z"),
      grant(200, 150, soon),
      grant(100, 100, soon),
      grant(50, 0, "2026-11-29T05:00:00.000Z"),
    ];
    expect(creditAtHand(grants, at).expiring).toEqual({ cents: 250, on: "2026-11-30" });
  });

  it("is nothing where all is spent or expired", () => {
    const nothing = { promotionalCents: 0, purchasedCents: 0, valueCents: 0, expiring: null };
    expect(creditAtHand([], at)).toEqual(nothing);
    expect(creditAtHand([grant(900, 0, null), grant(900, 900, at)], at)).toEqual(nothing);
  });
});
