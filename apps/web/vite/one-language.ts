import type { Language } from "@tablee/domain/kernel/place/region";
import type { Plugin, Rolldown } from "vite";

/** Files that hold texts in both languages: words, wordings, and the sentences of the history. */
const holdsWords =
  /(?:^|[\\/-])(?:words|wordings)\.ts$|[\\/]ui[\\/]src[\\/]i18n[\\/]ui\.ts$|[\\/]history[\\/]src[\\/](?:facts[\\/][\w-]+|names|phrases|sentence)\.ts$/;

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Pair = readonly [en: Node, fr: Node];

const isString = (node: Node) => node.type === "Literal" && typeof (node as unknown as { readonly value: unknown }).value === "string";
const isNull = (node: Node) => node.type === "Literal" && (node as unknown as { readonly value: unknown }).value === null;
const isText = (node: Node | null | undefined): node is Node =>
  node !== null && node !== undefined && (isString(node) || node.type === "TemplateLiteral");

/** The two texts of `["English", "French"]`, `null` for a text that English lacks; undefined for anything else. */
function pairIn(node: Node): Pair | undefined {
  if (node.type !== "ArrayExpression") return undefined;
  const { elements } = node as unknown as { readonly elements: readonly (Node | null)[] };
  const [en, fr] = elements;
  return elements.length === 2 && en && (isText(en) || isNull(en)) && isText(fr) ? [en, fr] : undefined;
}

/** Calls `found` for every pair of texts below a node. */
function visit(node: unknown, found: (pair: Pair) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, found);
  if (typeof node !== "object" || node === null || !("type" in node)) return;
  const pair = pairIn(node as Node);
  if (pair) found(pair);
  else for (const value of Object.values(node)) visit(value, found);
}

/** Empties the texts of the other language; all other code keeps its position. */
export function keepLanguage(code: string, program: unknown, language: Language): string {
  const emptied: Node[] = [];
  visit(program, ([en, fr]) => {
    const other = language === "en" ? fr : en;
    if (!isNull(other)) emptied.push(other);
  });
  return emptied.reduceRight((text, { start, end }) => `${text.slice(0, start)}""${text.slice(end)}`, code);
}

/**
 * Vite plugin: builds the app for one language, with the page `<language>.html`. A page in the other language belongs to the
 * other build and is loaded as a new document (shared/routing/prepare-visit.ts).
 */
export const oneLanguage = (language: Language): Plugin => ({
  name: "tablee:one-language",
  apply: "build",
  enforce: "post",
  transform(this: Rolldown.TransformPluginContext, code: string, id: string) {
    return holdsWords.test(id) ? { code: keepLanguage(code, this.parse(code), language), map: null } : null;
  },
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const page = bundle["index.html"];
      if (page) page.fileName = `${language}.html`;
    },
  },
});
