import { policyOn } from "../kernel/policy.ts";
import { pricePolicies, refundPolicies, tierFor } from "./policy.ts";
import { taxPolicies } from "./tax-policy.ts";

const policy = policyOn(pricePolicies, "2027-02-06");

describe("the price of a serving", () => {
  it.each([
    [2, 2, 1475],
    [2, 3, 1395],
    [2, 4, 1325],
    [2, 5, 1275],
    [2, 6, 1245],
    [4, 2, 1295],
    [4, 3, 1235],
    [4, 4, 1195],
    [4, 5, 1155],
    [4, 6, 1130],
  ] as const)("for %d persons and %d recipes is %d cents", (persons, recipes, price) => {
    expect(tierFor(policy.readyToCook[persons], recipes).perServing).toBe(price);
  });

  it.each([
    [6, 1395],
    [7, 1395],
    [8, 1345],
    [9, 1345],
    [10, 1295],
    [12, 1250],
    [13, 1250],
    [14, 1225],
    [20, 1225],
  ])("of %d ready-to-eat meals is %d cents: the nearest tier below", (meals, price) => {
    expect(tierFor(policy.readyToEat, meals).perServing).toBe(price);
  });

  it("of fewer than the smallest tier is the smallest tier's", () => {
    expect(tierFor(policy.readyToCook[2], 1).perServing).toBe(1475);
    expect(tierFor(policy.readyToEat, 0).perServing).toBe(1395);
  });

  it("cannot come from no tiers at all", () => {
    expect(() => tierFor([], 2)).toThrow(new RangeError("a plan without prices"));
  });
});

// Events and receipts name these versions for ever.
describe("the policies since 2024", () => {
  it.each([
    ["prices-1", pricePolicies],
    ["tax-1", taxPolicies],
    ["refunds-1", refundPolicies],
  ] as const)("keep the name %s", (version, policies) => {
    expect(policyOn<(typeof policies)[number]>(policies, "2024-01-01").version).toBe(version);
    expect(() => policyOn<(typeof policies)[number]>(policies, "2023-12-31")).toThrow(RangeError);
  });
});

it("market items bring 5 % off from $40 of them and 10 % from $80, and delivery costs $7.99 below $99 of food", () => {
  expect(policy).toMatchObject({
    volumeDiscounts: [
      { from: 4000, ppm: 50_000 },
      { from: 8000, ppm: 100_000 },
    ],
    orderMinimum: 5900,
    deliveryFee: 799,
    freeDeliveryFrom: 9900,
    deliveryCreditFrom: 8500,
  });
});

it("a refund of more than $200 needs a second person", () => {
  expect(policyOn(refundPolicies, "2027-02-06").approvalAboveCents).toBe(20_000);
});

it.each(refundPolicies)("support gives an account no more in a day than it may without a second person: $version", (limits) => {
  expect(limits.supportPerAccountDayCents).toBeLessThanOrEqual(limits.approvalAboveCents);
});
