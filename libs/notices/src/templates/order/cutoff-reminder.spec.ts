import { orderId } from "@tablee/domain/testing/examples";
import { reminder } from "./cutoff-reminder.ts";
import { onItsWay } from "./on-its-way.ts";

const facts = {
  orderId,
  deliveryDay: "Saturday, November 28",
  cutoff: "Tuesday at 11:59 p.m.",
  chargeAt: "Wednesday at 1 a.m.",
  dishes: ["Salmon. Contains fish. You asked us to leave out fish."],
  plates: [],
  shortBy: undefined,
  incomplete: undefined,
  minimum: "$59.00",
  expectedUntil: "noon",
  trackingToken: "token",
};
const said = (holdsExcluded: boolean, language: "en" | "fr") => reminder("two days", "48 h")[language]({ ...facts, holdsExcluded });

describe("a reminder of a box that holds what its household excludes", () => {
  it.each(["en", "fr"] as const)("says so, until when it can be replaced, and where, in %s", (language) => {
    const { paragraphs, action } = said(true, language);
    expect(paragraphs.at(-1)).toContain(facts.cutoff);
    expect(paragraphs.join()).not.toMatch(/nothing to do|rien à faire/);
    expect(action?.path).toMatch(/dietary|alimentaire/);
    expect(said(false, language).paragraphs.at(-1)).toMatch(/nothing to do|rien à faire/);
  });

  it.each(["en", "fr"] as const)("is followed by a warning once the box is on its way, in %s", (language) => {
    const warned = ({ holdsExcluded }: { holdsExcluded: boolean }) => onItsWay[language]({ ...facts, holdsExcluded });
    expect(warned({ holdsExcluded: true }).sms).toMatch(/allerg/);
    expect(warned({ holdsExcluded: false }).sms).not.toMatch(/allerg/);
  });
});
