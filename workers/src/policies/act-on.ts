import { setTimeout as sleep } from "node:timers/promises";
import type { Policy } from "@tablee/automation/policy";
import { causedBy } from "@tablee/commands/context";
import type { StoredEvent } from "@tablee/event-store/events";
import { backoff } from "@tablee/platform/wait/retry";
import type { Item, SetAside } from "../set-aside.ts";
import { type Trouble, type TroubleKind, troubleOf } from "../trouble.ts";
import type { WorkerContext } from "../worker-context.ts";

/** The means by which a policy acts, from the moment this process gets its lease until it loses it, or stops. */
export interface Turn {
  readonly context: WorkerContext;
  readonly policy: Policy;
  readonly aside: SetAside;
  readonly signal: AbortSignal;
}

/** The tries of an event before it is set aside: eight take some three seconds, thirty about a minute. */
const maxTries: Readonly<Record<TroubleKind, number>> = {
  missing: 8,
  passing: 8,
  lasting: 1,
  unexpected: 30,
  interrupted: Number.POSITIVE_INFINITY,
};

/** Acts on an event until that is done or the event is set aside, so that later events are not held up. */
export async function actOn(turn: Turn, event: StoredEvent): Promise<void> {
  const { context, policy, aside, signal } = turn;
  let tries = 0;
  for (const wait of backoff(50, 5_000)) {
    const trouble = await attempt(turn, event);
    if (!trouble) return;
    const { code, error: err } = trouble;
    const about = { policy: policy.name, event: event.id, code, err };
    if (++tries >= maxTries[trouble.kind]) {
      context.log.error(about, "a policy's event was set aside");
      return aside.add({ subject: event.stream, step: event.revision }, event.type, trouble);
    }
    context.log.warn(about, "a policy's command failed; trying again");
    await sleep(wait, undefined, { signal });
  }
}

/** Retries an item that was set aside. A command does no harm when it comes late, or twice. */
export async function tryAgain(turn: Turn, { subject: stream, step: revision }: Item): Promise<void> {
  const { context, aside } = turn;
  const item = { subject: stream, step: revision };
  let event: StoredEvent | undefined;
  let trouble: Trouble | undefined;
  try {
    [event] = await context.opened.store.read(stream, { fromRevision: revision });
    trouble = event ? await attempt(turn, event) : { kind: "missing", code: "event-not-found", error: undefined };
  } catch (error) {
    // The event could not be read: the log is unavailable.
    trouble = troubleOf(error);
  }
  await (trouble ? aside.add(item, event?.type ?? "", trouble) : aside.remove(item));
}

/**
 * Executes the policy's commands for an event; returns why the event is not done. A permanent failure of a service outside does
 * not stop the event's other commands: a text message goes out although the mail is refused.
 */
async function attempt({ context, policy }: Turn, event: StoredEvent): Promise<Trouble | undefined> {
  let found: Trouble | undefined;
  for (const act of policy.acts(event, causedBy(policy.name, event, context.opened.clock.now()))) {
    try {
      await act(context.send);
    } catch (error) {
      const trouble = troubleOf(error);
      if (!trouble) context.log.info({ policy: policy.name, event: event.id, code: String(error) }, "a policy's command was refused");
      else if (trouble.kind !== "passing" && trouble.kind !== "lasting") return trouble;
      else if (found?.kind !== "passing") found = trouble;
    }
  }
  return found;
}
