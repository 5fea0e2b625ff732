import { order as orderDecider } from "@tablee/domain/order/decider";
import { streamName } from "@tablee/domain/streams";
import { checkCapacity, checkPoints } from "@tablee/testing/model/balance-rules";
import { checkShares } from "../model/judge.ts";
import type { StoredLogView } from "../model/log-view.ts";

/** Finds the orders with other places or units than those of their boxes, and what was given out beyond what there is. */
export function judgeShares(log: StoredLogView): string[] {
  const found: string[] = [];
  const judge = (stream: string, check: () => void) => {
    try {
      check();
    } catch (error) {
      found.push(`${error instanceof Error ? error.message : error} (${stream})`);
    }
  };
  for (const id of log.ids("order")) {
    const stream = streamName("order", id);
    const order = log.state(orderDecider, stream);
    if (order.status === "open" || order.status === "skipped") judge(stream, () => checkShares(log, order));
  }
  for (const category of ["stock", "slot"] as const)
    for (const id of log.ids(category)) judge(streamName(category, id), () => checkCapacity(log, streamName(category, id)));
  for (const id of log.ids("points")) judge(streamName("points", id), () => checkPoints(log, streamName("points", id)));
  return found;
}
