import type { Changes } from "./changes.ts";
import type { MemberQueue } from "./member-queue.ts";
import type { ReaderPorts } from "./ports.ts";

const EVERY_MS = 1_000;
/** Members whose checkpoints are being moved wait for that, up to this long. */
const WAIT_BUDGET_MS = 10_000;

/** Moves the checkpoints of idle members, at most once a second, until the signal. */
export async function advanceIdleCheckpoints(
  queues: ReadonlySet<MemberQueue>,
  changes: Changes,
  ports: Pick<ReaderPorts, "sleep" | "now">,
  failed: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  const due = () => [...queues].filter((queue) => queue.due(ports.now()));
  while (!signal.aborted) {
    // Some become due by time alone.
    await changes.until(
      () => due().length > 0,
      (enough) => ports.sleep(EVERY_MS, enough),
      signal,
    );
    const kinds = [...Map.groupBy(due(), ({ member }) => member.checkpoints).values()];
    await Promise.all(kinds.map((some) => passTogether(some, ports).catch((error) => signal.aborted || failed(error))));
    if (kinds.length > 0) await ports.sleep(EVERY_MS, signal);
  }
}

/** Moves the checkpoints of members of one kind. @throws when that fails, or takes too long */
async function passTogether(queues: readonly MemberQueue[], ports: Pick<ReaderPorts, "sleep" | "now">): Promise<void> {
  const now = ports.now();
  const passing = queues.flatMap((queue) => {
    const due = queue.due(now);
    return due ? [{ queue, due }] : [];
  });
  const answered = new AbortController();
  const late = ports.sleep(WAIT_BUDGET_MS, answered.signal).then(() => {
    throw new Error("checkpoints could not be moved in time");
  });
  const outcome = Promise.race([queues[0]!.member.checkpoints.pass(passing.map(({ due }) => due)), late]);
  await Promise.all(passing.map(({ queue, due }) => queue.pass(due, outcome, now)));
  answered.abort();
  await outcome;
}
