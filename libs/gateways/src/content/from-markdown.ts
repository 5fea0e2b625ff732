import type { RichBlock, RichText, TextRun } from "@tablee/domain/content/vocabulary";
import { fromMarkdown } from "mdast-util-from-markdown";

type Marks = Omit<TextRun, "text">;
/** The nodes of Markdown, as its parser types them. */
type RootContent = ReturnType<typeof fromMarkdown>["children"][number];
type Paragraph = Extract<RootContent, { type: "paragraph" }>;
type PhrasingContent = Paragraph["children"][number];
type Nodes = RootContent | PhrasingContent;

/** A heading may name its anchor: `## Where we deliver {#where}`. */
const ANCHOR = /\s*\{#([a-z0-9-]+)\}\s*$/;

/**
 * Reads Markdown as rich text: paragraphs, headings of the levels 2 and 3, lists, quotes, bold, italic and links.
 * @throws Error for everything else, raw HTML above all, with its line
 */
export const richTextOf = (markdown: string): RichText => fromMarkdown(markdown).children.map(blockOf);

function blockOf(node: RootContent): RichBlock {
  switch (node.type) {
    case "paragraph":
      return { kind: "paragraph", runs: runsOf(node.children) };
    case "heading":
      return headingOf(node.children, node.depth, node);
    case "list":
      return {
        kind: "list",
        ordered: node.ordered === true,
        items: node.children.map((item) => runsOf(onlyParagraph(item.children, item))),
      };
    case "blockquote":
      return { kind: "quote", runs: runsOf(onlyParagraph(node.children, node)) };
    default:
      return refuse(node);
  }
}

function headingOf(children: readonly PhrasingContent[], depth: number, node: Nodes): RichBlock {
  if (depth !== 2 && depth !== 3) return refuse(node);
  const runs = runsOf(children);
  const last = runs.at(-1);
  const id = last && ANCHOR.exec(last.text)?.[1];
  if (!id) throw new Error(`A heading in line ${lineOf(node)} has no anchor: {#name}.`);
  return { kind: "heading", level: depth, id, runs: [...runs.slice(0, -1), { ...last, text: last.text.replace(ANCHOR, "") }] };
}

function onlyParagraph(children: readonly RootContent[], node: Nodes): readonly PhrasingContent[] {
  const [first, ...rest] = children;
  if (first?.type !== "paragraph" || rest.length > 0) return refuse(node);
  return first.children;
}

function runsOf(nodes: readonly PhrasingContent[], marks: Marks = {}): TextRun[] {
  return nodes.flatMap((node): TextRun[] => {
    switch (node.type) {
      case "text":
        return [{ text: node.value.replaceAll("\n", " "), ...marks }];
      case "strong":
        return runsOf(node.children, { ...marks, bold: true });
      case "emphasis":
        return runsOf(node.children, { ...marks, italic: true });
      case "link":
        return runsOf(node.children, { ...marks, href: node.url });
      default:
        return refuse(node);
    }
  });
}

const lineOf = (node: Nodes): number => node.position?.start.line ?? 0;

function refuse(node: Nodes): never {
  throw new Error(`${node.type} in line ${lineOf(node)} is no part of rich text.`);
}
