import type { EmbeddedOutbox } from "../messages/embedded-outbox.ts";
import { TransientFailure } from "../port-failure.ts";
import type { PushService } from "./push-service.ts";

/**
 * A service that keeps its messages beside the mails and text messages, under their account and without tokens. A token that contains
 * `unregistered` no longer reaches a device; while one contains `unreachable` the service is unavailable.
 */
export const embeddedPush = (outbox: EmbeddedOutbox): PushService => ({
  async deliver({ messageId, kind, accountId, tokens, title, text, url, at }) {
    if (tokens.some((token) => token.includes("unreachable"))) throw new TransientFailure("push-unreachable", "the push service is away");
    const gone = tokens.filter((token) => token.includes("unregistered"));
    if (gone.length < tokens.length)
      await outbox.keep({ messageId, accountId, channel: "push", kind, to: accountId, subject: title, text: `${text} ${url}`, at });
    return { gone };
  },
});
