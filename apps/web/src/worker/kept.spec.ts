import { FOR_STRANGERS } from "@tablee/contracts/page-paths";

interface Pages {
  /** The answer, and the end of what follows it. */
  handleAll(asked: { event: Event; request: Request }): readonly [Promise<Response>, Promise<void>];
}

/** The parts of a worker's surroundings that the worker uses here. */
class ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void {
    promise.catch(() => {});
  }
}
/** The database of ages, which never opens: no answer waits for it. */
class IDBRequest extends EventTarget {}

const store = new Map<string, Response>();
const addressOf = (asked: Request | string) => (typeof asked === "string" ? asked : asked.url);
const cache = {
  match: async (asked: Request | string) => store.get(addressOf(asked))?.clone(),
  put: async (asked: Request | string, answer: Response) => void store.set(addressOf(asked), answer),
};
let network: () => Promise<Response>;
const surroundings: Readonly<Record<string, unknown>> = {
  BRAND: "tablee",
  ExtendableEvent,
  IDBRequest,
  indexedDB: { open: () => new IDBRequest() },
  FetchEvent: class extends ExtendableEvent {},
  caches: { open: async () => cache, match: cache.match },
  fetch: () => network(),
  registration: { scope: "https://tablee.example/" },
  location: { href: "https://tablee.example/sw.js" },
  self: globalThis,
  __WB_DISABLE_DEV_LOGS: true,
};
const own = Object.keys(surroundings).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

describe("a page that a proxy answers, since its server is unavailable", () => {
  let pages: Pages;
  beforeAll(async () => {
    for (const [name, value] of Object.entries(surroundings))
      Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
    // Compiled for a worker, whose types this spec does not have.
    ({ pages } = (await import(new URL("./kept.ts", import.meta.url).href)) as { pages: Pages });
  });
  // Specs of one process share these.
  afterAll(() => {
    for (const [name, descriptor] of own)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  });
  beforeEach(() => store.clear());
  const open = async (address: string) => {
    const [answered, ended] = pages.handleAll({ event: new ExtendableEvent("fetch"), request: new Request(address) });
    await ended.catch(() => {});
    const answer = await answered;
    return [answer.status, await answer.text()];
  };
  const menu = "https://tablee.example/menu/this-week";

  it("is shown as it was kept", async () => {
    store.set(menu, new Response("kept", { headers: { [FOR_STRANGERS]: "1" } }));
    for (const status of [502, 503, 504]) {
      network = async () => new Response("a proxy's words", { status });
      expect(await open(menu)).toEqual([200, "kept"]);
    }
    network = async () => new Response("ours", { status: 500 });
    expect(await open(menu)).toEqual([500, "ours"]);
  });

  it("is the proxy's own where none is kept, and fails without a network", async () => {
    network = async () => new Response("a proxy's words", { status: 504 });
    expect(await open(menu)).toEqual([504, "a proxy's words"]);
    network = () => Promise.reject(new TypeError("no network"));
    await expect(open(menu)).rejects.toThrow();
    expect(store.size).toBe(0);
  });
});
