import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import { openPause } from "@tablee/domain/subscription/decider";
import { subscriptions } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";
import { sendNotice } from "./send-notice.ts";

interface LongPause {
  readonly accountId: AccountId;
  /** The beginning of the pause, in whole seconds since 1970: each pause has a reminder of its own. */
  readonly began: number;
}

/** Sends the owner of a paused subscription one reminder per pause; none if the pause has ended. @throws as sendNotice does */
export async function sendPauseReminder(steps: Steps, { accountId, began }: LongPause, context: CommandContext): Promise<void> {
  const subscriptionId = await steps.facts.subscriptionOf(accountId);
  if (subscriptionId === undefined) return;
  const { state } = await steps.load(subscriptions, subscriptionId);
  const from = state.status === "paused" ? openPause(state)?.from : undefined;
  if (from === undefined || Math.floor(Date.parse(from) / 1000) !== began) return;
  const occurrence = idFrom("long-pause", subscriptionId, from);
  const notice = { about: "account", id: accountId, kind: "still-paused", channel: "mail", occurrence, happenedAt: from } as const;
  await sendNotice(steps, notice, context);
}
