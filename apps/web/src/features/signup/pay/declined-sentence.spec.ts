import { declinedSentence } from "./declined-sentence.ts";

const at = { at: "2026-11-17T19:02:00.000Z", date: "2026-11-17", time: "14:02", zone: "America/Toronto" };
const box = { orderId: "", deliveryDate: "2026-11-23", chargeCents: 9169, code: "insufficient_funds", charging: false };

test("a card that is retried automatically is named with the time; one declined for good with how long the box waits for another card", () => {
  expect(declinedSentence([{ ...box, hard: false, nextAttemptAt: at }])).toEqual({ key: "declinedRetry", at });
  expect(declinedSentence([{ ...box, hard: true, nextAttemptAt: at }])).toEqual({ key: "declinedWaits", at });
});

test("an unknown next attempt is not mentioned", () => {
  expect(declinedSentence([])).toBeUndefined();
  expect(declinedSentence([{ ...box, hard: false, nextAttemptAt: null }])).toBeUndefined();
  expect(declinedSentence([{ ...box, hard: false, nextAttemptAt: at, charging: true }])).toBeUndefined();
});
