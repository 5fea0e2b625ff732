import type { OrderCard } from "@tablee/contracts/schemas";
import { excludedOf } from "./order-card.ts";

type Line = OrderCard["lines"][number];
type Addition = OrderCard["additions"][number];

const tofu = {
  id: "tofu",
  kind: "protein-swap",
  takes: { allergens: ["fish"], diets: [] },
  brings: { allergens: ["soy"], diets: [] },
} as const;
const larger = { id: "double", kind: "larger-protein", takes: { allergens: [], diets: [] }, brings: { allergens: [], diets: [] } } as const;
const lineOf = (more: object): Line =>
  ({ dish: { sku: "RTC-0001", allergens: ["fish", "milk"], diets: [] }, quantity: 1, ...more }) as unknown as Line;
const recipe = lineOf({ options: [tofu] });
const added = (status: string, line: object): Addition => ({ status, lines: [lineOf(line)] }) as unknown as Addition;
const inBox = (additions: Addition[], lines: Line[] = [recipe]) => excludedOf({ lines, additions }, ["fish", "soy"]);

describe("the excluded dishes of a box", () => {
  it("name a larger serving as its recipe was chosen, and not as the recipe is without options", () => {
    expect(inBox([added("billed", { options: [larger], upgrade: true })])).toEqual([{ sku: "RTC-0001", allergens: ["soy"] }]);
    expect(excludedOf({ lines: [recipe], additions: [added("billed", { options: [larger], upgrade: true })] }, ["fish"])).toEqual([]);
  });

  it("name an addition once it is paid", () => {
    const fish = { dish: { sku: "MKT-0001", allergens: ["fish"], diets: [] } };
    expect(inBox([added("billed", fish)]).map(({ sku }) => sku)).toEqual(["RTC-0001", "MKT-0001"]);
    for (const status of ["open", "billing", "dropped"]) expect(inBox([added(status, fish)]).map(({ sku }) => sku)).toEqual(["RTC-0001"]);
  });
});
