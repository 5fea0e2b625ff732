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

it("announces each change to those who watch", () => {
  const answers: unknown[] = [];
  const end = measuring.subscribe(() => answers.push(measuring.answer()));
  measuring.keep("yes");
  measuring.keep("no");
  end();
  measuring.keep("yes");
  expect(answers).toEqual(["yes", "no"]);
});
