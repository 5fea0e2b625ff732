import { currentWording } from "@tablee/domain/consent/wordings";
import { wordsIn } from "@tablee/domain/kernel/words";
import { words as appWords } from "../../shared/app/words.ts";

const en = wordsIn(appWords, "en");
const fr = wordsIn(appWords, "fr");

// What is noted as agreed to is what was shown: other words need another version (libs/domain/src/consent).
test.each([
  ["en", en],
  ["fr", fr],
] as const)("what the form beneath a page asks to agree to is the newsletter's wording of today, in %s", (language, words) => {
  expect(words.footer.newsletter.consent).toBe(currentWording("newsletter")[language]);
});
