import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type ContentService, checkedExpiry, checkedQuery, type Entry } from "./content-service.ts";
import { type ContentType, textFieldOf } from "./content-types.ts";
import { richTextOf } from "./from-markdown.ts";

const FILE = /^(?<id>[a-z0-9-]+)\.(?<locale>en-US|fr-CA)\.md$/;
/** Fields above the text, between two lines of hyphens. */
const FRONT = /^---\n(?<fields>[\s\S]*?)\n---\n(?<text>[\s\S]*)$/;
/** A question or a section: a heading of the second level with its anchor, and the text until the next one. */
const PART = /^## (.+?)\s*\{#([a-z0-9-]+)((?: [a-z]+=[a-z0-9,-]+)*)\}\s*$/m;
/** A split by it yields a heading, its anchor, its settings and its text in turn. */
const PARTS = 4;

interface Read extends Entry {
  readonly locale: string;
  readonly changedMs: number;
}

/**
 * The texts in a folder of the repository: `{type}/{id}.{locale}.md`, fields between lines of hyphens (YAML), then the text in Markdown.
 * A heading may name the look of its section behind its anchor, as `{#farm look=scene art=farm}`: such a page is cut at its headings.
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
    const field = textFieldOf(type);
    const read = field === "faqs" ? { faqs: faqsOf(text) } : type === "page" ? pageOf(text) : { [field]: richTextOf(text) };
    return { ...parse(fields), ...read };
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

function faqsOf(text: string): readonly unknown[] {
  const { before, parts } = partsOf(text);
  if (before.trim()) throw new Error("There is text before the first question.");
  return parts.map(({ id, heading, text: answer }) => ({ id, question: heading, answer: richTextOf(answer) }));
}

/** The text of a page, or its text before the first section and the sections. */
function pageOf(text: string) {
  const { before, parts } = partsOf(text);
  if (parts.every(({ settings }) => settings === "")) return { body: richTextOf(text) };
  const sections = parts.map(({ id, heading, settings, text: body }) => ({
    ...settingsOf(settings),
    ...{ id, title: heading, body: richTextOf(body) },
  }));
  return { body: richTextOf(before), sections };
}

/** ` look=steps art=packed,supper` as fields. */
function settingsOf(settings: string): Readonly<Record<string, unknown>> {
  const { art, ...rest } = Object.fromEntries(settings.split(" ").flatMap((each) => (each ? [each.split("=")] : [])));
  return { ...rest, ...(art && { art: art.split(",") }) };
}

function partsOf(text: string) {
  const [before = "", ...rest] = text.split(PART);
  const parts = Array.from({ length: rest.length / PARTS }, (_, index) => {
    const [heading, id, settings, body] = rest.slice(PARTS * index, PARTS * (index + 1));
    return { id: id!, heading: heading!, settings: settings!, text: body! };
  });
  return { before, parts };
}
