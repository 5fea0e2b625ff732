import { runId, subscriptionId, week } from "../kernel/testing/examples.ts";
import { given } from "../kernel/testing/given.ts";
import { type GenerationCommand, generation } from "./decider.ts";
import type { GenerationEvent } from "./events.ts";

const at = "2026-12-23T17:00:00.000Z";
const run = { runId, region: "on", week, subscriptions: 1200, menuRevision: 3 } as const;
const started: GenerationEvent = { type: "GenerationCommitStarted", data: { ...run, startedAt: at } };
const result = { orders: 1100, alreadyThere: 99, changed: [subscriptionId], soldOut: ["RTC-0004"] };
const start: GenerationCommand = { type: "StartCommit", ...run, at };
const finish: GenerationCommand = { type: "FinishCommit", ...result, at };
const committed: GenerationEvent = { type: "GenerationCommitted", data: { runId, region: "on", week, ...result, committedAt: at } };

describe("the commit of a generation", () => {
  it("names the run, the region, the week and what it read", () => {
    given(generation).when(start).thenEvents(started);
  });

  it("ends with what was made, what was there, and who had changed", () => {
    const outcome = given(generation, [started]).when(finish);
    outcome.thenEvents(committed);
    outcome.thenState({ status: "committed", orders: 1100, changed: [subscriptionId] });
  });

  it("cannot end before it began", () => {
    given(generation).when(finish).thenRefused("generation-not-found");
  });

  it("changes nothing when it is started or ended again", () => {
    given(generation, [started]).when(start).thenNothing();
    given(generation, [started, committed]).when(start).thenNothing();
    given(generation, [started, committed]).when(finish).thenNothing();
  });
});
