/**
 * Code that decides about money, and the specs that prove it: those beside it, which state its rules. Specs of use cases play
 * them over the simulation.
 */
export interface Group {
  readonly name: string;
  /** The least share of mutants that the tests must find, in percent. */
  readonly target: number;
  readonly parts: readonly Part[];
}

/** Few specs to a part, so that each of hundreds of mutants loads few files; the quickest first, since one that fails ends it. Paths from the repository's root. */
export interface Part {
  readonly code: readonly string[];
  readonly specs: readonly string[];
}

const partIn =
  (library: string) =>
  (folder: string, code: readonly string[], specs: readonly string[] = code): Part => ({
    code: code.map((name) => `libs/${library}/src/${folder}/${name}.ts`),
    specs: specs.map((name) => `libs/${library}/src/${folder}/${name}.spec.ts`),
  });
const within = partIn("domain");
/** Use cases with specs beside them, which play them over the simulation's household. */
const useCases = partIn("commands");

export const groups: readonly Group[] = [
  { name: "money", target: 80, parts: [within("kernel", ["money", "policy"])] },
  {
    name: "pricing",
    target: 80,
    parts: [
      within("pricing", ["policy"]),
      within("pricing", ["price-lines", "price-order"], ["price-lines", "price-order", "vectors"]),
      within("pricing", ["price-additions"]),
      within("pricing", ["explain-price"]),
      within("pricing", ["minimum"]),
      within("pricing", ["refund", "refunded"], ["refund"]),
      within("pricing", ["lines"]),
    ],
  },
  {
    name: "discounts",
    target: 80,
    parts: [within("pricing", ["discounts"]), within("offer", ["offers"]), within("offer", ["spread-code"])],
  },
  { name: "tax", target: 80, parts: [within("pricing", ["taxes", "tax-policy"], ["taxes", "policy"])] },
  {
    name: "cutoff",
    target: 80,
    parts: [within("calendar", ["calendar", "policy"], ["calendar"]), within("kernel", ["time"]), within("kernel/zones", ["zones"])],
  },
  {
    name: "billing",
    target: 80,
    parts: [
      within("payment", ["decider"]),
      within("credit", ["decider"], ["decider", "parts"]),
      within("order", ["decider"], ["decider", "edit-lines", "change-delivery", "addition-steps", "refund-parts"]),
      within("order", ["charges/decide-billing"]),
      within("order", ["charges/decide-additions"], ["charges/decide-additions", "addition-steps"]),
      within("order", ["charges/paid-additions"]),
      within("order", ["charges/decide-refund"], ["charges/decide-refund", "refund-parts"]),
      within("order", ["evolve", "charges/evolve-charged", "state"], ["evolve", "state"]),
    ],
  },
  { name: "points", target: 80, parts: [within("points", ["decider", "policy"], ["decider"])] },
  {
    name: "use cases of money",
    target: 90,
    parts: [
      useCases("refund", ["approval", "refund-order"]),
      useCases("refund", ["decide-refund"]),
      useCases("refund", ["pay-refund-out"]),
      useCases("refund", ["preview-refund"]),
      useCases("refund", ["refund-sold-out"]),
      useCases("refund", ["refund-undelivered"]),
      useCases("refund", ["taken-back"]),
      useCases("credit", ["expire-credit", "grant-credit"]),
      useCases("credit", ["settle-credit"]),
      useCases("points", ["earned-points", "add-pending-points"]),
      useCases("points", ["mature-points"]),
    ],
  },
  {
    name: "use cases of billing",
    target: 90,
    parts: [
      useCases("billing", ["bill-again"]),
      useCases("billing", ["bill-order"]),
      useCases("billing", ["charge"], ["refused-for-good", "charge"]),
      useCases("billing", ["resume-billing"]),
      useCases("addition", ["bill-addition"], ["bill-addition", "bill-addition-credit"]),
      useCases("addition", ["settle-additions"]),
      useCases("addition", ["start-addition"]),
    ],
  },
  {
    name: "use cases of shares",
    target: 90,
    parts: [
      useCases("capacity", ["settle-capacity", "settle-shares"]),
      useCases("capacity", ["take-capacity"]),
      useCases("capacity", ["release-lost-units"]),
      useCases("generation", ["commit-chunk"]),
      useCases("generation", ["commit-generation"]),
      useCases("generation", ["reserve"]),
      useCases("order", ["weeks/align-weeks"]),
      useCases("order", ["weeks/change-delivery"], ["weeks/change-delivery", "change-region"]),
      useCases("order", ["edit-order"]),
      useCases("order", ["lock-order"]),
      useCases("order", ["weeks/unskip-order"]),
    ],
  },
];
