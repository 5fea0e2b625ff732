import { refuse } from "@tablee/domain/kernel/errors";
import { inquiries } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";

/**
 * Closes a message to the team as answered: the reason of the actor is the note, sealed with the writer's key.
 * @throws Refused inquiry-not-found, inquiry-answered
 */
export async function answerInquiry(
  streams: Streams,
  { inquiryId }: { readonly inquiryId: string },
  context: CommandContext,
): Promise<void> {
  const { state } = await streams.load(inquiries, inquiryId);
  if (state.status === "none") throw new Refused(refuse("inquiry-not-found"));
  await streams.handle(inquiries, inquiryId, { type: "AnswerInquiry", at: context.at }, { ...context, subject: state.writerId });
}
