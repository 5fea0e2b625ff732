import type { LeftOutBecause } from "@tablee/domain/generation/events";
import type { AccountId, SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import { isLate } from "@tablee/generation/preview/late";
import { generations } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import type { Steps } from "../steps.ts";

/** Subscriptions in one event; a week of a region may have a hundred thousand. */
const CHUNK = 400;

/** Records the subscriptions that a run makes no order for, with the reason: every open week of a subscription has an outcome. */
export async function leaveOut(
  steps: Steps,
  run: { readonly runId: string; readonly region: Region; readonly week: string },
  context: CommandContext,
): Promise<void> {
  const unreadable = await steps.facts.unreadableAccounts();
  const left: Record<LeftOutBecause, { subscriptionId: SubscriptionId; accountId: AccountId }[]> = { "not-covered": [], unreadable: [] };
  for await (const chunk of steps.facts.candidates(run.region, run.week)) {
    for (const candidate of chunk) {
      if (candidate.served) continue;
      const { accountId, input } = candidate;
      const because = unreadable.has(accountId) ? "unreadable" : isLate(candidate, run.week, context.at) ? "not-covered" : undefined;
      if (because) left[because].push({ subscriptionId: input.subscriptionId, accountId });
    }
  }
  for (const [because, subscriptions] of Object.entries(left) as [LeftOutBecause, (typeof left)[LeftOutBecause]][]) {
    for (let from = 0; from < subscriptions.length; from += CHUNK) {
      const chunk = subscriptions.slice(from, from + CHUNK);
      const command = { type: "LeaveOut", ...run, because, subscriptions: chunk, at: context.at } as const;
      await steps.handle(generations, run.runId, command, part(context, because, chunk[0]!.subscriptionId));
    }
  }
}
