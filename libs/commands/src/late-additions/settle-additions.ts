import { orders } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import type { Steps } from "../steps.ts";
import { billLateAddition } from "./bill-late-addition.ts";

/** Resumes charges for additions whose process died: the gateway is asked what became of them. */
export async function settleAdditions(steps: Steps, { orderId }: { readonly orderId: string }, context: CommandContext): Promise<void> {
  const { state } = await steps.load(orders, orderId);
  if (!("patches" in state)) return;
  const { accountId } = state;
  for (const [patchId, patch] of Object.entries(state.patches))
    if (patch.status === "billing") await billLateAddition(steps, { accountId, orderId, patchId }, part(context, patchId));
}
