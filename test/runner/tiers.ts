/**
 * The tiers of script/test. `check` is what CI runs, `quick` the loop while writing, `all` everything there is, in a shuffled
 * order and on fresh seeds; `rest` is `all` without `check`, of which CI runs an eighth beside it.
 */
export const tiers = ["quick", "check", "rest", "all"] as const;
export type Tier = (typeof tiers)[number];

/** The integration specs of `quick`: a household from its sign-up to its erasure, and the rules that hold everywhere. */
export const quickIntegration = [
  "libs/access/src/access",
  "libs/commands/src/command-runtime",
  "libs/event-store/src/access",
  "libs/projections/src/runtime/prepare",
  "libs/simulation/src/memory-facts",
  "test/account/addresses",
  "test/money/billing",
  "test/privacy/consents",
  "test/account/doors",
  "test/order/edits-at-once",
  "test/privacy/erasure",
  "test/sign-up/first-order",
  "test/order/generation",
  "test/server/idempotency",
  "test/order/orders",
  "test/staff/permissions",
  "test/log/read-models",
  "test/money/refunds",
  "test/sign-up/sign-up",
  "test/log/story",
].map((name) => `${name}.int.spec.ts`);

const everywhere = "{libs,apps,workers,tools,test}/**";
/** Only `all` runs the specs with such names. */
export const onlyInAll = /\.all\.(int\.)?spec\.tsx?$/;

/** The spec files of a Jest project in a tier: globs below the root, and patterns of excluded ones. */
interface Chosen {
  readonly match: readonly string[];
  readonly except: readonly string[];
}

export const unitSpecs = (tier: Tier): Chosen =>
  tier === "rest"
    ? { match: [`${everywhere}/*.all.spec.{ts,tsx}`], except: [] }
    : { match: [`${everywhere}/*.spec.{ts,tsx}`], except: ["\\.int\\.spec\\.ts$", ...(tier === "all" ? [] : [onlyInAll.source])] };

/** @param proven the folders of tools whose specs need not run, since nothing that they read differs from when they last passed */
export function integrationSpecs(tier: Tier, proven: readonly string[]): Chosen {
  switch (tier) {
    case "quick":
      return { match: quickIntegration, except: [] };
    case "check":
      return { match: [`${everywhere}/*.int.spec.ts`], except: [onlyInAll.source, ...proven.map((folder) => `/${folder}/`)] };
    case "rest":
      return { match: [`${everywhere}/*.all.int.spec.ts`, ...proven.map((folder) => `${folder}/**/*.int.spec.ts`)], except: [] };
    case "all":
      return { match: [`${everywhere}/*.int.spec.ts`], except: [] };
  }
}
