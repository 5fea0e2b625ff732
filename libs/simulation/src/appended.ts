import { scheduledBy } from "@tablee/commands/context";
import { toNewEvent } from "@tablee/commands/new-event";
import type { Steps } from "@tablee/commands/steps";
import type { DomainEvent } from "@tablee/domain/kernel/decider";
import type { Instant } from "@tablee/domain/kernel/time";
import type { StoredEvent } from "@tablee/event-store/events";
import { Died } from "./turns.ts";
import type { World } from "./world.ts";

/** An event as a test states it: its stream, what it says. */
export type Appended = readonly [stream: string, type: string, data: unknown];

type Work = (steps: Steps) => Promise<unknown>;

/** What a process of its own appends while it does something, in the order of the log. @throws what the work throws */
export async function appended(world: World, work: Work): Promise<readonly Appended[]> {
  const from = world.log.head;
  await work(world.process().steps);
  return since(world, from);
}

/**
 * What is appended in all when a process dies before one of its steps and another one does the same work again: once for each step
 * that it could have died before, each time in a world of its own.
 */
export async function appendedAfterDeaths(begin: () => Promise<World>, work: Work): Promise<readonly (readonly Appended[])[]> {
  const all: (readonly Appended[])[] = [];
  for (let dies = 0; ; dies++) {
    const world = await begin();
    const from = world.log.head;
    if (!(await diesAt(world, work, dies))) return all;
    await work(world.process().steps);
    all.push(since(world, from));
  }
}

/** Whether a process that has so many steps left dies at some work. */
export async function diesAt(world: World, work: Work, dies: number): Promise<boolean> {
  const { steps, life } = world.process();
  life.stepsLeft = dies;
  try {
    await work(steps);
    return false;
  } catch (error) {
    if (error instanceof Died) return true;
    throw error;
  }
}

/** Appends events that no use case of the setting produces. */
export async function given(world: World, stream: string, events: readonly DomainEvent[], at: Instant): Promise<void> {
  const context = scheduledBy("given", [stream], at);
  const written = events.map((event, i) => toNewEvent(event, `${stream}/${i}`, false, context).event);
  await world.log.append(stream, written, "no_stream");
}

const since = ({ log }: World, from: number): readonly Appended[] =>
  log.events.slice(from).map(({ stream, type, data }: StoredEvent) => [stream, type, data]);
