import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import { pointAccounts, subscriptions } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

/** Ends the points of a closed subscription's account, pending ones included. */
export async function endPoints(
  streams: Streams,
  { subscriptionId }: { readonly subscriptionId: SubscriptionId },
  context: CommandContext,
): Promise<void> {
  const { state } = await streams.load(subscriptions, subscriptionId);
  if (state.status !== "closed") return;
  await streams.handle(pointAccounts, state.accountId, { type: "EndPoints", at: context.at }, context);
}
