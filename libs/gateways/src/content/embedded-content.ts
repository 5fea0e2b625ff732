import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type ContentService, checkedExpiry, checkedQuery, type Entry } from "./content-service.ts";
import type { ContentType } from "./content-types.ts";
import { richTextOf } from "./from-markdown.ts";

const FILE = /^(?<id>[a-z0-9-]+)\.(?<locale>en-US|fr-CA)\.md$/;
/** Fields above the text, between two lines of hyphens. */
const FRONT = /^---\n(?<fields>[\s\S]*?)\n---\n(?<text>[\s\S]*)$/;
/** A question: a heading of the second level with its anchor; its answer is the text until the next one. */
const QUESTION = /^## (.+?)\s*\{#([a-z0-9-]+)\}\s*$/m;
/** A split by it yields a question, its anchor and its text in turn. */
const PARTS = 3;

interface Read extends Entry {
  readonly locale: string;
  readonly changedMs: number;
}

/**
 * The texts in a folder of the repository: `{type}/{id}.{locale}.md`, fields between lines of hyphens (YAML), then the text in Markdown.
 * A changed file is read again at the next query.
 */
export function embeddedContent(folder: string): ContentService {
  const held = new Map<string, Read>();
  const read = (type: ContentType, name: string): Read | undefined => {
    const { id, locale } = FILE.exec(name)?.groups ?? {};
    if (id === undefined || locale === undefined) return undefined;
    const path = join(folder, type, name);
    const changedMs = statSync(path).mtimeMs;
    const known = held.get(path);
    if (known?.changedMs === changedMs) return known;
    const entry = { id, locale, changedMs, fields: fieldsOf(type, readFileSync(path, "utf8"), path) };
    held.set(path, entry);
    return entry;
  };
  return {
    async entries(query) {
      const { type, locale, where = {} } = checkedQuery(query);
      const home = join(folder, type);
      if (!existsSync(home)) return [];
      const entries = readdirSync(home)
        .sort()
        .flatMap((name) => read(type, name) ?? []);
      const wanted = Object.entries(where);
      return entries
        .filter((entry) => entry.locale === locale && wanted.every(([name, value]) => entry.fields[name] === value))
        .sort((left, right) => orderOf(left) - orderOf(right));
    },
    async assetKey(expiresAt) {
      const seconds = checkedExpiry(expiresAt, Date.now() / 1000);
      return { policy: `embedded-${seconds}`, secret: "embedded" };
    },
  };
}

const orderOf = ({ fields }: Entry): number => (typeof fields.order === "number" ? fields.order : 0);

function fieldsOf(type: ContentType, file: string, path: string): Entry["fields"] {
  const { fields, text } = FRONT.exec(file)?.groups ?? {};
  if (fields === undefined || text === undefined) throw new Error(`${path} has no fields between lines of hyphens.`);
  try {
    return { ...parse(fields), ...(type === "faqCategory" ? { faqs: faqsOf(text) } : { body: richTextOf(text) }) };
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

function faqsOf(text: string): readonly unknown[] {
  const [before, ...rest] = text.split(QUESTION);
  if (before?.trim()) throw new Error("There is text before the first question.");
  return Array.from({ length: rest.length / PARTS }, (_, index) => {
    const [question, id, answer] = rest.slice(PARTS * index, PARTS * (index + 1));
    return { id, question, answer: richTextOf(answer!) };
  });
}
