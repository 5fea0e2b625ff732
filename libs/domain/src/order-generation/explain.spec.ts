import { menuItem } from "../../testing/examples.ts";
import { plans, skusOf, subscriptionOf } from "../../testing/generation-examples.ts";
import { cents } from "../kernel/money.ts";
import { explain } from "./explain.ts";
import { generate } from "./generate.ts";
import type { SubscriptionInput, WeekInput } from "./inputs.ts";

describe("the explanation of an order", () => {
  const plan = plans[0]!;
  const items = [
    menuItem("RTC-0001", { diets: ["vegetarian"], allergens: ["milk"], dislikes: ["olives"] }),
    menuItem("RTC-0002", { diets: ["vegetarian"], dislikes: ["olives"] }),
    menuItem("RTC-0003", { diets: ["meat-and-fish"] }),
    menuItem("RTC-0004", { diets: ["vegetarian", "premium"], premiumCents: cents(500) }),
    menuItem("RTC-0005", { diets: ["vegetarian"] }),
    ...[6, 7, 8, 9].map((n) => menuItem(`RTC-000${n}`, { diets: ["vegetarian"] })),
  ];
  const vegetarian = items.filter((item) => item.diets.includes("vegetarian")).map((item) => item.sku);
  const week: WeekInput = {
    region: "on",
    week: "2027-02-01",
    items,
    ranking: { vegetarian, "meat-and-fish": ["RTC-0003"] },
    menuRevision: 1,
    unitsLeft: new Map(items.map((i) => [i.sku, 9])),
  };
  const explained = (input: SubscriptionInput) => {
    const result = generate(week, [input]);
    return explain(result.week, input, skusOf(result, result.results[0]!.picks));
  };

  it("names the first rule that spoke against each candidate", () => {
    const { picks, rejected } = explained(
      subscriptionOf(
        "one",
        plan,
        { diets: ["vegetarian"], allergens: ["milk"], dislikes: ["olives"] },
        { recent: [["RTC-0005", "2027-01-25"]] },
      ),
    );
    expect(picks.map(({ sku, rank }) => [sku, rank])).toEqual([
      ["RTC-0006", 5],
      ["RTC-0007", 6],
      ["RTC-0008", 7],
    ]);
    expect(Object.fromEntries(rejected.map(({ sku, because, what }) => [sku, what ? `${because} ${what}` : because]))).toEqual({
      "RTC-0001": "allergen milk",
      "RTC-0002": "dislike olives",
      "RTC-0003": "diet vegetarian",
      "RTC-0004": "premium-not-asked-for",
      "RTC-0005": "sent-lately",
      "RTC-0009": "ranked-lower",
    });
  });

  it("names what the customer never wants again, and what they want again", () => {
    const { picks, rejected } = explained(
      subscriptionOf("one", plan, { diets: ["vegetarian"] }, { ratings: { "RTC-0001": 1, "RTC-0002": 5 } }),
    );
    expect(rejected[0]).toMatchObject({ sku: "RTC-0001", because: "never-again" });
    expect(picks[0]).toMatchObject({ sku: "RTC-0002", reason: "wanted-again" });
  });

  it("names what the customer wants less of", () => {
    const { rejected } = explained(subscriptionOf("one", plan, { diets: ["vegetarian"] }, { ratings: { "RTC-0001": 0 } }));
    expect(rejected[0]).toMatchObject({ sku: "RTC-0001", because: "less-wanted" });
  });

  it("names what is beyond preference", () => {
    const { rejected } = explained(subscriptionOf("one", plan, { diets: ["meat-and-fish"] }));
    expect(rejected.map(({ because }) => because)).toContain("beyond-preference");
  });
});
