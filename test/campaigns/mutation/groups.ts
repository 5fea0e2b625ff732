/** Pure code that decides about money, and the specs that answer for it: those beside it that state its rules. */
export interface Group {
  readonly name: string;
  readonly parts: readonly Part[];
}

/** Few specs to a part, so that each of hundreds of mutants loads few files. Paths from libs/domain/src. */
export interface Part {
  readonly code: readonly string[];
  readonly specs: readonly string[];
}

const within = (folder: string, code: readonly string[], specs: readonly string[] = code): Part => ({
  code: code.map((name) => `${folder}/${name}.ts`),
  specs: specs.map((name) => `${folder}/${name}.spec.ts`),
});

export const groups: readonly Group[] = [
  { name: "money", parts: [within("kernel", ["money", "policy"])] },
  {
    name: "pricing",
    parts: [
      within("pricing", ["policy"]),
      within("pricing", ["price-lines", "price-order"], ["price-lines", "price-order", "vectors"]),
      within("pricing", ["price-additions"]),
      within("pricing", ["explain-price"]),
      within("pricing", ["minimum"]),
      within("pricing", ["refund"]),
    ],
  },
  {
    name: "discounts",
    parts: [within("pricing", ["discounts"]), within("offer", ["offers"]), within("offer", ["spread-code"])],
  },
  { name: "tax", parts: [within("pricing", ["taxes", "tax-policy"], ["taxes", "policy"])] },
  {
    name: "cutoff",
    parts: [within("calendar", ["calendar", "policy"], ["calendar"]), within("kernel", ["time"]), within("kernel/zones", ["zones"])],
  },
  {
    name: "billing",
    parts: [
      within("payment", ["decider"]),
      within("credit", ["decider"], ["decider", "parts"]),
      within("order", ["decider"], ["decider", "edit-lines", "change-delivery", "addition-steps", "refund-parts"]),
      within("order", ["decide-billing"]),
      within("order", ["decide-additions"], ["decide-additions", "addition-steps"]),
      within("order", ["decide-refund"], ["decide-refund", "refund-parts"]),
      within("order", ["evolve", "evolve-charged", "state"], ["evolve", "state"]),
    ],
  },
  { name: "points", parts: [within("points", ["decider", "policy"], ["decider"])] },
];
