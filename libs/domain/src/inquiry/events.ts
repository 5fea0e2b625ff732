import { z } from "zod";
import type { ChangingEvents, EventOf } from "../kernel/log/events.ts";
import { gatewayKey } from "../kernel/log/sees.ts";
import { AccountIdText, InstantText, OrderIdText } from "../kernel/schemas.ts";
import { InquiryText, InquiryTopic, InquiryWriter, WriterForgottenBecause } from "./vocabulary.ts";

export const inquiryEvents = {
  InquiryReceived: {
    version: 1,
    changes: ["tasks"],
    says: "A visitor or a client wrote to the team by the contact form. Name, address and message are in the envelope.",
    personal: ["writer", "message"],
    data: z.strictObject({
      /** The account of the writer; of a visitor, an id that the message alone has. */
      writerId: AccountIdText,
      topic: InquiryTopic,
      /** The client's box that the message is about. */
      orderId: OrderIdText.optional(),
      language: z.enum(["en", "fr"]),
      writer: InquiryWriter,
      message: InquiryText,
      /** A keyed hash of the address, in earlier messages only: the vault alone keeps it now, and clears it with a visitor's key. */
      addressHash: gatewayKey(z.string()).optional(),
      receivedAt: InstantText,
    }),
  },
  InquiryAnswered: {
    version: 1,
    changes: ["tasks"],
    says: "Staff closed a message to the team as answered: the actor's reason is their note.",
    data: z.strictObject({ answeredAt: InstantText }),
  },
  InquiryWriterForgotten: {
    version: 1,
    changes: ["tasks"],
    says: "The writer of a message to the team was forgotten: the key to its words is destroyed, or is about to be with the writer's account.",
    data: z.strictObject({ because: WriterForgottenBecause, forgottenAt: InstantText }),
  },
} as const satisfies ChangingEvents;

export type InquiryEvent = EventOf<typeof inquiryEvents>;
