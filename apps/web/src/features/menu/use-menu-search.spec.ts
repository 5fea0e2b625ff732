import { readMenuSearch, writeMenuSearch } from "./use-menu-search.ts";

test("what is written is read back", () => {
  const search = { show: "market", category: "bakery", diets: ["vegan", "keto"], region: "qc" } as const;
  expect(readMenuSearch(writeMenuSearch(search))).toEqual({ ...search, diets: ["vegan", "keto"] });
});

test("skips filters that no dish offers", () => {
  expect(readMenuSearch({ show: "socks", diets: "fruitarian,vegan", region: "nb" })).toEqual({ show: "ready-to-cook", diets: ["vegan"] });
});
