import { namesService } from "@tablee/domain/consent/wordings";
import type { Channel } from "@tablee/domain/notice/vocabulary";
import type { NoticeMatter } from "./matter.ts";

/** Why a notice is not sent to who has not agreed to it; undefined where they have, or where it is part of the service. */
export function unconsented({ consents = {} }: NoticeMatter, channel: Channel): string | undefined {
  return channel === "push" && !namesService(consents.push) ? "no-consent" : undefined;
}
