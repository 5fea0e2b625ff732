import { PlanSelection } from "@tablee/contracts/signup-schemas";
import { keptSelection } from "./kept-selection.ts";

const cook = { type: "ready-to-cook", persons: 2, recipes: 3 };
const kept = { plan: cook, diets: ["vegan", "premium"], allergens: ["peanut"], dislikes: ["olives"] };

test.each([
  ["as it was chosen", kept],
  ["for four", { ...kept, plan: { ...cook, persons: 4, recipes: 6 } }],
  ["of meals", { ...kept, plan: { type: "ready-to-eat", meals: 14 }, diets: ["keto"] }],
  ["without tastes", { plan: cook, diets: [], allergens: [], dislikes: [] }],
])("a selection is read %s", (_, selection) => {
  expect(keptSelection(selection)).toEqual(selection);
  expect(PlanSelection.parse(selection)).toEqual(selection);
});

test.each([
  ["nothing", {}],
  ["another form's values", { firstName: "Camille" }],
  ["a plan of three persons", { ...kept, plan: { ...cook, persons: 3 } }],
  ["a number that is not offered", { ...kept, plan: { type: "ready-to-eat", meals: 7 } }],
  ["a number as text", { ...kept, plan: { ...cook, recipes: "3" } }],
  ["no plan", { ...kept, plan: null }],
  ["a plan of an unknown kind", { ...kept, plan: { ...cook, type: "toString" } }],
  ["a diet that there is not", { ...kept, diets: ["vegan", "raw"] }],
  ["an allergen that is no name", { ...kept, allergens: [7] }],
  ["dislikes in place of a list", { ...kept, dislikes: "olives" }],
  ["a dislike with a space", { ...kept, dislikes: ["blue cheese"] }],
])("%s is no selection", (_, values) => {
  expect(keptSelection(values)).toBeUndefined();
  expect(PlanSelection.safeParse(values).success).toBe(false);
});
