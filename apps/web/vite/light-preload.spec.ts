import { lightPreload } from "./light-preload.ts";

const helper = "\0vite/preload-helper.js";

/** The messages with which a build of some files fails. */
function failuresOf(fileNames: readonly string[], imported: readonly string[]): readonly string[] {
  const plugin = lightPreload() as unknown as {
    load(id: string): string | null;
    generateBundle(this: { error(message: string): void }, options: unknown, bundle: object): void;
  };
  for (const id of imported) plugin.load(id);
  const failures: string[] = [];
  const bundle = Object.fromEntries(fileNames.map((fileName) => [fileName, { fileName }]));
  plugin.generateBundle.call({ error: (message) => failures.push(message) }, {}, bundle);
  return failures;
}

describe("the build", () => {
  it("fails where Vite's helper has another name, and late parts would keep its own", () => {
    expect(failuresOf(["a.js", "b.js"], ["vite/preload-helper-2.js"])).toEqual([expect.stringContaining("another module")]);
    expect(failuresOf(["a.js", "b.js"], [])).toHaveLength(1);
  });

  it("passes where the helper was replaced, and without late parts", () => {
    expect(failuresOf(["a.js", "b.js"], [helper])).toEqual([]);
    expect(failuresOf(["a.js", "a.css"], [])).toEqual([]);
  });
});

describe("a late part", () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, "dispatchEvent");
  const events: string[] = [];
  beforeAll(() => {
    Object.defineProperty(globalThis, "dispatchEvent", { configurable: true, value: ({ type }: Event) => events.push(type) });
  });
  // Specs of one process share it.
  afterAll(() => {
    if (own) Object.defineProperty(globalThis, "dispatchEvent", own);
    else Reflect.deleteProperty(globalThis, "dispatchEvent");
  });

  it("is reported where it cannot be fetched, and its caller gets the error", async () => {
    const code = (lightPreload().load as (id: string) => string)(helper);
    const preload = new Function(`${code.replace("export const __vitePreload =", "return")}`)() as <Part>(
      load: () => Promise<Part>,
    ) => Promise<Part>;
    expect(await preload(async () => "part")).toBe("part");
    expect(events).toEqual([]);
    const gone = new TypeError("Failed to fetch dynamically imported module");
    await expect(preload(() => Promise.reject(gone))).rejects.toBe(gone);
    expect(events).toEqual(["vite:preloadError"]);
  });
});
