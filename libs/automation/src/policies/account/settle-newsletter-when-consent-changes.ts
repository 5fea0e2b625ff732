import type { CommandContext } from "@tablee/commands/context";
import { settleNewsletter } from "@tablee/commands/newsletter/settle-newsletter";
import type { AccountEvent } from "@tablee/domain/account/events";
import type { ConsentEvent } from "@tablee/domain/consent/events";
import { idOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import type { Act } from "../../act.ts";
import { policy } from "../../policy.ts";

/** A consent, or its withdrawal. */
type Answer = Extract<ConsentEvent, { type: "ConsentGiven" | "ConsentWithdrawn" }>;

const settle =
  ({ stream }: Stored<Answer | Extract<AccountEvent, { type: "EmailChanged" }>>, context: CommandContext): Act =>
  (send) =>
    send(settleNewsletter, { accountId: idOf(stream) }, context);

const settleIfNewsletter = (event: Stored<Answer>, context: CommandContext): Act | undefined =>
  event.data.purpose === "newsletter" ? settle(event, context) : undefined;

/** Keeps the newsletter provider's list in line with the consents and addresses of accounts. */
export const settleNewsletterWhenConsentChanges = policy<ConsentEvent | AccountEvent>("settle-newsletter-when-consent-changes", {
  ConsentGiven: settleIfNewsletter,
  ConsentWithdrawn: settleIfNewsletter,
  EmailChanged: settle,
});
