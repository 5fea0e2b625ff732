import { wordsIn } from "@tablee/domain/kernel/words";
import { compareCatalogues } from "@tablee/ui/i18n/catalogues-equal";
import { wordFilesIn } from "../../../libs/ui/test/word-files.ts";

const files = Object.entries(await wordFilesIn(import.meta.dirname));

test("there are words", () => {
  expect(files.length).toBeGreaterThan(30);
});

test.each(files)("the words of %s say the same in both languages", (_path, { words }) => {
  expect(compareCatalogues(wordsIn(words, "en"), wordsIn(words, "fr"))).toEqual([]);
});
