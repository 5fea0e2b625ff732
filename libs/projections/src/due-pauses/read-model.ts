import type { AccountId } from "@tablee/domain/kernel/ids";
import type { NoticeEvent } from "@tablee/domain/notice/events";
import { isOf } from "@tablee/domain/streams";
import type { SubscriptionEvent } from "@tablee/domain/subscription/events";
import { longPauseAt } from "@tablee/domain/subscription/long-pause";
import type { Stored } from "@tablee/event-store/events";
import { readModelOf } from "../read-model-of.ts";
import { accountOf } from "../runtime/account-of.ts";

export interface DuePauseRow {
  readonly key: AccountId;
  readonly paused_at: string;
  /** When its owner is written to about it. */
  readonly due_at: string;
}

/** What begins a pause, ends one, or moves its end. */
const aboutPauses: ReadonlySet<string> = new Set<SubscriptionEvent["type"]>([
  "SubscriptionPaused",
  "PauseEndMoved",
  "SubscriptionResumed",
  "SubscriptionClosed",
]);

/**
 * The pauses about which their owners are still to be written to: not those that end soon by themselves, nor those of households that
 * could not be charged, who are told of that. It never parks; it halts and alerts.
 */
export const duePausesModel = readModelOf<DuePauseRow>()("due_pauses", {
  version: 1,
  ignores: [],
  halts: true,
  columns: { key: "text", paused_at: "timestamptz", due_at: "timestamptz" },
  indexes: ["(due_at)"],
  keys(event) {
    if (isOf("subscription", event.stream)) return aboutPauses.has(event.type) ? [accountOf(event)] : [];
    const { kind, accountId } = (event as Stored<NoticeEvent>).data;
    return kind === "still-paused" ? [accountId] : [];
  },
  evolve(row, stored, key) {
    const event = stored as Stored<SubscriptionEvent | NoticeEvent>;
    switch (event.type) {
      case "SubscriptionPaused": {
        const { pausedAt: paused_at, resumesAt } = event.data;
        const due_at = event.metadata.actor.kind === "system" ? undefined : longPauseAt(paused_at, resumesAt);
        return due_at === undefined ? undefined : { key, paused_at, due_at };
      }
      case "PauseEndMoved": {
        const { pausedAt: paused_at, resumesAt, movedAt } = event.data;
        const due_at = longPauseAt(paused_at, resumesAt);
        // An owner who moves the end of a pause that is long already needs no reminder of it.
        return due_at === undefined || due_at <= movedAt ? undefined : { key, paused_at, due_at };
      }
      case "NoticeSent":
        return isLater(row, event.data.sentAt);
      case "NoticeNotWanted":
        return isLater(row, event.data.decidedAt);
      default:
        return undefined;
    }
  },
});

/** The pause that is still to be written about: what was decided before it was due was decided about an earlier one. */
const isLater = (row: DuePauseRow | undefined, decidedAt: string): DuePauseRow | undefined =>
  row && decidedAt < row.due_at ? row : undefined;
