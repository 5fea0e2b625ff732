import { watchNear } from "./use-near.ts";

type Crossing = Pick<IntersectionObserverEntry, "isIntersecting">;

let tell: (crossings: readonly Crossing[]) => void;
let watched: number;
const real = globalThis.IntersectionObserver;

beforeEach(() => {
  watched = 0;
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      tell = (crossings) => callback(crossings as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
    }
    observe() {
      watched++;
    }
    disconnect() {
      watched--;
    }
  }
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  globalThis.IntersectionObserver = real;
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

test("the watch ends when it is asked to", () => {
  const end = watchNear({} as Element, () => undefined);
  expect(watched).toBe(1);
  end();
  expect(watched).toBe(0);
});
