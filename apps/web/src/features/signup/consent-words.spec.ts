import { currentWording } from "@tablee/domain/consent/wordings";
import { wordsIn } from "@tablee/domain/kernel/words";
import { words as registrationWords } from "./registration/words.ts";
import { words as stepsWords } from "./steps/words.ts";

// The recorded consent is the wording that was shown: a changed wording needs a new version (libs/domain/src/consent).
describe.each(["en", "fr"] as const)("what sign-up shows in %s", (language) => {
  it("is the terms of today", () => expect(wordsIn(stepsWords, language).payment.termsText).toBe(currentWording("terms")[language]));
  it("is the newsletter's wording of today", () =>
    expect(wordsIn(registrationWords, language).news).toBe(currentWording("newsletter")[language]));
});
