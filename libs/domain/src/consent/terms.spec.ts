import { addDays } from "../kernel/time.ts";
import { currentWordings } from "./current-wordings.ts";
import { TERMS_NOTICE_DAYS, termsVersions } from "./terms.ts";
import { allWordings, currentWording } from "./wordings.ts";

describe("the versions of the terms", () => {
  it("are those of the wordings, and the last one is accepted today", () => {
    const versions = termsVersions.map(({ version }) => version);
    expect(versions).toEqual(allWordings.filter(({ purpose }) => purpose === "terms").map(({ version }) => version));
    expect(versions.at(-1)).toBe(currentWordings.terms);
  });

  it("take effect seven days after their notice, or later, and never before an earlier one", () => {
    for (const { noticeOn, effectiveOn } of termsVersions)
      if (noticeOn) expect(addDays(noticeOn, TERMS_NOTICE_DAYS) <= effectiveOn).toBe(true);
    const effective = termsVersions.map(({ effectiveOn }) => effectiveOn);
    expect(effective).toEqual(effective.toSorted());
  });

  it("are accepted as five lines in each language", () => {
    const { en, fr } = currentWording("terms");
    expect([en, fr].map((text) => text.split("\n").length)).toEqual([5, 5]);
  });
});
