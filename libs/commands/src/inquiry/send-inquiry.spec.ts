import { visitingWriterOf } from "@tablee/domain/inquiry/vocabulary";
import { idFrom } from "@tablee/domain/kernel/ids";
import { accountId } from "@tablee/domain/testing/examples";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { answerInquiry } from "./answer-inquiry.ts";
import { sendInquiry } from "./send-inquiry.ts";
import { writerHashOf } from "./writer-hash.ts";

const inquiryId = idFrom("inquiry of a spec");
const written = {
  inquiryId,
  topic: "food",
  language: "fr",
  writer: { name: "Camille Roy", email: "Camille@Example.com" },
  message: "Y a-t-il du sésame dans la sauce?",
} as const;

const events = ({ world }: Household) => world.log.events.filter(({ stream }) => stream === `inquiry-${inquiryId}`);
const send = (household: Household, from: typeof accountId | undefined) =>
  household.act((steps, context) => sendInquiry(steps, { ...written, accountId: from }, context));

describe("a message to the team", () => {
  it("of a client is sealed with the account's key, and so is the note of the answer", async () => {
    const household = await begin();
    await send(household, accountId);
    const actor = { kind: "staff", id: "staff-1", reason: "Sent the list." } as const;
    await household.act((steps, context) => answerInquiry(steps, { inquiryId }, { ...context, actor }));
    expect(household.world.visitors.size).toBe(0);
    expect(events(household).map(({ type, metadata }) => [type, metadata.subject])).toEqual([
      ["InquiryReceived", accountId],
      ["InquiryAnswered", accountId],
    ]);
  });

  it("of a visitor has a key of its own, kept with the hash of its address in any case", async () => {
    const household = await begin();
    await send(household, undefined);
    expect(events(household)[0]!.metadata.subject).toBe(visitingWriterOf(inquiryId));
    const { steps } = household.world.process();
    const hash = writerHashOf(steps, "camille@example.com");
    expect([...household.world.visitors]).toEqual([[visitingWriterOf(inquiryId), hash]]);
    expect(hash).not.toContain("camille");
    expect(JSON.stringify(events(household).map(({ data }) => data))).not.toContain(hash);
  });

  it("that nobody sent is not answered", async () => {
    const household = await begin();
    await household.act((steps, context) => answerInquiry(steps, { inquiryId }, context));
    expect(household.refused.get("inquiry-not-found")).toBe(1);
  });
});
