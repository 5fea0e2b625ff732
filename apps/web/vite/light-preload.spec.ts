import { lightPreload } from "./light-preload.ts";

const helper = "\0vite/preload-helper.js";

interface Built {
  readonly failures: readonly string[];
  /** The code of the build's files. */
  readonly code: readonly string[];
}

/** Builds files of this code with these modules in them. */
function built(code: readonly string[], modules: readonly string[]): Built {
  const plugin = lightPreload() as unknown as {
    configResolved(config: object): void;
    load(id: string): string | null;
    generateBundle: { handler(this: { error(message: string): void }, options: unknown, bundle: object): void };
  };
  plugin.configResolved({ build: { minify: true } });
  for (const id of modules) plugin.load(id);
  const failures: string[] = [];
  const chunks = code.map((text, index) => ({ type: "chunk", fileName: `${index}.js`, code: text }));
  plugin.generateBundle.handler.call({ error: (message) => failures.push(message) }, {}, Object.fromEntries(chunks.entries()));
  return { failures, code: chunks.map((chunk) => chunk.code) };
}

const late = "const p=async()=>(await Y(async()=>{let{Menu:e,a:t}=await import(`./m.js`);return{Menu:e,a:t}},[])).Menu;";

describe("the build", () => {
  it("fails where Vite's helper has another name, and late parts would keep its own", () => {
    expect(built([late, ""], ["vite/preload-helper-2.js"]).failures).toEqual([expect.stringContaining("another module")]);
    expect(built([late, ""], []).failures).toHaveLength(1);
  });

  it("passes where the helper was replaced, and without late parts", () => {
    expect(built([late, ""], [helper]).failures).toEqual([]);
    expect(built([""], []).failures).toEqual([]);
  });

  it("imports a late part without a list of its exports, and fails where no import has one", () => {
    expect(built([late, ""], [helper]).code).toEqual(["const p=async()=>(await Y(()=>import(`./m.js`))).Menu;", ""]);
    expect(built(["Y(()=>import(`./m.js`))", ""], [helper]).failures).toEqual([expect.stringContaining("another way")]);
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
