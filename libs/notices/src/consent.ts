import { namesService } from "@tablee/domain/consent/wordings";
import { type Channel, isMarketing, marketingNotices } from "@tablee/domain/notice/vocabulary";
import type { UnsentReason } from "@tablee/domain/notice/words";
import type { NoticeContext } from "./context.ts";

/** Returns the reason why a notice lacks its recipient's consent; undefined where they have agreed, or where it is part of the service. */
export function unconsented({ kind, consents = {} }: NoticeContext, channel: Channel): UnsentReason | undefined {
  if (isMarketing(kind)) return consents[channel === "mail" ? marketingNotices[kind] : channel] === undefined ? "no-consent" : undefined;
  return channel === "push" && !namesService(consents.push) ? "no-consent" : undefined;
}
