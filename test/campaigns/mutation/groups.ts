/** Pure code that decides about money, and the specs that stand beside it. Paths from libs/domain/src. */
export interface Group {
  readonly name: string;
  readonly code: readonly string[];
  readonly specs: readonly string[];
}

export const groups: readonly Group[] = [
  { name: "money", code: ["kernel/money.ts", "kernel/policy.ts"], specs: ["kernel/money.spec.ts", "kernel/policy.spec.ts"] },
  {
    name: "pricing",
    code: ["policy", "price-lines", "price-order", "price-additions", "explain-price", "refund"].map((name) => `pricing/${name}.ts`),
    specs: ["pricing/*.spec.ts"],
  },
  { name: "discounts", code: ["pricing/discounts.ts", "pricing/offers.ts"], specs: ["pricing/*.spec.ts"] },
  { name: "tax", code: ["pricing/taxes.ts", "pricing/tax-policy.ts"], specs: ["pricing/*.spec.ts"] },
  {
    name: "cutoff",
    code: ["calendar/*.ts", "kernel/time.ts", "kernel/zones/zones.ts"],
    specs: ["calendar/*.spec.ts", "kernel/time.spec.ts", "kernel/zones/*.spec.ts"],
  },
  {
    name: "billing",
    code: [
      "payment/decider.ts",
      "credit/decider.ts",
      ...["decider", "decide-billing", "decide-additions", "decide-refund", "evolve", "evolve-charged", "state"].map(
        (name) => `order/${name}.ts`,
      ),
    ],
    specs: ["payment/*.spec.ts", "credit/*.spec.ts", "order/*.spec.ts"],
  },
  { name: "points", code: ["points/decider.ts", "points/policy.ts"], specs: ["points/*.spec.ts"] },
];
