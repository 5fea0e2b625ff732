/**
 * Code that decides about money, and the specs that answer for it: for the domain the specs beside it, which state its rules; for use
 * cases the simulation, which plays them.
 */
export interface Group {
  readonly name: string;
  readonly parts: readonly Part[];
}

/** Few specs to a part, so that each of hundreds of mutants loads few files. Paths from the repository's root. */
export interface Part {
  readonly code: readonly string[];
  readonly specs: readonly string[];
}

const within = (folder: string, code: readonly string[], specs: readonly string[] = code): Part => ({
  code: code.map((name) => `libs/domain/src/${folder}/${name}.ts`),
  specs: specs.map((name) => `libs/domain/src/${folder}/${name}.spec.ts`),
});

/** Use cases of one room, played by the simulation: few histories for each of hundreds of mutants. */
const played = (folder: string, ...names: readonly string[]): Part => ({
  code: names.map((name) => `libs/commands/src/${folder}/${name}.ts`),
  specs: ["races", "refund-preview", "lag", "commit", "model"].map((name) => `libs/simulation/src/${name}.spec.ts`),
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
      within("pricing", ["refund", "refunded"], ["refund"]),
      within("pricing", ["lines"]),
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
      within("order", ["paid-additions"]),
      within("order", ["decide-refund"], ["decide-refund", "refund-parts"]),
      within("order", ["evolve", "evolve-charged", "state"], ["evolve", "state"]),
    ],
  },
  { name: "points", parts: [within("points", ["decider", "policy"], ["decider"])] },
  {
    name: "use cases of billing",
    parts: [
      played("billing", "bill-order", "charge", "bill-again", "resume-billing"),
      played("addition", "start-addition", "bill-addition", "settle-additions"),
    ],
  },
  {
    name: "use cases of money",
    parts: [
      played(
        "refund",
        "decide-refund",
        "pay-refund-out",
        "preview-refund",
        "refund-order",
        "refund-sold-out",
        "refund-undelivered",
        "taken-back",
      ),
      played("credit", "expire-credit", "settle-credit"),
      played("points", "add-pending-points", "earned-points", "mature-points"),
    ],
  },
  {
    name: "use cases of shares",
    parts: [
      played("capacity", "settle-capacity", "settle-shares", "take-capacity", "go-without"),
      played("generation", "commit-chunk", "commit-generation", "reserve"),
      played("order", "change-delivery", "edit-order", "lock-order", "unskip-order", "align-weeks"),
    ],
  },
];
