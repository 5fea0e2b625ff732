import { capital, initial } from "./capital.ts";

it.each([
  ["islam", "I"],
  ["Élise", "É"],
  ["ève", "È"],
  ["李小龍", "李"],
  ["\u{20bb7}田", "\u{20bb7}"],
  ["", ""],
])("the initial of %j is %j", (name, shown) => expect(initial(name)).toBe(shown));

it("a line begins with a capital of English and French", () => {
  expect(["istanbul", "œufs", "midi à 17 h"].map(capital)).toEqual(["Istanbul", "Œufs", "Midi à 17 h"]);
});
