import { fromDocument, isDocument } from "./from-document.ts";

const text = (value: string, ...marks: readonly string[]) => ({
  nodeType: "text",
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, ...content: readonly object[]) => ({ nodeType, data: {}, content }) as never;
const link = (uri: string, words: string) => ({ nodeType: "hyperlink", data: { uri }, content: [text(words)] });

describe("the content service's rich text", () => {
  it("keeps paragraphs, headings with an anchor, lists, quotes, marks and links", () => {
    const document = node(
      "document",
      node("paragraph", text("A "), text("box", "bold", "italic"), link("/menu/this-week", "menu")),
      node("heading-1", text("Où livrons-nous?")),
      node("heading-4", text("Detail")),
      node(
        "unordered-list",
        node("list-item", node("paragraph", text("One")), node("ordered-list", node("list-item", node("paragraph", text("Inside"))))),
      ),
      node("blockquote", node("paragraph", text("Said"))),
    );
    expect(fromDocument(document)).toEqual([
      { kind: "paragraph", runs: [{ text: "A " }, { text: "box", bold: true, italic: true }, { text: "menu", href: "/menu/this-week" }] },
      { kind: "heading", level: 2, id: "ou-livrons-nous", runs: [{ text: "Où livrons-nous?" }] },
      { kind: "heading", level: 3, id: "detail", runs: [{ text: "Detail" }] },
      { kind: "list", ordered: false, items: [[{ text: "One" }], [{ text: "Inside" }]] },
      { kind: "quote", runs: [{ text: "Said" }] },
    ]);
  });

  it("leaves out what a page cannot show, and keeps the words of a link that it may not have", () => {
    const document = node(
      "document",
      node("hr"),
      node("embedded-entry-block"),
      node("table", node("table-row")),
      node("paragraph", link("javascript:alert(1)", "press"), link("//elsewhere.example", "here")),
    );
    expect(fromDocument(document)).toEqual([{ kind: "paragraph", runs: [{ text: "press" }, { text: "here" }] }]);
  });

  it("is empty for a malformed document, and knows one from other objects", () => {
    expect(fromDocument({ nodeType: "document", content: [{}] } as never)).toEqual([]);
    expect([isDocument({ nodeType: "document" }), isDocument({ nodeType: "text" }), isDocument({ sys: {} })]).toEqual([true, false, false]);
  });
});
