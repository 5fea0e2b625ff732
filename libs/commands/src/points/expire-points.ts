import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import { announcedExpiry, retryNoticeAt } from "@tablee/domain/points/expiry";
import { pointAccounts } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { sendNotice } from "../notice/send-notice.ts";
import type { Steps } from "../steps.ts";

/**
 * Sends the notice that an account's points are about to expire, or lets those expire whose announced day has come. The day is recorded
 * only once the notice went out; a notice without a recipient is tried again later, and nothing expires until then.
 * @throws as sendNotice does
 */
export async function expirePoints(steps: Steps, { accountId }: { readonly accountId: AccountId }, context: CommandContext): Promise<void> {
  const { at } = context;
  const { available, expiry, ended } = (await steps.load(pointAccounts, accountId)).state;
  if (ended || available <= 0) return;
  if (expiry.announced) {
    await steps.handle(pointAccounts, accountId, { type: "Expire", at }, part(context, "expire"));
    return;
  }
  const expiresAt = announcedExpiry(expiry, at);
  if (expiresAt === undefined) return;
  const occurrence = idFrom("points-expiry", accountId, expiry.activeAt!, expiry.postponedTo ?? "");
  const about = { about: "account", id: accountId, kind: "points-expire-soon", channel: "mail", occurrence, happenedAt: at } as const;
  const { state: notice } = await sendNotice(steps, { ...about, pointsExpiry: { points: available, expiresAt } }, context);
  const command =
    notice.status === "sent"
      ? ({ type: "AnnounceExpiry", expiresAt, at } as const)
      : ({ type: "PostponeExpiry", until: retryNoticeAt(at), at } as const);
  await steps.handle(pointAccounts, accountId, command, part(context, "announce"));
}
