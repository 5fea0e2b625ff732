import { setTimeout as sleep } from "node:timers/promises";
import { skipOrder } from "@tablee/contracts/calls/account";
import { eventually, signUp } from "../../../stage/people.ts";
import { control, type Finding, first, outcome, type Scenario, type Scene, timed } from "../scenario.ts";
import { openBox } from "./boxes.ts";

const ANSWER_MS = 8_000;
const AT_ONCE_MS = 1_000;
/** By then the product knows that the store is unavailable, and does not wait for it. */
const KNOWN_AFTER_MS = 10_000;

/** Commands while the event store is unavailable: they waited 14 s for it when it was stopped, 10 s when it was killed. */
export const logAway: readonly Scenario[] = [
  { id: "M11a", severity: "medium", title: "a command while the event store is killed", play: (scene) => commandWhile(scene, "killed") },
  { id: "M11b", severity: "medium", title: "a command while the event store is stopped", play: (scene) => commandWhile(scene, "stopped") },
];

async function commandWhile({ stage }: Scene, how: "killed" | "stopped"): Promise<Finding> {
  const client = await signUp(stage.url);
  const { orderId } = await openBox(client);
  const { eventStore } = stage.gates;
  if (how === "killed") eventStore.shut();
  else eventStore.hold();
  const skip = () => timed(() => outcome(client.call(skipOrder, { orderId })));
  const one = await skip();
  await sleep(Math.max(0, KNOWN_AFTER_MS - one.ms));
  const other = await skip();
  eventStore.open();
  const back = await eventually(skip, ({ result }) => result === "done");
  await sleep(1_000);
  return first(
    one.result === "unavailable" && one.ms <= ANSWER_MS ? undefined : `${one.result} after ${one.ms} ms`,
    other.result === "unavailable" && other.ms <= AT_ONCE_MS ? undefined : `then ${other.result} after ${other.ms} ms`,
    control("the same once it is back", back.result),
  );
}
