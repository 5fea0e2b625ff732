import { answeredRegion, keepRegion } from "./answered-region.ts";

const stored = new Map<string, string>();
const own = Object.getOwnPropertyDescriptor(globalThis, "sessionStorage");

// Specs of one process share it.
afterAll(() => {
  if (own) Object.defineProperty(globalThis, "sessionStorage", own);
  else Reflect.deleteProperty(globalThis, "sessionStorage");
});

beforeAll(() => {
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  Object.defineProperty(globalThis, "sessionStorage", { configurable: true, value: storage });
});

test("the region of the last postal code is kept, and nothing that is no region", () => {
  expect(answeredRegion()).toBeUndefined();
  keepRegion("qc");
  keepRegion("on");
  expect(answeredRegion()).toBe("on");
  for (const key of stored.keys()) stored.set(key, "nb");
  expect(answeredRegion()).toBeUndefined();
});

test("a browser without storage has none", () => {
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get: () => {
      throw new Error("storage is blocked");
    },
  });
  keepRegion("on");
  expect(answeredRegion()).toBeUndefined();
});
