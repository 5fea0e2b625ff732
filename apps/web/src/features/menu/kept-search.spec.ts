import { menuNames } from "./kept-search.ts";
import { writeMenuSearch } from "./shelves/use-menu-search.ts";

test("links to other weeks keep every part of the address that the shelves write", () => {
  const written = writeMenuSearch({ show: "market", category: "soup", diets: [], minutes: 20, without: [], text: "thé", region: "qc" });
  expect(Object.keys(written).sort()).toEqual([...menuNames].sort());
});
