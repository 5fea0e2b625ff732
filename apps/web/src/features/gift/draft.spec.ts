import { amountOf, emptyDraft, giftOf } from "./draft.ts";

test.each([
  ["50", 5_000],
  ["$50", 5_000],
  ["49,95 $", 4_995],
  [" 20.5 ", 2_050],
  ["9999", 999_900],
  ["", undefined],
  ["fifty", undefined],
  ["20.555", undefined],
  ["-20", undefined],
  ["1e3", undefined],
])("the amount %j is read as %j cents", (dollars, cents) => {
  expect(amountOf({ preset: "other", dollars })).toBe(cents);
});

test("a preset is an amount by itself", () => {
  expect(amountOf({ preset: "2500", dollars: "99" })).toBe(2_500);
});

test("a printed gift has no address and no day, whatever was typed before", () => {
  const typed = { ...emptyDraft, recipientName: " Noé ", recipientEmail: "noe@example.com", when: "later", date: "2027-01-01" } as const;
  expect(giftOf({ ...typed, by: "print" }, "fr")).toMatchObject({ recipient: { name: "Noé" }, delivery: { by: "print" } });
  expect(giftOf({ ...typed, by: "print" }, "fr").recipient).not.toHaveProperty("email");
  expect(giftOf(typed, "en")).toMatchObject({
    recipient: { email: "noe@example.com" },
    delivery: { by: "email", on: { date: "2027-01-01", zone: "America/Toronto" } },
  });
});
