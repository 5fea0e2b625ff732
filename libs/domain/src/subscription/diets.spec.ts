import { keptDiets, lostDiets, withKeptDiets } from "./diets.ts";
import { dietsOf } from "./vocabulary.ts";

describe("the diets of a plan type", () => {
  it("are five for dishes to cook and four for meals to heat", () => {
    expect([...dietsOf["ready-to-cook"]].sort()).toEqual(["family-friendly", "meat-and-fish", "premium", "vegan", "vegetarian"]);
    expect([...dietsOf["ready-to-eat"]].sort()).toEqual(["high-protein", "keto", "meat-and-fish", "vegetarian"]);
  });

  it("are all that is kept of a choice, a vegan household being vegetarian where nothing is vegan", () => {
    expect(lostDiets("ready-to-eat", ["vegan", "meat-and-fish", "premium"])).toEqual(["vegan", "premium"]);
    expect(keptDiets("ready-to-eat", ["vegan", "vegetarian", "premium"])).toEqual(["vegetarian"]);
    expect(keptDiets("ready-to-cook", ["keto", "meat-and-fish"])).toEqual(["meat-and-fish"]);
    const plan = { type: "ready-to-eat", meals: 6 } as const;
    expect(withKeptDiets({ plan, diets: ["vegan"], allergens: ["milk"], dislikes: [] })).toEqual({
      plan,
      diets: ["vegetarian"],
      allergens: ["milk"],
      dislikes: [],
    });
  });

  it("are kept whole by the plan type that has them", () => {
    for (const type of ["ready-to-cook", "ready-to-eat"] as const) expect(keptDiets(type, dietsOf[type])).toEqual(dietsOf[type]);
  });
});
