import { readMenuSearch, writeMenuSearch } from "./use-menu-search.ts";

test("what is written is read back", () => {
  const filters = { category: "bakery", diets: ["vegan", "keto"], minutes: 20, without: ["milk", "pine-nut"], text: "pain 2" } as const;
  const search = { show: "market", region: "qc", ...filters } as const;
  expect(readMenuSearch(writeMenuSearch(search))).toEqual(search);
});

test("skips filters that no dish offers", () => {
  expect(
    readMenuSearch({ show: "socks", diets: "fruitarian,vegan", without: "moonlight,egg", minutes: "17", q: " ", region: "nb" }),
  ).toEqual({
    show: "ready-to-cook",
    diets: ["vegan"],
    without: ["egg"],
  });
});
