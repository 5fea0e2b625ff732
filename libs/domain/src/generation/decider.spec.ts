import { accountId, otherAccountId, runId, subscriptionId, week } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { subscriptionIdOf } from "../kernel/ids.ts";
import { type GenerationCommand, generation } from "./decider.ts";
import type { GenerationEvent } from "./events.ts";

const at = "2026-12-23T17:00:00.000Z";
const run = { runId, region: "on", week, subscriptions: 1200, menuRevision: 3 } as const;
const started: GenerationEvent = { type: "GenerationCommitStarted", data: { ...run, startedAt: at } };
const result = { orders: 1100, alreadyThere: 99, changed: [subscriptionId], soldOut: ["RTC-0004"] };
const [opensAt, closesAt] = ["2026-12-21T11:00:00.000Z", "2027-02-02T08:00:00.000Z"];
const start: GenerationCommand = { type: "StartCommit", ...run, opensAt, closesAt, at };
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

  it.each([
    ["before the week's generation opens", "2026-12-21T10:59:59.999Z", "generation-not-open"],
    ["once the last of its slots has closed", closesAt, "generation-closed"],
  ] as const)("cannot begin %s", (_, instant, code) => {
    given(generation)
      .when({ ...start, at: instant } as GenerationCommand)
      .thenRefused(code);
  });

  it("is reported once as delayed, and once as running again", () => {
    const name = { runId, region: "on", week } as const;
    const delay: GenerationCommand = { type: "Delay", ...name, waitsFor: ["orders"], at };
    const delayed: GenerationEvent = { type: "GenerationDelayed", data: { ...name, waitsFor: ["orders"], delayedAt: at } };
    const resume: GenerationCommand = { type: "Resume", runId, at };
    given(generation).when(delay).thenEvents(delayed);
    given(generation, [delayed]).when(delay).thenNothing();
    given(generation).when(resume).thenNothing();
    given(generation, [delayed])
      .when(resume)
      .thenEvents({ type: "GenerationResumed", data: { runId, resumedAt: at } });
    given(generation, [delayed, { type: "GenerationResumed", data: { runId, resumedAt: at } }])
      .when(resume)
      .thenNothing();
    given(generation, [delayed]).when(start).thenEvents(started);
  });

  it("names each subscription that it makes no order for once, with the reason", () => {
    const name = { runId, region: "on", week } as const;
    const [one, other] = [
      { subscriptionId, accountId },
      { subscriptionId: subscriptionIdOf(otherAccountId), accountId: otherAccountId },
    ];
    const leaveOut: GenerationCommand = { type: "LeaveOut", ...name, because: "not-covered", subscriptions: [one, other], at };
    const leftOut = (...subscriptions: (typeof one)[]): GenerationEvent => ({
      type: "SubscriptionsLeftOut",
      data: { ...name, because: "not-covered", subscriptions, leftOutAt: at },
    });
    given(generation).when(leaveOut).thenEvents(leftOut(one, other));
    given(generation, [leftOut(one)])
      .when(leaveOut)
      .thenEvents(leftOut(other));
    given(generation, [started, leftOut(one, other), committed])
      .when(leaveOut)
      .thenNothing();
  });

  it("changes nothing when it is started or ended again", () => {
    given(generation, [started]).when(start).thenNothing();
    given(generation, [started, committed]).when(start).thenNothing();
    given(generation, [started, committed]).when(finish).thenNothing();
  });
});
