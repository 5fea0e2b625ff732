import { compareIn } from "./collation.ts";

it.each(["en", "fr"] as const)("names stand as in a Canadian directory: %s", (language) => {
  const names = ["Be", "Bé", "Béa", "Bi", "Br", "Oak", "Ouellet", "Roy", "roy", "Roy-Hébert", "Royer"];
  expect(
    names
      .toReversed()
      .toSorted(compareIn(language))
      .map((name) => name.toLowerCase()),
  ).toEqual(names.map((name) => name.toLowerCase()));
});
