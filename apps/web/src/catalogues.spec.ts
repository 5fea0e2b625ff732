import { compareCatalogues } from "@tablee/ui/i18n/catalogues-equal";
import { wordFilesIn } from "../../../libs/ui/test/word-files.ts";

const files = await wordFilesIn(import.meta.dirname);
const english = Object.keys(files).filter((path) => path.endsWith("/en.ts"));

test("there are words", () => {
  expect(english.length).toBeGreaterThan(15);
});

test.each(english)("the words of %s are the same in both languages", (path) => {
  expect(compareCatalogues(files[path]!.words, files[path.replace(/en\.ts$/, "fr.ts")]!.words)).toEqual([]);
});
