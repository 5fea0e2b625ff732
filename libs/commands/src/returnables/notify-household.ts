import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import { isLeftUnpaid, noticeDue } from "@tablee/domain/returnables/due-dates";
import { returnablesTermsOf } from "@tablee/domain/returnables/policy";
import { type Asset, dueOn, isOut } from "@tablee/domain/returnables/state";
import { type ReturnNotice, returnNotices } from "@tablee/domain/returnables/vocabulary";
import type { NoticedReturnable } from "@tablee/notices/context";
import { returnablesOfAccounts } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { sendNotice } from "../notice/send-notice.ts";
import type { Steps } from "../steps.ts";

const noticed = (asset: Asset): NoticedReturnable => {
  const { kind, lentOn, policy, charge } = asset;
  return { kind, lentOn, dueOn: dueOn(asset), cents: charge?.cents ?? returnablesTermsOf(policy).chargeCents[kind] };
};

const reminders = { first: "return-reminder", last: "return-last-reminder" } as const satisfies Readonly<Record<ReturnNotice, string>>;

/**
 * Reminds a household of the bags and kits that it has had for three weeks, and of those that it has had for five: one notice of each kind for
 * all that are due it. Whether it went out is recorded, so that none is sent twice.
 * @throws as sendNotice does
 */
export async function remindOfReturnables(
  steps: Steps,
  { accountId }: { readonly accountId: AccountId },
  received: CommandContext,
): Promise<void> {
  const context = { ...received, subject: accountId };
  const { at } = context;
  const { state } = await steps.load(returnablesOfAccounts, accountId);
  for (const notice of returnNotices) {
    const due = state.assets.filter((asset) => isDue(asset, notice, at));
    if (due.length === 0) continue;
    // The day stays the same where a part comes back between the mail and its record.
    const occurrence = idFrom("return-reminder", notice, due[0]!.lentOn);
    const about = { about: "account", id: accountId, kind: reminders[notice], channel: "mail", occurrence, happenedAt: at } as const;
    const { state: sent } = await sendNotice(steps, { ...about, returnables: due.map(noticed) }, part(context, notice));
    const result = sent.status === "sent" ? "sent" : "not-wanted";
    const assetIds = due.map(({ assetId }) => assetId);
    const command = { type: "SettleReminder", notice, assetIds, result, at } as const;
    await steps.handle(returnablesOfAccounts, accountId, command, part(context, "settle", notice));
  }
}

/** True if a notice is due for a bag or kit, and the last one is not due as well. */
function isDue(asset: Asset, notice: ReturnNotice, at: string): boolean {
  const due = noticeDue(asset);
  if (!isOut(asset) || due === undefined || due.at > at) return false;
  const next = due.notice === "first" ? noticeDue({ ...asset, reminded: "first" }) : undefined;
  return (next !== undefined && next.at <= at ? next.notice : due.notice) === notice;
}

interface OneAsset {
  readonly accountId: AccountId;
  readonly assetId: string;
}

/** Notifies a household that a bag or kit was charged. @throws as sendNotice does */
export const notifyOfReturnableCharge = (steps: Steps, one: OneAsset, context: CommandContext): Promise<void> =>
  notifyOf("returnable-charged", steps, one, context);

/** Notifies a household that a bag or kit is owed after this attempt, unless it was paid or returned since. @throws as sendNotice does */
export async function notifyOfUnpaidReturnable(
  steps: Steps,
  { accountId, assetId, attempt }: OneAsset & { readonly attempt: number },
  context: CommandContext,
): Promise<void> {
  const { state } = await steps.load(returnablesOfAccounts, accountId);
  const asset = state.assets.find((each) => each.assetId === assetId);
  if (!asset || !isLeftUnpaid(asset) || asset.charge?.attempt !== attempt) return;
  const occurrence = idFrom("returnable-unpaid", assetId, attempt);
  const about = {
    about: "account",
    id: accountId,
    kind: "returnable-unpaid",
    channel: "mail",
    occurrence,
    happenedAt: context.at,
  } as const;
  await sendNotice(steps, { ...about, returnables: [noticed(asset)] }, context);
}

/** Notifies a household that the charge for a bag or kit goes back to it. @throws as sendNotice does */
export const notifyOfReturnableRefund = (steps: Steps, one: OneAsset, context: CommandContext): Promise<void> =>
  notifyOf("returnable-refunded", steps, one, context);

async function notifyOf(
  kind: "returnable-charged" | "returnable-refunded",
  steps: Steps,
  { accountId, assetId }: OneAsset,
  context: CommandContext,
): Promise<void> {
  const { state } = await steps.load(returnablesOfAccounts, accountId);
  const asset = state.assets.find((each) => each.assetId === assetId);
  if (!asset) return;
  const about = { about: "account", id: accountId, kind, channel: "mail", occurrence: assetId, happenedAt: context.at } as const;
  await sendNotice(steps, { ...about, returnables: [noticed(asset)] }, context);
}
