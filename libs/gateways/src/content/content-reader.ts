import type { ContentLocale } from "@tablee/domain/content/vocabulary";
import type { z } from "zod";
import type { ContentService, Entry } from "./content-service.ts";
import { type ContentOf, type ContentType, contentTypes, Faq, Section } from "./content-types.ts";

interface Held {
  entries: Promise<readonly unknown[]> | readonly unknown[];
  /** When the service was last asked, by the process's own clock. */
  askedAt: number;
}

interface ReaderSettings {
  /** The milliseconds for which an answer counts as new; 0 asks the service each time. */
  readonly freshMs: number;
  /** Called for an entry that does not fit its type, and for an answer that could not be renewed. */
  readonly onFault: (fault: { readonly type: ContentType; readonly id?: string; readonly problem: string }) => void;
}

/**
 * Reads content by type. An answer is kept: once it is old, it is still given while the service is asked again, so that no page waits
 * for the service a second time, or goes away with it.
 */
export class ContentReader {
  readonly #held = new Map<string, Held>();
  readonly #service: ContentService;
  readonly #settings: ReaderSettings;

  constructor(service: ContentService, settings: ReaderSettings) {
    this.#service = service;
    this.#settings = settings;
  }

  /**
   * Returns the entries of a type that fit it: all of them, since there are few, so that what a visitor asks for is neither sent to the
   * service nor kept. @throws TransientFailure, PermanentFailure as the service, before its first answer
   */
  async entries<Type extends ContentType>(type: Type, locale: ContentLocale): Promise<readonly ContentOf<Type>[]> {
    const ask = () => this.#ask(type, locale);
    if (this.#settings.freshMs === 0) return ask();
    const key = `${type} ${locale}`;
    const now = performance.now();
    const held = this.#held.get(key) ?? this.#first(key, ask(), now);
    if (now - held.askedAt >= this.#settings.freshMs) {
      held.askedAt = now;
      ask().then(
        (entries) => {
          held.entries = entries;
        },
        (error: Error) => this.#settings.onFault({ type, problem: error.message }),
      );
    }
    return held.entries as Promise<readonly ContentOf<Type>[]>;
  }

  /** An answer that fails before there is any other is not kept. */
  #first(key: string, entries: Promise<readonly unknown[]>, askedAt: number): Held {
    const held: Held = { entries, askedAt };
    this.#held.set(key, held);
    entries.catch(() => this.#held.delete(key));
    return held;
  }

  async #ask<Type extends ContentType>(type: Type, locale: ContentLocale): Promise<readonly ContentOf<Type>[]> {
    const found = await this.#service.entries({ type, locale });
    return found.flatMap(({ id, fields }) => {
      const fault = (problem: string) => this.#settings.onFault({ type, id, problem });
      const { data, error } = contentTypes[type].safeParse(withGoodParts(type, fields, fault));
      if (data) return [data as ContentOf<Type>];
      fault(problemOf(error));
      return [];
    });
  }
}

const problemOf = ({ issues }: z.ZodError): string => issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");

/** The field of a type that holds parts, the schema of each part, and its name for the log; the other types have none. */
const parts: Readonly<Partial<Record<ContentType, readonly [field: string, schema: z.ZodType, name: string]>>> = {
  faqCategory: ["faqs", Faq, "a question"],
  page: ["sections", Section, "a section"],
};

/** An entry without the parts that do not fit: the others stay. */
function withGoodParts(type: ContentType, fields: Entry["fields"], fault: (problem: string) => void): Entry["fields"] {
  const part = parts[type];
  if (!part) return fields;
  const [field, schema, name] = part;
  const written = fields[field];
  if (!Array.isArray(written)) return fields;
  const good = written.filter((part: unknown) => {
    const { success, error } = schema.safeParse(part);
    if (error) fault(`${name}: ${problemOf(error)}`);
    return success;
  });
  return { ...fields, [field]: good };
}
