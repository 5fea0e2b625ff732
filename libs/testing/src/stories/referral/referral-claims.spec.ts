import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { orders, referrals } from "@tablee/commands/aggregates";
import { settleReferral } from "@tablee/commands/referral/settle-referral";
import { accountId, idFrom } from "@tablee/domain/kernel/ids";
import { referralPolicies } from "@tablee/domain/referral/policy";
import { accountId as referrerId } from "@tablee/domain/testing/examples";
import { World } from "@tablee/simulation/world";
import { contextOf } from "../../fixtures/competing-claims.ts";
import { deliveries } from "../../fixtures/constants.ts";
import { boxOf, elsewhere, referrer } from "./referrer.ts";

/** The events of newcomers' claims, without the referrer's own. */
const offersIn = ({ log }: World) =>
  log.events.filter(({ stream, data }) => stream.startsWith("claim-offer_") && (data as { accountId: string }).accountId !== referrerId);

describe("the newcomer's claims of a referral", () => {
  it("go to one of two friends with one card whose boxes are delivered together, however their steps fall", async () => {
    const { household, steps, soon, friendBy } = await referrer();
    const friends = [
      await friendBy("one", elsewhere("4"), { token: "tok_both-shared", at: deliveries[1]!, withCode: false }),
      await friendBy("other", elsewhere("5"), { token: "tok_both-shared", at: deliveries[2]!, withCode: false }),
    ];
    for (const friend of friends)
      await steps.handle(orders, boxOf(friend), { type: "RecordDelivered", at: soon() }, contextOf(friend, soon(), "delivered"));
    const credited = new Set<string>();
    for (let turn = 0; turn < 60; turn++) {
      const world = new World(household.world.log.fork());
      const works = friends.map((friend) => {
        const own = world.process().steps;
        return () => settleReferral(own, { orderId: boxOf(friend) }, contextOf(friend, household.now, "settle"));
      });
      let step = 0;
      const results = await world.turns.together(works, (n) => (step++ < turn ? 0 : 1) % n);
      expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
      const { state } = await world.process().steps.load(referrals, referrerId);
      const outcomes = friends.map((friend) => state.friends.get(friend)!);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["credited", "refused"]);
      expect(outcomes).toContainEqual(expect.objectContaining({ because: "known-card" }));
      // The other friend's household is not kept for a credit that it did not bring.
      const types = offersIn(world).map(({ type }) => type);
      const count = (name: string) => types.filter((type) => type === name).length;
      expect([count("Claimed") - count("ClaimReleased"), count("ClaimShared")]).toEqual([2, 0]);
      credited.add(friends.find((friend) => state.friends.get(friend)!.status === "credited")!);
    }
    expect(credited).toEqual(new Set(friends));
  });

  it("are taken by the first paid delivery, and left alone by later ones with another card", async () => {
    const { household, steps, soon, friendBy, deliver, referred } = await referrer();
    const friend = await friendBy("marie", elsewhere("1"), { withCode: false });
    await deliver(friend);
    expect(await referred(friend)).toMatchObject({ status: "credited" });
    const kept = offersIn(household.world);
    expect(kept).toHaveLength(2);
    await givePaymentMethod(steps, { accountId: friend, methodToken: "tok_another" }, contextOf(friend, soon(), "card"));
    await deliver(friend, 1);
    expect((await steps.load(orders, boxOf(friend, 1))).state.status).toBe("delivered");
    expect(offersIn(household.world)).toEqual(kept);
  });

  it("are not taken by a friend whose referrer had all credits of the year", async () => {
    const { household, steps, soon, friendBy, deliver, referred } = await referrer();
    const { maxPerYear } = referralPolicies[0]!;
    for (let n = 0; n < maxPerYear; n++) {
      const friendId = accountId(idFrom("earlier friend", n));
      const context = (what: string) => contextOf(friendId, soon(), what);
      await steps.handle(referrals, referrerId, { type: "RecordSignUp", friendId, at: soon() }, context("sign-up"));
      const delivered = { friendId, orderId: boxOf(friendId), grantId: idFrom("grant", n), at: soon() };
      await steps.handle(referrals, referrerId, { type: "RecordFirstDelivery", ...delivered }, context("delivery"));
    }
    const friend = await friendBy("eleventh", elsewhere("2"), { withCode: false });
    await deliver(friend);
    expect(await referred(friend)).toMatchObject({ because: "yearly-limit" });
    expect(offersIn(household.world)).toEqual([]);
  });
});
