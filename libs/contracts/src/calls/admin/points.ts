import { AccountIdText, InstantText, OrderIdText, Uuid } from "@tablee/domain/kernel/schemas";
import { DisputedLine } from "@tablee/domain/points/vocabulary";
import { z } from "zod";
import { defineCall } from "../../call.ts";
import { Done, LocalInstant } from "../../schemas.ts";
import { Reason } from "../../typed-texts.ts";

const base = "/api/admin/points";
const who = ["support", "finance"] as const;

export const pointsDisputes = defineCall("GET", `${base}/disputes`, {
  who,
  own: true,
  summary: "Disputes of points that wait for an answer, the oldest first.",
  input: z.strictObject({}),
  output: z.strictObject({
    disputes: z.array(
      z.strictObject({
        disputeId: Uuid,
        accountId: AccountIdText,
        name: z.string(),
        line: DisputedLine,
        /** The box of the line; null where it is about none. */
        orderId: OrderIdText.nullable(),
        /** The customer's words; empty once they can no longer be read. */
        message: z.string(),
        at: LocalInstant,
      }),
    ),
    /** The points that an answer may add, or take off, at most. */
    maxPoints: z.int(),
    asOf: InstantText,
  }),
  reads: ["tasks", "accounts"],
});

export const answerPointsDispute = defineCall("POST", `${base}/answer_dispute`, {
  who,
  own: true,
  summary: "Answers a dispute: the reason is mailed to the customer. Points are added, or taken off where negative; none changes nothing.",
  input: z.strictObject({ accountId: AccountIdText, disputeId: Uuid, points: z.int(), reason: Reason }),
  output: Done,
  refusals: [
    "dispute-not-found",
    "dispute-answered",
    "adjustment-too-large",
    "allowance-used-up",
    "not-enough-points",
    "subscription-closed",
  ],
  writes: ["points"],
});
