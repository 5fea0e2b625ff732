import { LEADS, type RichBlock, type RichText, type TextRun } from "@tablee/domain/content/vocabulary";
import { wordsOf } from "@tablee/domain/kernel/text/search";
import { z } from "zod";

type Marks = Omit<TextRun, "text">;

/** A node of the service's rich text (its nodeType names are the service's). */
interface DocumentNode {
  readonly nodeType: string;
  readonly value?: string | undefined;
  readonly marks?: readonly { readonly type: string }[] | undefined;
  readonly data?: { readonly uri?: unknown } | undefined;
  readonly content?: readonly DocumentNode[] | undefined;
}

const Node: z.ZodType<DocumentNode> = z.lazy(() =>
  z.object({
    nodeType: z.string(),
    value: z.string().optional(),
    marks: z.array(z.object({ type: z.string() })).optional(),
    data: z.object({ uri: z.unknown().optional() }).optional(),
    content: z.array(Node).optional(),
  }),
);

export const isDocument = (value: object): value is DocumentNode => "nodeType" in value && value.nodeType === "document";

/**
 * Reads the service's rich text as the product's. Headings of all levels become those of 2 and 3, nested lists are flattened, and
 * what a page cannot show (embedded entries, tables, rules) is left out. A malformed document is empty.
 */
export function fromDocument(document: DocumentNode): RichText {
  const parsed = Node.safeParse(document);
  return parsed.success ? (parsed.data.content ?? []).flatMap(blocksOf) : [];
}

function blocksOf(node: DocumentNode): RichBlock[] {
  const { nodeType } = node;
  if (nodeType === "paragraph") return [{ kind: "paragraph", runs: runsOf(node) }];
  if (nodeType === "blockquote") return [{ kind: "quote", runs: runsOf(node) }];
  if (nodeType === "ordered-list" || nodeType === "unordered-list")
    return [{ kind: "list", ordered: nodeType === "ordered-list", items: itemsOf(node) }];
  if (!nodeType.startsWith("heading-")) return [];
  const runs = runsOf(node);
  const level = nodeType === "heading-1" || nodeType === "heading-2" ? 2 : 3;
  return [{ kind: "heading", level, id: anchorOf(runs), runs }];
}

/** The paragraphs of each item, and behind it the items of a list inside it. */
const itemsOf = (list: DocumentNode): TextRun[][] =>
  (list.content ?? []).flatMap((item) => {
    const inner = (item.content ?? []).filter(({ nodeType }) => nodeType.endsWith("-list"));
    const own = (item.content ?? []).filter(({ nodeType }) => nodeType === "paragraph").flatMap((paragraph) => runsOf(paragraph));
    return [...(own.length > 0 ? [own] : []), ...inner.flatMap(itemsOf)];
  });

/** The words of a heading, as an anchor. */
const anchorOf = (runs: readonly TextRun[]): string => wordsOf(runs.map(({ text }) => text).join("")).join("-");

function runsOf(node: DocumentNode, marks: Marks = {}): TextRun[] {
  return (node.content ?? []).flatMap((child): TextRun[] => {
    if (child.nodeType === "text") return child.value ? [{ text: child.value, ...marks, ...marksOf(child) }] : [];
    if (child.nodeType === "hyperlink") return runsOf(child, { ...marks, ...hrefOf(child.data?.uri) });
    return runsOf(child, marks);
  });
}

const marksOf = ({ marks = [] }: DocumentNode): Marks => ({
  ...(marks.some(({ type }) => type === "bold") && { bold: true as const }),
  ...(marks.some(({ type }) => type === "italic") && { italic: true as const }),
});

/** The words of a link that a page may not have remain without it. */
const hrefOf = (uri: unknown): Marks => (typeof uri === "string" && LEADS.test(uri) ? { href: uri } : {});
