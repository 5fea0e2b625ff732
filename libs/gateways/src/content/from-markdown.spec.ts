import { richTextOf } from "./from-markdown.ts";

describe("Markdown as rich text", () => {
  it("keeps paragraphs, headings, lists, quotes, marks and links", () => {
    const text = [
      "A **box** comes *every*",
      "week: [the menu](/menu/this-week).",
      "",
      "## Where we **deliver** {#where}",
      "",
      "### In the mountains {#mountains}",
      "",
      "1. First",
      "2. Then [write](mailto:bonjour@tablee.example)",
      "",
      "> We set a table.",
    ].join("\n");
    expect(richTextOf(text)).toEqual([
      {
        kind: "paragraph",
        runs: [
          { text: "A " },
          { text: "box", bold: true },
          { text: " comes " },
          { text: "every", italic: true },
          { text: " week: " },
          { text: "the menu", href: "/menu/this-week" },
          { text: "." },
        ],
      },
      { kind: "heading", level: 2, id: "where", runs: [{ text: "Where we " }, { text: "deliver", bold: true }, { text: "" }] },
      { kind: "heading", level: 3, id: "mountains", runs: [{ text: "In the mountains" }] },
      {
        kind: "list",
        ordered: true,
        items: [[{ text: "First" }], [{ text: "Then " }, { text: "write", href: "mailto:bonjour@tablee.example" }]],
      },
      { kind: "quote", runs: [{ text: "We set a table." }] },
    ]);
  });

  it.each([
    ["<script>alert(1)</script>", "html in line 1"],
    ["Words <b>of markup</b>", "html in line 1"],
    ["# A title", "heading in line 1"],
    ["## No anchor", "A heading in line 1 has no anchor"],
    ["![a picture](x.png)", "image in line 1"],
    ["- an item\n\n  with two paragraphs", "listItem in line 1"],
    ["```\ncode\n```", "code in line 1"],
  ])("refuses %j", (text, problem) => {
    expect(() => richTextOf(text)).toThrow(problem);
  });
});
