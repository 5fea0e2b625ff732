import { plan, subscriptionId, tastes } from "../../testing/examples.ts";
import { earlierHashesOf, hashInput } from "./inputs.ts";

const { diets, allergens, dislikes } = tastes;
const input = { subscriptionId, plan, tastes, recent: [["RTC-0001", "2027-01-25"]] as [string, string][], ratings: {} };

describe("the hash of what a subscription brings to generation", () => {
  it("stays what orders carry that were made by it: another form of it leaves them unexplained", () => {
    expect(hashInput(input)).toBe("cb082f5a83d4dd55");
    expect(earlierHashesOf(input)).toEqual(["16804ebfe7e57004", "a21d92ab67a0a1eb"]);
  });

  it("does not follow the order of keys", () => {
    expect(hashInput({ ...input, tastes: { dislikes, allergens, diets } })).toBe(hashInput(input));
  });
});
