import { visitingWriterOf } from "@tablee/domain/inquiry/vocabulary";
import { idFrom } from "@tablee/domain/kernel/ids";
import { accountId } from "@tablee/domain/testing/examples";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { answerInquiry } from "./answer-inquiry.ts";
import { forgetWriter } from "./forget-writer.ts";
import { sendInquiry } from "./send-inquiry.ts";

const inquiryId = idFrom("inquiry of a spec");
const writerId = visitingWriterOf(inquiryId);
const received = "2024-02-06T15:00:00.000Z";
const writer = { name: "Camille Roy", email: "camille@example.com" };

/** A household, and a message that arrived in February 2024, from a visitor or from its account. */
async function withMessage(from?: typeof accountId): Promise<Household> {
  const household = await begin();
  await household.act((steps, context) => {
    const sent = { inquiryId, accountId: from, topic: "food", language: "fr", writer, message: "Bonjour" } as const;
    return sendInquiry(steps, sent, { ...context, at: received });
  });
  return household;
}

const forget = (household: Household, because: "term" | "staff", at: string, dies?: number) =>
  household.act((steps, context) => forgetWriter(steps, { inquiryId, because }, { ...context, at }), dies);
const types = ({ world }: Household) => world.log.events.filter(({ stream }) => stream === `inquiry-${inquiryId}`).map(({ type }) => type);

describe("the writer of a visitor's message", () => {
  it("is forgotten at the end of its term, and not before", async () => {
    const household = await withMessage();
    await forget(household, "term", "2026-02-06T14:59:59.999Z");
    expect([types(household).length, household.world.visitors.size]).toEqual([1, 1]);
    await forget(household, "term", "2026-02-06T15:00:00.000Z");
    expect([types(household).at(-1), household.world.visitors.size]).toEqual(["InquiryWriterForgotten", 0]);
  });

  it("is kept for a new term by an answer since the wake-up", async () => {
    const household = await withMessage();
    await household.act((steps, context) => answerInquiry(steps, { inquiryId }, { ...context, at: "2026-02-05T15:00:00.000Z" }));
    await forget(household, "term", "2026-02-06T15:00:00.000Z");
    expect(household.world.visitors.has(writerId)).toBe(true);
  });

  it("is forgotten by staff at any time, once", async () => {
    const household = await withMessage();
    await forget(household, "staff", received);
    await forget(household, "staff", received);
    expect(types(household)).toEqual(["InquiryReceived", "InquiryWriterForgotten"]);
  });

  it("stays due where a process dies between the key and the event", async () => {
    const household = await withMessage();
    await forget(household, "staff", received, 1);
    expect([types(household).length, household.world.visitors.size]).toEqual([1, 0]);
    await forget(household, "staff", received);
    expect(types(household).at(-1)).toBe("InquiryWriterForgotten");
  });

  it("with an account is forgotten by the account's erasure alone", async () => {
    const household = await withMessage(accountId);
    await forget(household, "staff", received);
    expect([household.refused.get("inquiry-of-client"), types(household)]).toEqual([1, ["InquiryReceived"]]);
  });

  it("of no message is not forgotten", async () => {
    const household = await begin();
    await forget(household, "staff", received);
    expect(household.refused.get("inquiry-not-found")).toBe(1);
  });
});
