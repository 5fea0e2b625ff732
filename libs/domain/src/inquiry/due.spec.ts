import { accountId } from "../../testing/examples.ts";
import { idFrom } from "../kernel/ids.ts";
import { messageExpiryTimer } from "./due.ts";
import type { InquiryEvent } from "./events.ts";
import { visitingWriterOf } from "./vocabulary.ts";

const inquiryId = idFrom("a message");
const at = "2027-02-06T15:00:00.000Z";
const recorded = { stream: `inquiry-${inquiryId}`, at, actor: { kind: "system", id: "test" } as const, accountId: undefined };
const received = (writerId = visitingWriterOf(inquiryId)): InquiryEvent => ({
  type: "InquiryReceived",
  data: {
    writerId,
    topic: "food",
    language: "fr",
    writer: { name: "Camille Roy", email: "camille@example.com" },
    message: "Bonjour",
    addressHash: "hash",
    receivedAt: at,
  },
});
const answered: InquiryEvent = { type: "InquiryAnswered", data: { answeredAt: "2027-02-28T15:00:00.000Z" } };
const forgotten: InquiryEvent = { type: "InquiryWriterForgotten", data: { because: "staff", forgottenAt: at } };

function dueAfter(...events: readonly InquiryEvent[]): string | undefined {
  let state: ReturnType<typeof messageExpiryTimer.evolve>;
  for (const event of events) state = messageExpiryTimer.evolve(state, event, recorded);
  return state && messageExpiryTimer.dueOf(state, inquiryId)?.at;
}

describe("the term of a visitor's message", () => {
  it("ends 24 months after it arrived, or after it was answered", () => {
    expect(dueAfter(received())).toBe("2029-02-06T15:00:00.000Z");
    expect(dueAfter(received(), answered)).toBe("2029-02-28T15:00:00.000Z");
  });

  it("ends with its writer, once forgotten", () => {
    expect(dueAfter(received(), forgotten)).toBeUndefined();
  });

  it("is none for a client's message, which is erased with the account", () => {
    expect(dueAfter(received(accountId), answered)).toBeUndefined();
  });
});
