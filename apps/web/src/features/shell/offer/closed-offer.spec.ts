import type { Session } from "../../../shared/api/request.ts";
import { closedContent, keepClosed } from "../../../shared/ui/closed.ts";
import { closedOfferScript, offerCode } from "./closed-offer.ts";

const stored = new Map<string, string>();
let added: string[] = [];
const names = ["localStorage", "document", "CSS"] as const;
const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

const offer = (code?: string) => ({ discount: code === undefined ? undefined : { code } }) as unknown as Session["discountBar"];
/** The styles that the next load of a page adds before its first paint. */
const stylesAtLoad = () => {
  added = [];
  new Function(closedOfferScript)();
  return added;
};

describe("an offer that was closed", () => {
  beforeEach(() => {
    stored.clear();
    const values = {
      localStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, text: string) => void stored.set(key, text),
      },
      document: {
        createElement: () => ({}),
        head: { append: ({ textContent }: { textContent: string }) => void added.push(textContent) },
      },
      CSS: { escape: (text: string) => text.replace(/\W/g, "\\$&") },
    };
    for (const name of names) Object.defineProperty(globalThis, name, { configurable: true, value: values[name] });
  });
  // Specs of one process share these.
  afterAll(() => {
    for (const [name, descriptor] of own)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  });

  it.each([["CODE"], [undefined]])("stays closed when it returns, and another offer shows: %s", (code) => {
    expect(closedContent("offer")).not.toBe(offerCode(offer(code)));
    keepClosed("offer", offerCode(offer(code)));
    expect(closedContent("offer")).toBe(offerCode(offer(code)));
    expect(closedContent("offer")).not.toBe(offerCode(offer("OTHER")));
  });

  it("is hidden before the first paint, and no other", () => {
    expect(stylesAtLoad()).toEqual([]);
    keepClosed("offer", offerCode(offer("CODE")));
    expect(stylesAtLoad()).toEqual(['[data-offer="CODE"]{display:none}']);
    keepClosed("offer", '"]{}');
    expect(stylesAtLoad()).toEqual(['[data-offer="\\"\\]\\{\\}"]{display:none}']);
  });

  it("costs nothing where storage is refused", () => {
    Object.defineProperty(globalThis, "localStorage", {
      configurable: true,
      get() {
        throw new Error("refused");
      },
    });
    expect(stylesAtLoad()).toEqual([]);
  });
});
