import type { ContentLocale } from "@tablee/domain/content/vocabulary";
import type { ContentService, EntryQuery } from "./content-service.ts";
import { type ContentOf, type ContentType, contentTypes } from "./content-types.ts";

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

  /** Returns the entries that fit their type. @throws TransientFailure, PermanentFailure as the service, before its first answer */
  async entries<Type extends ContentType>(
    type: Type,
    locale: ContentLocale,
    where: NonNullable<EntryQuery["where"]> = {},
  ): Promise<readonly ContentOf<Type>[]> {
    const ask = () => this.#ask(type, { type, locale, where });
    if (this.#settings.freshMs === 0) return ask();
    const key = JSON.stringify([type, locale, where]);
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

  async #ask<Type extends ContentType>(type: Type, query: EntryQuery): Promise<readonly ContentOf<Type>[]> {
    const found = await this.#service.entries(query);
    return found.flatMap(({ id, fields }) => {
      const { data, error } = contentTypes[type].safeParse(fields);
      if (data) return [data as ContentOf<Type>];
      const problem = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
      this.#settings.onFault({ type, id, problem });
      return [];
    });
  }
}
