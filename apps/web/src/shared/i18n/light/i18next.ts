/** The words of a room: sentences, or more words by name. */
interface Words {
  readonly [name: string]: string | Words;
}
type Rooms = Record<string, Words>;

interface Options {
  readonly lng: string;
  readonly fallbackLng: string;
  readonly resources: Readonly<Record<string, Rooms>>;
  readonly defaultNS: string;
}

export interface Given {
  readonly count?: unknown;
  readonly [name: string]: unknown;
}
export type Translate = (key: string, given?: Given) => string;

/** A sentence with what is given in its places; a place that nothing is given for stays. */
export const filled = (sentence: string, given: Given): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => (name in given ? `${given[name] ?? ""}` : place));

/** What a built app has in place of i18next (vite/light-i18n.ts): the part of an instance that create-i18n.ts and the screens use. */
class Light {
  language = "";
  isInitialized = false;
  readonly #words = new Map<string, Rooms>();
  readonly #plurals = new Map<string, Intl.PluralRules>();
  readonly #listeners = new Set<() => void>();
  #fallback = "";
  #room = "";

  use(plugin: { init(instance: Light): void }): this {
    plugin.init(this);
    return this;
  }

  async init({ lng, fallbackLng, resources, defaultNS }: Options): Promise<void> {
    this.language = lng;
    this.#fallback = fallbackLng;
    this.#room = defaultNS;
    for (const [language, rooms] of Object.entries(resources)) {
      this.#words.set(language, { ...rooms });
      this.#plurals.set(language, new Intl.PluralRules(language));
    }
    this.isInitialized = true;
  }

  addResourceBundle(language: string, room: string, words: Words): void {
    this.#words.get(language)![room] = words;
  }

  async changeLanguage(language: string): Promise<void> {
    this.language = language;
    for (const listener of this.#listeners) listener();
  }

  /** Calls back when the language changes, until what is returned is called. */
  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly t: Translate = (key, given) => this.translate(this.language, this.#room, key, given);

  getFixedT(language: string, room = this.#room): Translate {
    return (key, given) => this.translate(language, room, key, given);
  }

  /** A sentence by `name.name` or `room:name.name`, in the form for its `count`; a name that no room has is what it says itself. */
  private translate(language: string, room: string, key: string, given: Given = {}): string {
    const [name, own = room] = key.split(":").reverse() as [string, string?];
    const found = this.#find(language, own, name, given.count) ?? this.#find(this.#fallback, own, name, given.count);
    return found === undefined ? name : filled(found, given);
  }

  #find(language: string, room: string, name: string, count: unknown): string | undefined {
    const path = name.split(".");
    const last = path.pop()!;
    const words = path.reduce<Words | undefined>((at, part) => at?.[part] as Words | undefined, this.#words.get(language)?.[room]);
    const form = typeof count === "number" ? words?.[`${last}_${this.#plurals.get(language)!.select(count)}`] : undefined;
    const found = form ?? words?.[last];
    return typeof found === "string" ? found : undefined;
  }
}

export type { Light };
export const createInstance = (): Light => new Light();
