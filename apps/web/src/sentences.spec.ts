import { wordsIn } from "@tablee/domain/kernel/words";
import { words as accountWords } from "./features/account/words.ts";
import { words as basketWords } from "./features/order/editor/basket/words.ts";
import { words as editorWords } from "./features/order/editor/words.ts";
import { words as orderWords } from "./features/order/words.ts";
import { words as paymentWords } from "./features/payment/words.ts";
import { words as receiptWords } from "./features/receipt/words.ts";
import { words as planFormWords } from "./features/signup/plan-form/words.ts";
import { words as registrationWords } from "./features/signup/registration/words.ts";
import { words as stepsWords } from "./features/signup/steps/words.ts";
import { words as trackingWords } from "./features/tracking/words.ts";

const account = wordsIn(accountWords, "en");
const basket = wordsIn(basketWords, "en");
const editor = wordsIn(editorWords, "en");
const order = wordsIn(orderWords, "en");
const payment = wordsIn(paymentWords, "en");
const receipt = wordsIn(receiptWords, "en");
const signup = [planFormWords, registrationWords, stepsWords].map((words) => wordsIn(words, "en"));
const delivery = wordsIn(trackingWords, "en");

const sentences = (words: object): string[] =>
  Object.values(words).flatMap((word: unknown) => (typeof word === "string" ? [word] : sentences(word as object)));

test("no English sentence ends with a time of day, whose 'p.m.' has its own full stop", () => {
  const all = sentences([account, basket, delivery, editor, order, payment, receipt, ...signup]);
  expect(all.length).toBeGreaterThan(400);
  expect(all.filter((sentence) => /\{\{(time|window|until)\}\}\./.test(sentence))).toEqual([]);
});
