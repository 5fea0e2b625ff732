import { termsAt } from "@tablee/domain/consent/account-terms";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import { consents } from "../aggregates.ts";
import type { Streams } from "../steps.ts";

/** The terms that bind an account at an instant, and the version that is to replace them; undefined before it accepts any. */
export const termsOf = async (streams: Streams, accountId: AccountId, at: Instant): Promise<ReturnType<typeof termsAt>> =>
  termsAt((await streams.load(consents, accountId)).state, at);
