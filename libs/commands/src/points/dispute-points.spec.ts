import { orderId as asOrderId, idFrom } from "@tablee/domain/kernel/ids";
import { accountId } from "@tablee/domain/testing/examples";
import type { Household } from "@tablee/testing/fixtures/household";
import { earn } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { checkBooks } from "@tablee/testing/model/rows";
import { answerPointsDispute, disputePoints } from "./dispute-points.ts";

/** The earlier box whose points `earn` gives. */
const subject = asOrderId(idFrom("earlier box"));

/** A household with a dispute of the points of an earlier box; its notices are sent. */
async function disputed(): Promise<{ household: Household; disputeId: string }> {
  const household = await begin({ notices: true });
  await household.follow();
  await earn(household, 600);
  await household.act((steps, context) => disputePoints(steps, { accountId, subject, message: "40 are missing." }, context));
  const [disputeId] = household.points.disputes.keys();
  return { household, disputeId: disputeId! };
}

const answer = ({ household, disputeId }: Awaited<ReturnType<typeof disputed>>, points: number, dies?: number) =>
  household.act((steps, context) => {
    const actor = { kind: "staff", id: "staff-1", onBehalfOf: accountId, reason: "We had lost your additions." } as const;
    return answerPointsDispute(steps, { accountId, disputeId, points }, { ...context, actor });
  }, dies);

const mails = ({ world }: Household) => [...world.messages.values()].filter(({ kind }) => kind === "points-answered");

describe("a dispute of points", () => {
  it("is answered once, by a mail with the words and the points of the answer", async () => {
    const begun = await disputed();
    const { household } = begun;
    expect(mails(household)).toEqual([]);
    for (const points of [40, 40]) await answer(begun, points);
    await household.follow();
    expect([household.points.available, household.refused.get("dispute-answered")]).toEqual([640, 1]);
    expect(mails(household)).toHaveLength(1);
    expect(mails(household)[0]!.text).toMatch(/40 points/);
    expect(mails(household)[0]!.text).toContain("We had lost your additions.");
    checkBooks(household.world);
  });

  it("that is explained changes no points, and is answered by a mail as well", async () => {
    const begun = await disputed();
    await answer(begun, 0);
    await begun.household.follow();
    expect([begun.household.points.available, mails(begun.household).length]).toEqual([600, 1]);
  });

  it.each([0, 1, 2])("is answered in one mail, whichever step the mailing process dies before: %i", async (dies) => {
    const begun = await disputed();
    await answer(begun, 40);
    await begun.household.follow(dies);
    await begun.household.follow();
    expect([mails(begun.household).length, begun.household.points.available]).toEqual([1, 640]);
  });
});
