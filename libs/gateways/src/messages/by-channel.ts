import type { MessageChannel } from "@tablee/domain/notice/vocabulary";
import type { MessageCarrier } from "./message-carrier.ts";

/** A carrier that has one for each channel. */
export const byChannel = (carriers: Readonly<Record<MessageChannel, MessageCarrier>>): MessageCarrier => ({
  deliver: (message) => carriers[message.channel].deliver(message),
  async forget(recipients) {
    for (const carrier of new Set(Object.values(carriers))) await carrier.forget(recipients);
  },
});
