import { appliesAfterNotice, latestKnown, orderOf, termsAt, termsInForce } from "@tablee/domain/consent/account-terms";
import { type AccountId, idFrom, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { PermanentFailure } from "@tablee/gateways/port-failure";
import { noticeIdFor } from "@tablee/notices/notice-id";
import { consents, subscriptions } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { sendNotice } from "../notice/send-notice.ts";
import type { Steps, Streams } from "../steps.ts";

/**
 * Sends the notice of new terms to a subscription that accepted earlier ones, once for each version, and records when they apply to it. The
 * day counts from the notice, which is sent before it is recorded: no new version applies without one. A notice belongs to its day, so that
 * its mail and the event name the same one: after a crash over midnight, or where a notice was dropped, the next day has its own. Where the
 * address refuses the mail for good, the announcement counts as returned at once: the account's page shows it, and later versions have
 * their turn.
 * @throws Refused, TransientFailure as sendNotice does
 */
export async function announceTerms(
  steps: Steps,
  { accountId }: { readonly accountId: AccountId },
  context: CommandContext,
): Promise<void> {
  const { at } = context;
  const { state: agreed } = await steps.load(consents, accountId);
  const binding = termsAt(agreed, at);
  const { version } = termsInForce(at);
  if (!binding || orderOf(version) <= orderOf(latestKnown(agreed))) return;
  const { state: subscription } = await steps.load(subscriptions, subscriptionIdOf(accountId));
  if (subscription.status === "none" || subscription.status === "closed") return;
  const appliesAt = appliesAfterNotice(at);
  const { next } = binding;
  const newTerms = { version, until: binding.version, appliesAt, ...(next && next.appliesAt < appliesAt && { between: next }) };
  const occurrence = occurrenceOf(accountId, version, at);
  const about = { about: "account", id: accountId, kind: "new-terms", channel: "mail", occurrence, happenedAt: at, newTerms } as const;
  const sent = await sendNotice(steps, about, context).then(
    ({ state: notice }) => notice.status === "sent" && { at: notice.at },
    (error) => {
      if (error instanceof PermanentFailure) return { at, isReturned: true } as const;
      throw error;
    },
  );
  if (!sent) return;
  const command = { type: "AnnounceTerms", version, ...sent } as const;
  await steps.handle(consents, accountId, command, { ...part(context, "announce"), subject: accountId });
}

const occurrenceOf = (accountId: AccountId, version: string, at: Instant): string =>
  idFrom("new-terms", accountId, version, businessDay(at));

/** The version that a notice was about; undefined while no announcement names the notice. */
export async function versionOfNotice(streams: Streams, accountId: AccountId, noticeId: string): Promise<string | undefined> {
  const { state } = await streams.load(consents, accountId);
  return state.announced?.find(
    ({ version, announcedAt }) => noticeIdFor("new-terms", "mail", accountId, occurrenceOf(accountId, version, announcedAt)) === noticeId,
  )?.version;
}
