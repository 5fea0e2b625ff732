import { currentWording } from "@tablee/domain/consent/wordings";
import { wordsIn } from "@tablee/domain/kernel/words";
import { detailsOf, recipientProblem, sentOf } from "./address-details.ts";
import { words as addressWords } from "./words.ts";

const en = wordsIn(addressWords, "en");
const fr = wordsIn(addressWords, "fr");

const address = { line: "1 rue A", city: "Laval", province: "QC", postalCode: "H7T 1C8", phone: "+15145550134" } as const;

test("a phone is shown as one writes it, and instructions without a place of the list are another place", () => {
  expect(detailsOf(address, false)).toMatchObject({ phone: "514 555-0134", handover: "usual", unit: "" });
  expect(detailsOf({ ...address, instructions: "Ring twice" }, false).handover).toBe("other");
  expect(detailsOf({ ...address, handover: "reception", instructions: "Ring twice" }, false).handover).toBe("reception");
  expect(detailsOf(null, false)).toMatchObject({ phone: "", handover: "usual" });
});

test("what was left empty is not sent, nor a place that is not of the list", () => {
  const texts = { ...detailsOf(address, false), unit: " 4 ", buzzer: " ", handover: "other" } as const;
  expect(sentOf(texts, false)).toEqual({ phone: "514 555-0134", unit: "4" });
  expect(sentOf({ ...texts, handover: "reception", firstName: "Ana", lastName: " Roy" }, false)).toMatchObject({
    handover: "reception",
    recipient: { firstName: "Ana", lastName: "Roy" },
  });
});

test("an answer about offers is sent where it is another than before, in the words of today", () => {
  const texts = detailsOf(address, true);
  expect(sentOf(texts, true)).not.toHaveProperty("agreed");
  expect(sentOf(texts, false)).toMatchObject({ agreed: currentWording("sms").version });
  expect(sentOf({ ...texts, offersByText: false }, true)).toMatchObject({ withdrawn: "sms" });
  expect([en.offers, fr.offers]).toEqual([currentWording("sms").en, currentWording("sms").fr]);
});

test("who takes boxes in has both names, or none", () => {
  expect(recipientProblem({ firstName: "", lastName: " " }, "firstName")).toBeUndefined();
  expect(recipientProblem({ firstName: "Ana", lastName: "" }, "firstName")).toBeUndefined();
  expect(recipientProblem({ firstName: "Ana", lastName: "" }, "lastName")).toBe("short");
  expect(recipientProblem({ firstName: "A", lastName: "Roy" }, "firstName")).toBe("short");
  expect(recipientProblem({ firstName: "Léa\u202eeoR", lastName: "Roy" }, "firstName")).toBe("malformed");
});
