import { type AccountId, orderIdOf, type SubscriptionId } from "@tablee/domain/kernel/ids";
import { addWeeks, earlierOf, type Week } from "@tablee/domain/kernel/time";
import { streamName } from "@tablee/domain/streams";
import type { SubscriptionEvent } from "@tablee/domain/subscription/events";
import type { Stored, StoredEvent } from "@tablee/event-store/events";

/** Reads the log: the events of a stream, oldest first. */
export interface Log {
  readonly read: (stream: string) => Promise<readonly StoredEvent[]>;
}

/** The log's events of a subscription and its orders, and of its account's reviews. */
export interface History {
  readonly accountId: AccountId;
  /** In the order of the log. */
  readonly events: readonly StoredEvent[];
}

/** The number of weeks before and after the one in question whose orders are read too; some are before the subscription's first week. */
const WEEKS_AROUND = 8;
/** Streams that are read at the same time. */
const AT_ONCE = 16;

/** The events of a subscription, of its orders and of its account's reviews before a position, or all of them; undefined when it has not begun. */
export async function historyOf(log: Log, subscriptionId: SubscriptionId, week: Week, before?: bigint): Promise<History | undefined> {
  const own = (await log.read(streamName("subscription", subscriptionId))) as readonly Stored<SubscriptionEvent>[];
  const started = own[0];
  if (started?.type !== "SubscriptionStarted") return undefined;
  const { accountId, firstWeek } = started.data;
  const weeks: Week[] = [];
  const last = addWeeks(week, WEEKS_AROUND);
  for (let next = addWeeks(earlierOf(firstWeek, week), -WEEKS_AROUND); next <= last; next = addWeeks(next, 1)) weeks.push(next);
  const events: StoredEvent[] = [...own, ...(await log.read(streamName("review", accountId)))];
  for (let from = 0; from < weeks.length; from += AT_ONCE) {
    const streams = weeks.slice(from, from + AT_ONCE).map((of) => streamName("order", orderIdOf(subscriptionId, of)));
    events.push(...(await Promise.all(streams.map((stream) => log.read(stream)))).flat());
  }
  const known = before === undefined ? events : events.filter((event) => event.position < before);
  return { accountId, events: known.sort((a, b) => Number(a.position - b.position)) };
}
