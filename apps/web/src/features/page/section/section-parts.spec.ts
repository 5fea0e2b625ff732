import { type Body, partsOf, wordsOf } from "./section-parts.tsx";

const heading = (id: string): Body[number] => ({ kind: "heading", level: 3, id, runs: [{ text: "Step " }, { text: id, bold: true }] });
const said = (text: string): Body[number] => ({ kind: "paragraph", runs: [{ text }] });

describe("the parts of a section", () => {
  it("are its headings, each with the text until the next, behind the text that introduces them", () => {
    const { intro, parts } = partsOf([said("First."), heading("one"), said("Near."), said("Far."), heading("two")]);
    expect(intro).toEqual([said("First.")]);
    expect(parts.map(({ heading: each, body }) => [wordsOf(each), body])).toEqual([
      ["Step one", [said("Near."), said("Far.")]],
      ["Step two", []],
    ]);
  });

  it("are none in a text without headings", () => {
    expect(partsOf([said("All.")])).toEqual({ intro: [said("All.")], parts: [] });
  });
});
