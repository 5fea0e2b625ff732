import { closedContent, keepClosed } from "./closed.ts";

const own = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
const storage = (value: PropertyDescriptor) => Object.defineProperty(globalThis, "localStorage", { configurable: true, ...value });

// Specs of one process share it.
afterAll(() => {
  if (own) Object.defineProperty(globalThis, "localStorage", own);
  else Reflect.deleteProperty(globalThis, "localStorage");
});

test("a bar stays closed for the content that was closed last, each bar for itself", () => {
  const stored = new Map<string, string>();
  storage({
    value: { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) },
  });
  expect(closedContent("offer")).toBeUndefined();
  keepClosed("offer", "FIRST");
  keepClosed("offer", "SECOND");
  expect([closedContent("offer"), closedContent("notice")]).toEqual(["SECOND", undefined]);
});

test("a browser without storage keeps a bar closed until the page is loaded again", () => {
  storage({
    get: () => {
      throw new Error("storage is blocked");
    },
  });
  expect(closedContent("notice")).toBeUndefined();
  keepClosed("notice", "text");
  expect(closedContent("notice")).toBe("text");
});
