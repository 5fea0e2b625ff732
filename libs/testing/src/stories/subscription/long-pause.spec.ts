import { agree } from "@tablee/commands/consent/agree";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { resumeSubscription } from "@tablee/commands/subscription/resume-subscription";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { addHours, type Instant } from "@tablee/domain/kernel/time";
import { accountId } from "@tablee/domain/testing/examples";
import { signedUpAt, subscriptionId } from "../../fixtures/constants.ts";
import type { Household } from "../../fixtures/household.ts";
import { begin } from "../../fixtures/signed-up-household.ts";

const days = (count: number): Instant => addHours(signedUpAt, 24 * count);
const mails = ({ world }: Household) => [...world.messages.values()].filter(({ kind }) => kind === "still-paused");

/** Gives or withdraws the household's consents. */
const answer = (household: Household, what: Pick<Parameters<typeof agree>[1], "wordings" | "withdrawn">): Promise<void> =>
  household.act((steps, context) => agree(steps, { accountId, language: "en", source: "settings", ...what }, context));

/** A household that pauses as soon as it has signed up. */
async function paused(agrees: boolean): Promise<Household> {
  const household = await begin({ notices: true });
  if (agrees) await answer(household, { wordings: [currentWordings.email] });
  await household.act((steps, context) => pauseSubscription(steps, { subscriptionId, reason: "vacation" }, context));
  return household;
}

describe("a long pause", () => {
  it("is written about once, after three weeks, to who agreed to it and is still paused", async () => {
    const [agreed, silent, back, undecided] = [await paused(true), await paused(false), await paused(true), await paused(true)];
    const all = [agreed, silent, back, undecided];
    for (const household of all) await household.advance(days(20));
    expect(all.map(mails)).toEqual([[], [], [], []]);
    await back.act((steps, context) => resumeSubscription(steps, { subscriptionId }, context));
    await answer(undecided, { wordings: [], withdrawn: ["email"] });
    for (const household of all) await household.advance(days(22));
    expect([silent, back, undecided].map(mails)).toEqual([[], [], []]);
    expect(mails(agreed)).toMatchObject([
      { text: expect.stringContaining("Your subscription has been paused since Wednesday, March\u00a03") },
    ]);
    await agreed.advance(days(29));
    expect(mails(agreed)).toHaveLength(1);
  });
});
