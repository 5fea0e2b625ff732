import { type Choice, contentsWith, excludedIn } from "./contents.ts";

const dish = { allergens: ["fish", "milk"], diets: ["meat-and-fish", "keto"] } as const;
const tofu: Choice = {
  kind: "protein-swap",
  takes: { allergens: ["fish"], diets: ["meat-and-fish"] },
  brings: { allergens: ["soy"], diets: ["vegetarian"] },
};
const bacon: Choice = {
  kind: "larger-protein",
  takes: { allergens: [], diets: ["vegetarian", "vegan"] },
  brings: { allergens: ["sulphites"], diets: ["meat-and-fish"] },
};

describe("what a dish contains", () => {
  it("is the published one while nothing is chosen", () => {
    expect(contentsWith(dish, [])).toEqual(dish);
  });

  it("loses what a swap takes along and gains what it brings", () => {
    expect(contentsWith(dish, [tofu])).toEqual({ allergens: ["milk", "soy"], diets: ["vegetarian", "keto"] });
  });

  it.each([[[tofu, bacon]], [[bacon, tofu]]])("is the same in whichever order options were chosen", (chosen) => {
    expect(contentsWith(dish, chosen)).toEqual({ allergens: ["milk", "soy", "sulphites"], diets: ["meat-and-fish", "keto"] });
  });
});

describe("options of a menu that was published with all allergens of the dish with them", () => {
  const swap: Choice = { kind: "protein-swap", allergens: ["milk", "soy"] };
  const larger: Choice = { kind: "larger-protein", allergens: ["fish", "milk"] };

  it("leave the allergens they name, and no diet that ingredients decide", () => {
    expect(contentsWith(dish, [swap])).toEqual({ allergens: ["milk", "soy"], diets: ["meat-and-fish"] });
  });

  it("together leave all that either leaves", () => {
    expect(contentsWith(dish, [larger, swap]).allergens).toEqual(["fish", "milk", "soy"]);
  });

  it("change no allergen where they name none", () => {
    expect(contentsWith(dish, [{ kind: "protein-swap" }])).toEqual({ allergens: ["fish", "milk"], diets: ["meat-and-fish"] });
  });
});

describe("what a household has excluded", () => {
  it("is found among what an option adds, not among what the dish has anyway", () => {
    expect(excludedIn(dish, [tofu], ["soy", "milk"])).toEqual(["soy"]);
    expect(excludedIn(dish, [tofu], ["milk", "peanut"])).toEqual([]);
  });

  it("is not found in what was chosen before it was excluded, nor in the dish as it is", () => {
    expect(excludedIn(dish, [tofu, bacon], ["soy", "sulphites"], [tofu])).toEqual(["sulphites"]);
    expect(excludedIn(dish, [], ["fish"], [tofu])).toEqual([]);
  });
});
