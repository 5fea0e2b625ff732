import { earlyPressScript } from "./early-press.ts";

/** A button in a part of the page; `isDrawn` until the part is hydrated. */
function buttonIn(part: { isDrawn: boolean }) {
  const presses: string[] = [];
  const button = {
    value: "",
    closest: (selector: string) => (selector === "[data-drawn]" ? (part.isDrawn ? part : null) : button),
    dispatchEvent: ({ type }: Event) => presses.push(type),
  };
  return { button, presses };
}

describe("a press before the scripts", () => {
  const before = globalThis.__early;
  let listeners: { kind: string; listener: (event: object) => void; options: unknown }[];
  /** A press by a person: the listeners of the capture phase, the page's own, and then those of the window. */
  const press = (target: object, handle = () => {}) => {
    const heard = (isCaptured: boolean) => listeners.filter(({ kind, options }) => kind === "click" && (options === true) === isCaptured);
    for (const { listener } of heard(true)) listener({ isTrusted: true, target });
    handle();
    for (const { listener } of heard(false)) listener({ isTrusted: true, target });
  };
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  beforeEach(() => {
    listeners = [];
    const add = (kind: string, listener: (event: object) => void, options: unknown) => listeners.push({ kind, listener, options });
    new Function("addEventListener", earlyPressScript)(add);
  });
  afterAll(() => {
    globalThis.__early = before;
  });

  it("is repeated once, when its part listens", async () => {
    const part = { isDrawn: true };
    const { button, presses } = buttonIn(part);
    press(button);
    globalThis.__early!();
    await turn();
    expect(presses).toEqual([]);
    part.isDrawn = false;
    for (const _ of [1, 2]) globalThis.__early!();
    await turn();
    expect(presses).toEqual(["click"]);
  });

  it("is repeated in a turn of its own, so that the next one finds what it has changed", async () => {
    const part = { isDrawn: true };
    const turns: string[] = [];
    const [first, second] = ["first", "second"].map((name) => {
      const button = {
        closest: (selector: string) => (selector === "[data-drawn]" ? (part.isDrawn ? part : null) : button),
        dispatchEvent,
      };
      function dispatchEvent() {
        turns.push(name);
        queueMicrotask(() => turns.push(`${name} is rendered`));
      }
      return button;
    });
    press(first!);
    press(second!);
    part.isDrawn = false;
    globalThis.__early!();
    for (const _ of [1, 2, 3]) await turn();
    expect(turns).toEqual(["first", "first is rendered", "second", "second is rendered"]);
  });

  it("chooses a radio again that React has taken over as not chosen", async () => {
    const part = { isDrawn: true };
    const choices: boolean[] = [];
    const radio = { type: "radio", value: "four", checked: true, click: () => choices.push(radio.checked) };
    const target = { ...radio, closest: (selector: string) => (selector === "[data-drawn]" ? (part.isDrawn ? part : null) : radio) };
    Object.assign(radio, { closest: target.closest });
    for (const { kind, listener } of listeners) if (kind === "input") listener({ isTrusted: true, target });
    part.isDrawn = false;
    globalThis.__early!();
    await turn();
    expect(choices).toEqual([false]);
  });

  it("is not repeated if its part was hydrated while it was handled", async () => {
    const part = { isDrawn: true };
    const { button, presses } = buttonIn(part);
    press(button, () => {
      part.isDrawn = false;
      globalThis.__early!();
    });
    await turn();
    expect(presses).toEqual([]);
  });
});
