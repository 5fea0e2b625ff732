import { currentWording } from "@tablee/domain/consent/wordings";
import { wordsIn } from "@tablee/domain/kernel/words";
import { words as footer } from "./words.ts";

const en = wordsIn(footer, "en");
const fr = wordsIn(footer, "fr");

// The recorded consent is the wording that was shown: a changed wording needs a new version (libs/domain/src/consent).
test.each([
  ["en", en],
  ["fr", fr],
] as const)("what the form beneath a page asks to agree to is the newsletter's wording of today, in %s", (language, words) => {
  expect(words.newsletter.consent).toBe(currentWording("newsletter")[language]);
});
