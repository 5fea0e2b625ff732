import { currentWordings } from "./current-wordings.ts";
import { termsVersions } from "./terms.ts";
import { allWordings, currentWording } from "./wordings.ts";

describe("the versions of the terms", () => {
  it("are those of the wordings, and the last one is accepted today", () => {
    const versions = termsVersions.map(({ version }) => version);
    expect(versions).toEqual(allWordings.filter(({ purpose }) => purpose === "terms").map(({ version }) => version));
    expect(versions.at(-1)).toBe(currentWordings.terms);
  });

  it("follow one another", () => {
    const since = termsVersions.map(({ acceptedSince }) => acceptedSince);
    expect(since).toEqual(since.toSorted());
  });

  it("are accepted as five lines in each language", () => {
    const { en, fr } = currentWording("terms");
    expect([en, fr].map((text) => text.split("\n").length)).toEqual([5, 5]);
  });
});
