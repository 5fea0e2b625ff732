import { giftCards } from "@tablee/commands/aggregates";
import { codeHashOf } from "@tablee/commands/gift-card/gift-code";
import { issueBonus } from "@tablee/commands/gift-card/issue-bonus";
import { grantRedeemed, redeemGiftCard } from "@tablee/commands/gift-card/redeem-gift-card";
import type { Refused } from "@tablee/commands/refused";
import type { Steps } from "@tablee/commands/steps";
import { bonusIdOf } from "@tablee/domain/gift-card/buyer";
import { addHours } from "@tablee/domain/kernel/time";
import { accountId } from "@tablee/domain/testing/examples";
import { appended, appendedAfterDeaths } from "@tablee/testing/fixtures/appended-events";
import { buying, byVisitor, cardIn, codeIn, giftCardId, starting } from "@tablee/testing/fixtures/gift-cards";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";

async function withCard(amount = 15_000): Promise<Household> {
  const household = await begin();
  await appended(household.world, starting(household.now, { amount }));
  await appended(household.world, buying(household.now));
  return household;
}

const redeeming =
  ({ world, now }: Household, name = "redeem", code = codeIn(world)) =>
  (steps: Steps) =>
    redeemGiftCard(steps, { accountId, code }, byVisitor(name, now));

const granted = { kind: "purchased", source: "gift-card", cents: 15_000 };

describe("a gift card that is redeemed", () => {
  it("becomes purchased credit of the account, which never expires", async () => {
    const household = await withCard();
    expect(await appended(household.world, redeeming(household))).toMatchObject([
      [`giftcard-${giftCardId}`, "GiftCardRedeemed", { accountId, cents: 15_000 }],
      [`credit-${accountId}`, "CreditGranted", { ...granted, name: `•••• ${codeIn(household.world).slice(-4)}` }],
    ]);
    expect(household.credit.grants).toMatchObject([{ ...granted, valueCents: 15_000 }].map(({ cents: _, ...grant }) => grant));
    expect(await appended(household.world, redeeming(household))).toEqual([]);
    await expect(appended(household.world, redeeming(household, "another window"))).rejects.toMatchObject({ code: "code-used" });
  });

  it("is granted once, whichever step its process dies before", async () => {
    const households: Household[] = [];
    const first = async () => {
      const household = await withCard();
      households.push(household);
      return household.world;
    };
    const all = await appendedAfterDeaths(first, (steps) => redeeming(households.at(-1)!)(steps));
    for (const events of all) expect(events.map(([, type]) => type)).toEqual(["GiftCardRedeemed", "CreditGranted"]);
    // The policy that follows the card grants nothing twice.
    for (const household of households) {
      await household.follow();
      expect(household.credit.grants).toHaveLength(1);
    }
  });

  it("is granted by the policy where the process that redeemed it never comes back", async () => {
    const household = await withCard();
    const codeHash = codeHashOf(household.world.process().steps, codeIn(household.world));
    const alone = { type: "RedeemGiftCard", accountId, codeHash, at: household.now } as const;
    await household.act(async (steps, context) => void (await steps.handle(giftCards, giftCardId, alone, context)));
    const { steps } = household.world.process();
    for (const name of ["policy", "policy again"]) await grantRedeemed(steps, { giftCardId }, byVisitor(name, household.now));
    expect(household.credit.grants).toMatchObject([{ kind: "purchased", valueCents: 15_000 }]);
  });

  it("goes to one of two windows that race, step by step, in every order", async () => {
    for (let turn = 0; turn < 12; turn++) {
      let step = 0;
      const household = await withCard();
      const { world } = household;
      const results = await world.turns.together(
        ["one", "other"].map((name) => () => redeeming(household, name)(world.process().steps)),
        (n) => (step++ < turn ? 0 : 1) % n,
      );
      const refusals = results.flatMap((result) => (result.status === "rejected" ? [result.reason as Refused] : []));
      expect(refusals).toMatchObject([{ code: "code-used" }]);
      expect(household.credit.grants).toMatchObject([{ valueCents: 15_000 }]);
    }
  });

  it.each(["", "NOSUCHCODENOSUCH", "DEUXREPAS"])("needs a code that there is: %j", async (code) => {
    const household = await withCard();
    await expect(appended(household.world, redeeming(household, "guess", code))).rejects.toMatchObject({ code: "code-invalid" });
  });
});

describe("the bonus of a purchase", () => {
  const issuing = ({ world, now }: Household, name: string) =>
    appended(world, (steps) => issueBonus(steps, { giftCardId }, byVisitor(name, now)));

  it("is a code of its own, once, which becomes given credit until its end", async () => {
    const household = await withCard();
    const bonusId = bonusIdOf(giftCardId);
    const events = await issuing(household, "bonus");
    const expiresAt = addHours(household.now, 24 * 30);
    expect(events).toMatchObject([
      [`giftcard-${bonusId}`, "GiftCardIssued", { kind: "bonus", cents: 1_500, broughtBy: giftCardId, expiresAt }],
    ]);
    expect(await issuing(household, "bonus again")).toEqual([]);
    const code = codeIn(household.world, bonusId);
    expect((await appended(household.world, redeeming(household, "redeem", code)))[1]).toMatchObject([
      {},
      "CreditGranted",
      { kind: "promotional", source: "bonus", cents: 1_500, expiresAt },
    ]);
  });

  it("comes with no purchase below a hundred dollars", async () => {
    expect(await issuing(await withCard(9_999), "bonus")).toEqual([]);
  });

  it("is refused once it has ended", async () => {
    const household = await withCard();
    await issuing(household, "bonus");
    const code = codeIn(household.world, bonusIdOf(giftCardId));
    household.now = addHours(household.now, 24 * 30);
    await expect(appended(household.world, redeeming(household, "late", code))).rejects.toMatchObject({ code: "code-expired" });
    expect(cardIn(household.world, bonusIdOf(giftCardId)).status).toBe("issued");
  });
});
