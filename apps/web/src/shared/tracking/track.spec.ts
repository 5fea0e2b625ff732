import { served } from "../app/served.ts";
import { measuring } from "./measuring.ts";
import { type Tracked, track } from "./track.ts";

const own = Object.getOwnPropertyDescriptor(globalThis, "window");
const page = new EventTarget();
const seen: Tracked[] = [];
page.addEventListener("tablee:tracked", (announced) => seen.push((announced as CustomEvent<Tracked>).detail));

// Specs of one process share it.
afterAll(() => {
  if (own) Object.defineProperty(globalThis, "window", own);
  else Reflect.deleteProperty(globalThis, "window");
});
beforeAll(() => {
  Object.defineProperty(globalThis, "window", { configurable: true, value: page });
});
beforeEach(() => {
  seen.length = 0;
  measuring.keep(undefined);
});
afterAll(() => measuring.keep(undefined));

it("counts nothing before an answer, nor after a no", () => {
  track({ event: "skip" });
  measuring.keep("no");
  track({ event: "skip" });
  expect(seen).toEqual([]);
});

it("counts after a yes until that is changed", () => {
  measuring.keep("yes");
  track({ event: "page-view", name: "en-home" });
  measuring.keep(undefined);
  track({ event: "skip" });
  expect(seen).toEqual([{ event: "page-view", name: "en-home" }]);
});

it("is asked again on demand, and keeps its answer until there is another", () => {
  const states: unknown[] = [];
  measuring.keep("yes");
  const end = measuring.subscribe(() => states.push([measuring.isAsked(), measuring.answer()]));
  measuring.ask();
  measuring.keep("no");
  end();
  measuring.ask();
  measuring.keep("yes");
  expect(states).toEqual([
    [true, "yes"],
    [false, "no"],
  ]);
});

it("sends each event to the collector, if there is one", async () => {
  const sent: unknown[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (async (to: string, { body, credentials }: RequestInit) => sent.push([to, credentials, body])) as never;
  try {
    measuring.keep("yes");
    track({ event: "skip" });
    served.tracking = "https://count.example/events";
    track({ event: "skip" });
  } finally {
    served.tracking = undefined;
    globalThis.fetch = real;
  }
  expect(sent).toEqual([["https://count.example/events", "omit", '{"event":"skip"}']]);
});
