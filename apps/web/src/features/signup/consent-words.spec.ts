import { currentWording } from "@tablee/domain/consent/wordings";
import { words as en } from "./i18n/en.ts";
import { words as fr } from "./i18n/fr.ts";

// What is noted as agreed to is what was shown: other words need another version (libs/domain/src/consent).
describe.each([
  ["en", en],
  ["fr", fr],
] as const)("what sign-up shows in %s", (language, words) => {
  it("is the terms of today", () => expect(words.payment.termsText).toBe(currentWording("terms")[language]));
  it("is the newsletter's wording of today", () => expect(words.registration.news).toBe(currentWording("newsletter")[language]));
});
