import { idFrom } from "@tablee/domain/kernel/ids";
import { accountId } from "@tablee/domain/testing/examples";
import type { CommandContext } from "./context.ts";
import { toNewEvent } from "./new-event.ts";

const at = "2026-11-28T15:00:00.000Z";
const commandId = idFrom("dispute");
const context: CommandContext = { commandId, correlationId: commandId, actor: { kind: "client", id: accountId }, subject: accountId, at };
const disputeId = idFrom("points-dispute");
const idOf = (type: string, data: object) => toNewEvent({ type, data } as never, `points-${accountId}/0`, false, context).event.id;

test("the id of an event with personal data omits its content, whichever stream it is in; that of others follows from it", () => {
  const disputed = { disputeId, subject: "a line", entry: "expired", disputedAt: at };
  const disputeOf = (message: string) => idOf("PointsDisputed", { ...disputed, message });
  expect(disputeOf("40 are missing.")).toBe(disputeOf("50 are missing."));
  const adjustmentOf = (points: number) => idOf("PointsAdjusted", { disputeId, points, adjustedAt: at });
  expect(adjustmentOf(40)).not.toBe(adjustmentOf(50));
});
