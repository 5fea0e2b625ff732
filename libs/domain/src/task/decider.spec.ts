import { given } from "../../testing/given.ts";
import { task } from "./decider.ts";
import { isSettledByHand } from "./settled-by-hand.ts";
import { taskKinds } from "./vocabulary.ts";

const at = "2027-01-04T15:00:00.000Z";

describe("a task", () => {
  it.each(taskKinds.filter(isSettledByHand))("of %s is settled by a person, as often as events open it", (kind) => {
    const settled = { type: "TaskSettled", data: { kind, about: "it", settledAt: at } } as const;
    given(task).when({ type: "SettleTask", kind, about: "it", at }).thenEvents(settled);
    given(task, [settled]).when({ type: "SettleTask", kind, about: "it", at }).thenEvents(settled);
  });

  it.each(taskKinds.filter((kind) => !isSettledByHand(kind)))("of %s is closed by events alone", (kind) => {
    given(task).when({ type: "SettleTask", kind, about: "it", at }).thenRefused("task-closes-itself");
  });
});
