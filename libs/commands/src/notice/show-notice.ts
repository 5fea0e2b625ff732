import type { AccountId } from "@tablee/domain/kernel/ids";
import type { NoticeRequest } from "@tablee/notices/context";
import type { CommandContext } from "../context.ts";
import type { NoticeSteps } from "./notice-steps.ts";
import { sendNotice } from "./send-notice.ts";

interface WhatIsShown {
  readonly accountId: AccountId;
  readonly notice: NoticeRequest & { readonly channel: "push" };
}

/**
 * Shows a notice on the devices of an account that agreed to it. Most accounts have no device: nothing further is read, and nothing is
 * written.
 * @throws as sendNotice does
 */
export async function showNotice(steps: NoticeSteps, { accountId, notice }: WhatIsShown, context: CommandContext): Promise<void> {
  const devices = await steps.ports.devices.tokensOf(accountId);
  if (devices.length > 0) await sendNotice(steps, notice, context);
}
