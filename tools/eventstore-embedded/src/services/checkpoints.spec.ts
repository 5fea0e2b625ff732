import { Checkpoints } from "./checkpoints.ts";

/** The checkpoints of a log such as "N40 M5" (foreign and matching events), with events at 1, 2, …; `@33` has prepare 0. */
function checkpointsOf(log: string, { window = 32, interval = 1, live = 0, fromStart = false } = {}): string {
  const checkpoints = new Checkpoints({ matches: () => true, window, checkpointEvery: window * interval }, fromStart);
  const sent: ReturnType<Checkpoints["search"]>[] = [];
  let position = 0;
  for (const [kind, ...count] of log.split(" ").filter(Boolean)) {
    for (let i = 0; i < Number(count.join("")); i++) sent.push(checkpoints.search(++position, kind === "M"));
  }
  sent.push(checkpoints.endSearch());
  for (let i = 0; i < live; i++) sent.push(checkpoints.live(++position));
  return sent
    .flatMap((checkpoint) => checkpoint ?? [])
    .map(({ commit, prepare }) => (prepare ? `${commit}` : `@${commit}`))
    .join(" ");
}

describe("checkpoints", () => {
  // Measured on EventStoreDB 23.10.6.
  it.each([
    ["", {}, ""],
    ["N31", {}, ""],
    ["N32", {}, "@1"],
    ["N64", {}, "@1 @33"],
    ["N100", { interval: 3 }, "@65"],
    ["N100", { window: 10, interval: 2 }, "@11 @31 @51 @71 @91"],
    ["N100", { window: 7, interval: 3 }, "@15 @36 @57 @78"],
    ["N40 M5 N40", {}, "@1 45"],
    ["N90 M1", {}, "@1 @33"],
    ["M100", {}, "32 64 96"],
    ["M600", { window: 500 }, "512"],
    ["N5 M70 N5", { window: 40 }, "69"],
    ["N64", { fromStart: true }, "@0 @33"],
  ])("%s, catching up with %j: %s", (log, options, expected) => {
    expect(checkpointsOf(log, options)).toBe(expected);
  });

  it("go on counting live where catching up has stopped, and follow their event exactly", () => {
    expect(checkpointsOf("N31", { live: 34 })).toBe("32 64");
    expect(checkpointsOf("N40", { live: 30, window: 10, interval: 3 })).toBe("@21 60");
  });
});
