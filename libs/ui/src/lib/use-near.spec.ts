import { watchNear } from "./use-near.ts";

type Crossing = Pick<IntersectionObserverEntry, "isIntersecting">;

let tell: (crossings: readonly Crossing[]) => void;
let watched: number;
let margins: unknown[];
let page: EventTarget & { readyState: string };
const { IntersectionObserver, document, addEventListener, removeEventListener } = globalThis;
const real = { IntersectionObserver, document, addEventListener, removeEventListener };

beforeEach(() => {
  watched = 0;
  margins = [];
  page = Object.assign(new EventTarget(), { readyState: "interactive" });
  class Observer {
    constructor(callback: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
      margins.push(rootMargin);
      tell = (crossings) => callback(crossings as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
    }
    observe() {
      watched++;
    }
    disconnect() {
      watched--;
    }
  }
  Object.assign(globalThis, {
    IntersectionObserver: Observer,
    document: page,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
});

afterEach(() => {
  Object.assign(globalThis, real);
});

const far = { isIntersecting: false };
const near = { isIntersecting: true };

test("an element that is far is not near yet", () => {
  let times = 0;
  watchNear({} as Element, () => times++);
  tell([far]);
  expect(times).toBe(0);
  tell([near]);
  expect(times).toBe(1);
});

test("a page that was too busy to notice in between still learns that an element came near", () => {
  let times = 0;
  watchNear({} as Element, () => times++);
  tell([far, near]);
  expect(times).toBe(1);
});

test("three screens are near once the page has loaded", () => {
  const end = watchNear({} as Element, () => undefined);
  page.readyState = "complete";
  page.dispatchEvent(new Event("load"));
  expect([margins, watched]).toEqual([["600px", "300%"], 1]);
  end();
  page.dispatchEvent(new Event("load"));
  expect(margins).toHaveLength(2);
});

test("the watch ends when it is asked to", () => {
  const end = watchNear({} as Element, () => undefined);
  expect(watched).toBe(1);
  end();
  expect(watched).toBe(0);
});
