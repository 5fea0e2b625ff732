import { currentWording } from "@tablee/domain/consent/wordings";
import { wordsIn } from "@tablee/domain/kernel/words";
import { words as signupWords } from "./words.ts";

const en = wordsIn(signupWords, "en");
const fr = wordsIn(signupWords, "fr");

// The recorded consent is the wording that was shown: a changed wording needs a new version (libs/domain/src/consent).
describe.each([
  ["en", en],
  ["fr", fr],
] as const)("what sign-up shows in %s", (language, words) => {
  it("is the terms of today", () => expect(words.payment.termsText).toBe(currentWording("terms")[language]));
  it("is the newsletter's wording of today", () => expect(words.registration.news).toBe(currentWording("newsletter")[language]));
});
