import { words as account } from "./features/account/i18n/en.ts";
import { words as basket } from "./features/order/editor/basket/i18n/en.ts";
import { words as editor } from "./features/order/editor/i18n/en.ts";
import { words as order } from "./features/order/i18n/en.ts";
import { words as payment } from "./features/payment/i18n/en.ts";
import { words as receipt } from "./features/receipt/i18n/en.ts";
import { words as signup } from "./features/signup/i18n/en.ts";
import { words as delivery } from "./features/tracking/i18n/en.ts";

const sentences = (words: object): string[] =>
  Object.values(words).flatMap((word: unknown) => (typeof word === "string" ? [word] : sentences(word as object)));

test("no English sentence ends with a time of day, whose 'p.m.' has its own full stop", () => {
  const all = sentences([account, basket, delivery, editor, order, payment, receipt, signup]);
  expect(all.length).toBeGreaterThan(400);
  expect(all.filter((sentence) => /\{\{(time|window|until)\}\}\./.test(sentence))).toEqual([]);
});
