import { readMenuSearch, writeMenuSearch } from "./use-menu-search.ts";

test("what is written is read back", () => {
  const search = { show: "market", category: "bakery", diets: ["vegan", "keto"], without: ["milk", "pine-nut"], region: "qc" } as const;
  expect(readMenuSearch(writeMenuSearch(search))).toEqual(search);
});

test("skips filters that no dish offers", () => {
  expect(readMenuSearch({ show: "socks", diets: "fruitarian,vegan", without: "moonlight,egg", region: "nb" })).toEqual({
    show: "ready-to-cook",
    diets: ["vegan"],
    without: ["egg"],
  });
});
