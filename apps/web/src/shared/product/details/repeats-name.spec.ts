import { repeatsName } from "./repeats-name.ts";

it.each([
  ["Strawberries", "strawberries"],
  ["Ataulfo mangoes", "mango"],
  ["Œufs de poules en liberté", "œufs"],
  ["Kéfir nature", "kéfir"],
  ["Lait 2\u00a0%", "lait"],
])("%s of %s says nothing new", (name, ingredient) => {
  expect(repeatsName(name, [ingredient])).toBe(true);
});

it.each([
  ["House espresso", ["coffee"]],
  ["Cod fillets", ["Atlantic cod fillets"]],
  ["Parmigiano Reggiano", ["Parmigiano Reggiano (animal rennet)"]],
  ["Trail mix", ["almonds", "raisins"]],
  ["Berries", []],
])("%s of %j does", (name, ingredients) => {
  expect(repeatsName(name, ingredients)).toBe(false);
});
