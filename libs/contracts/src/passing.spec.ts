import { billPatch } from "./calls/additions.ts";
import { createGiftCard, createGiftCardByPaypal } from "./calls/gift-cards.ts";
import { allCalls } from "./calls.ts";
import { isErrorCode, statusOf, wordsOf } from "./errors.ts";
import { isFinalAnswer, isPassing } from "./passing.ts";

const passes = (code: string): boolean => isPassing(code, statusOf(code));

describe("a transient failure", () => {
  it("is trouble of the server or of the moment", () => {
    for (const code of ["unavailable", "server-error", "too-many-attempts", "payment-pending"]) expect(passes(code)).toBe(true);
  });

  it("is no rule's refusal, nor a code that is not known", () => {
    for (const code of ["card-declined", "sold-out", "allowance-used-up", "some-rule"]) expect(passes(code)).toBe(false);
  });

  it("is each that asks to try again or to wait, of the calls that take a key", () => {
    const asking = allCalls
      .filter((call) => call.idempotent)
      .flatMap((call) => call.refusals ?? [])
      .filter((code) => isErrorCode(code) && /again|wait a moment/.test(wordsOf(code, "en")));
    expect(new Set(asking.filter((code) => !passes(code)))).toEqual(new Set(["addition-dropped", "price-changed"]));
  });
});

describe("an answer", () => {
  it("is final unless the contract marks it as unsettled", () => {
    expect([isFinalAnswer({}, { result: "undecided" }), isFinalAnswer(billPatch, { result: "billed" })]).toEqual([true, true]);
    expect(isFinalAnswer(billPatch, { result: "undecided" })).toBe(false);
  });

  it("that holds the token of a gift card's page is never final, so that none is kept", () => {
    for (const call of [createGiftCard, createGiftCardByPaypal])
      expect([true, false].map((isPrinted) => isFinalAnswer(call, { isPrinted }))).toEqual([false, true]);
  });
});
