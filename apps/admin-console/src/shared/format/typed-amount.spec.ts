import { centsTyped } from "./typed-amount.ts";

test.each([
  ["12", 1200],
  ["12.5", 1250],
  ["12,50", 1250],
  [" 0.05 ", 5],
])("%j is %d cents", (text, cents) => {
  expect(centsTyped(text)).toBe(cents);
});

test.each(["", "-1", "1.234", "1e3", "$5", "1 000"])("%j is no amount", (text) => {
  expect(centsTyped(text)).toBeUndefined();
});
