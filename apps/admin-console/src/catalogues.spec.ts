import { compareCatalogues } from "@tablee/ui/i18n/catalogues-equal";
import { cataloguesIn } from "@tablee/ui/i18n/catalogues-in";
import { wordFilesIn } from "../../../libs/ui/test/word-files.ts";

const { en, fr } = cataloguesIn(await wordFilesIn(import.meta.dirname), "console");

test("there is a namespace for each feature, and the frame's is the default", () => {
  expect(Object.keys(en)[0]).toBe("console");
  expect(Object.keys(en)).toEqual(expect.arrayContaining(["codes", "orders", "shell", "stock"]));
  expect(Object.keys(fr)).toEqual(Object.keys(en));
});

test.each(Object.keys(en))("%s says the same in both languages", (namespace) => {
  expect(compareCatalogues(en[namespace]!, fr[namespace]!)).toEqual([]);
});
