import { compareCatalogues } from "@tablee/ui/i18n/catalogues-equal";
import { catalogues } from "./catalogues.ts";

test.each(Object.keys(catalogues.en) as (keyof typeof catalogues.en)[])("%s says the same in both languages", (room) => {
  expect(compareCatalogues(catalogues.en[room], catalogues.fr[room])).toEqual([]);
});
