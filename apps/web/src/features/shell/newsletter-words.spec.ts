import { currentWording } from "@tablee/domain/consent/wordings";
import { words as en } from "../../shared/app/i18n/en.ts";
import { words as fr } from "../../shared/app/i18n/fr.ts";

// What is noted as agreed to is what was shown: other words need another version (libs/domain/src/consent).
test.each([
  ["en", en],
  ["fr", fr],
] as const)("what the form beneath a page asks to agree to is the newsletter's wording of today, in %s", (language, words) => {
  expect(words.footer.newsletter.consent).toBe(currentWording("newsletter")[language]);
});
