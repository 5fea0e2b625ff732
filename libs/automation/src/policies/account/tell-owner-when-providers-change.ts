import type { CommandContext } from "@tablee/commands/context";
import { sendNotice } from "@tablee/commands/notice/send-notice";
import type { AccountEvent } from "@tablee/domain/account/events";
import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { NoticeAbout } from "@tablee/domain/notice/vocabulary";
import { idOf } from "@tablee/domain/streams";
import type { Act } from "../../act.ts";
import { policy } from "../../policy.ts";

/** Mails the owner when a sign-in provider is linked or removed, except for the one that the sign-up itself linked. */
export const tellOwnerWhenProvidersChange = policy<AccountEvent>("tell-owner-when-providers-change", {
  ProviderLinked: ({ id, stream, data: { provider, during, linkedAt } }, context) =>
    during === "sign-up" ? undefined : tell("provider-linked", { id, owner: idOf(stream), provider, at: linkedAt }, context),
  ProviderUnlinked: ({ id, stream, data: { provider, unlinkedAt } }, context) =>
    tell("provider-removed", { id, owner: idOf(stream), provider, at: unlinkedAt }, context),
});

interface Change {
  /** The event's id. */
  readonly id: string;
  readonly owner: AccountId;
  readonly provider: SignInProvider;
  readonly at: string;
}

function tell(kind: NoticeAbout<"account">, { id: occurrence, owner: id, provider, at: happenedAt }: Change, context: CommandContext): Act {
  const notice = { about: "account", id, kind, channel: "mail", occurrence, happenedAt, provider } as const;
  return (send) => send(sendNotice, notice, context);
}
