import { keepControlsOverReload } from "./kept-controls.ts";
import { unsaved } from "./unsaved.ts";

const KEY = "tablee-typed";

/** A text field of a page without a browser; `isDrawn` until its part listens. */
class Field extends EventTarget {
  readonly tagName = "INPUT";
  readonly isConnected = true;
  isDrawn = false;
  #value = "";
  readonly #label: string;
  constructor(label: string) {
    super();
    this.#label = label;
  }
  get value() {
    return this.#value;
  }
  set value(value: string) {
    this.#value = value;
  }
  matches = (selector: string) => selector.startsWith("input");
  getAttribute = (name: string) => (name === "aria-label" ? this.#label : null);
  closest = (selector: string) => (selector === "[data-drawn]" && this.isDrawn ? this : null);
}

/** A tab at /contact, with what it holds in storage under its address. */
function tab(kept?: readonly (readonly [string, string])[], path = "/contact") {
  const stored = new Map(kept && [[KEY, JSON.stringify([path, kept])]]);
  const listeners: ((event: { target: unknown }) => void)[] = [];
  const fields: Field[] = [];
  let mutated = () => {};
  const page = {
    body: {},
    querySelectorAll: () => fields,
    addEventListener: (type: string, listener: (event: { target: unknown }) => void) => type === "input" && listeners.push(listener),
  };
  Object.assign(globalThis, {
    document: page,
    location: { pathname: "/contact" },
    Element: Field,
    HTMLInputElement: Field,
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    MutationObserver: class {
      constructor(listener: () => void) {
        mutated = listener;
      }
      observe() {}
      disconnect() {}
    },
  });
  unsaved.watch(page as never);
  return {
    stored,
    add: (label: string) => fields[fields.push(new Field(label)) - 1]!,
    type(field: Field, text: string) {
      field.value = text;
      for (const listener of listeners) listener({ target: field });
    },
    async settle() {
      mutated();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

const nameOf = (label: string) => `INPUT||${label}||1`;
const globals = ["document", "location", "Element", "HTMLInputElement", "sessionStorage", "MutationObserver"] as const;

describe("what was typed before a reload", () => {
  const before = globals.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  beforeEach(() => {
    for (const name of globals) Object.defineProperty(globalThis, name, { value: undefined, configurable: true, writable: true });
  });
  afterAll(() => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else delete (globalThis as Record<string, unknown>)[name];
    }
  });

  it("cannot be kept before the part that keeps it has arrived", () => {
    const { add, type } = tab();
    expect(unsaved.canKeep()).toBe(true);
    const message = add("Message");
    type(message, "My oven");
    expect([unsaved.isThere(), unsaved.canKeep()]).toEqual([true, false]);
    keepControlsOverReload();
    expect(unsaved.canKeep()).toBe(true);
  });

  it("is given to a field as it appears, and stays in storage until then", async () => {
    const { stored, add, settle } = tab([[nameOf("Message"), "My oven"]]);
    keepControlsOverReload();
    await settle();
    expect(stored.has(KEY)).toBe(true);
    const message = add("Message");
    message.isDrawn = true;
    await settle();
    expect([message.value, stored.has(KEY)]).toEqual(["", true]);
    message.isDrawn = false;
    await settle();
    expect([message.value, stored.has(KEY)]).toEqual(["My oven", false]);
  });

  it("does not replace what was typed since", async () => {
    const { stored, add, type, settle } = tab([
      [nameOf("Name"), "Ada"],
      [nameOf("Message"), "My oven"],
    ]);
    const message = add("Message");
    type(message, "My newer sentence");
    keepControlsOverReload();
    expect(message.value).toBe("My newer sentence");
    unsaved.keep();
    expect(JSON.parse(stored.get(KEY)!)[1]).toEqual([
      [nameOf("Name"), "Ada"],
      [nameOf("Message"), "My newer sentence"],
    ]);
    const name = add("Name");
    await settle();
    expect(name.value).toBe("Ada");
  });

  it("is dropped at another address", () => {
    const { stored, add } = tab([[nameOf("Message"), "My oven"]], "/gift");
    const message = add("Message");
    keepControlsOverReload();
    expect([message.value, stored.has(KEY)]).toEqual(["", false]);
  });
});
