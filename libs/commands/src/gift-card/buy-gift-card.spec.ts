import { handleGatewayWebhook } from "@tablee/commands/billing/handle-gateway-webhook";
import { resumeBilling } from "@tablee/commands/billing/resume-billing";
import { buyGiftCard, settleOrEndGiftCard } from "@tablee/commands/gift-card/buy-gift-card";
import { endGiftCard } from "@tablee/commands/gift-card/end-gift-card";
import type { Steps } from "@tablee/commands/steps";
import { isIssued } from "@tablee/domain/gift-card/state";
import { addHours, addMinutes } from "@tablee/domain/kernel/time";
import { giftCardPurposeOf, paymentIdOf } from "@tablee/domain/payment/purpose";
import { World } from "@tablee/simulation/world";
import { appended, appendedAfterDeaths } from "@tablee/testing/fixtures/appended-events";
import { signedUpAt as at } from "@tablee/testing/fixtures/constants";
import { buying, byVisitor, cardIn, giftCardId, giftDetails, starting } from "@tablee/testing/fixtures/gift-cards";

const paymentId = paymentIdOf(giftCardPurposeOf(giftCardId));
const types = (events: readonly (readonly [string, string, unknown])[]) => events.map(([, type]) => type);

async function started(mood: World["gateway"]["mood"] = "captured"): Promise<World> {
  const world = new World();
  world.gateway.mood = mood;
  await appended(world, starting(at));
  return world;
}

/** Runs a request; returns its answer and the types of what it appended. */
async function tried(world: World, work = buying(at)) {
  let answer: unknown;
  const events = await appended(world, async (steps) => {
    answer = await work(steps);
  });
  return { answer, types: types(events) };
}

const paid = { result: "paid", cents: 15_000, issuedAt: at };
const wholeLife = ["GiftCardRequested", "PaymentAttempted", "PaymentCaptured", "GiftCardIssued"];

describe("the purchase of a gift card", () => {
  it("charges the card, then issues the code; a repetition does nothing more", async () => {
    const world = await started();
    expect(await tried(world)).toEqual({ answer: paid, types: wholeLife });
    expect(await tried(world)).toEqual({ answer: paid, types: [] });
    expect(world.gateway.netCents).toBe(15_000);
  });

  it("is paid and issued once, whichever step its process dies before", async () => {
    const all = await appendedAfterDeaths(started, async (steps) => {
      await buying(at)(steps);
      // A different process settles it once it becomes due: the first may still wait for its answer.
      await settleOrEndGiftCard(steps, { giftCardId }, byVisitor("due", addHours(at, 1)));
    });
    for (const events of all) {
      const known = types(events).map((type) => (type === "PaymentResolved" ? "PaymentCaptured" : type));
      expect(known).toEqual(wholeLife);
    }
  });

  it("is declined, and can be paid by a second attempt", async () => {
    const world = await started("declined");
    const declined = { result: "declined", code: "declined" };
    const failed = ["GiftCardRequested", "PaymentAttempted", "PaymentDeclined", "GiftCardPaymentFailed"];
    expect(await tried(world)).toEqual({ answer: declined, types: failed });
    expect(await tried(world)).toEqual({ answer: declined, types: [] });
    world.gateway.mood = "captured";
    expect(await tried(world, buying(at, {}, "buy again"))).toEqual({ answer: paid, types: wholeLife });
    expect(world.gateway.netCents).toBe(15_000);
  });

  it("does not ask again for a card that was declined for good, and takes another", async () => {
    const world = await started("hard");
    await tried(world);
    const charges = world.gateway.charges.size;
    expect(await tried(world, buying(at, {}, "buy again"))).toEqual({ answer: { result: "declined", code: "declined" }, types: [] });
    expect(world.gateway.charges.size).toBe(charges);
    world.gateway.mood = "captured";
    const other = (steps: Steps) =>
      buyGiftCard(steps, { giftCardId, details: giftDetails, methodToken: "tok_other" }, byVisitor("another card", at));
    expect(await tried(world, other)).toEqual({ answer: paid, types: wholeLife });
  });

  it("fails where its provider gave the payment up", async () => {
    expect(await tried(await started("cancelled"))).toMatchObject({ answer: { result: "declined", code: "cancelled" } });
  });

  it("whose answer was lost is asked about at once, and settled", async () => {
    const world = await started("captured-unheard");
    expect(await tried(world)).toMatchObject({ answer: { result: "paid" } });
    expect(world.gateway.netCents).toBe(15_000);
  });

  it("that stays undecided is settled when it becomes due", async () => {
    const world = await started("lost-on-the-way");
    expect(await tried(world)).toMatchObject({ answer: { result: "undecided" } });
    world.gateway.mood = "captured";
    const due = await tried(world, (steps) => settleOrEndGiftCard(steps, { giftCardId }, byVisitor("due", addMinutes(at, 5))) as never);
    expect(due.types.at(-1)).toBe("GiftCardIssued");
    expect(world.gateway.netCents).toBe(15_000);
  });

  it("is completed by a webhook, and a repeated one changes nothing", async () => {
    const world = await started("captured-unheard");
    const { steps, life } = world.process();
    // The process dies before it can ask for the answer that was lost.
    life.stepsLeft = 5;
    await buying(at)(steps).catch(() => {});
    expect(cardIn(world).status).toBe("paying");
    const [reference] = world.gateway.charges.keys();
    const hear = (name: string) => async () => {
      const process = world.process().steps;
      const news = { newsId: "evt_1", reference: reference!, paymentId, attempt: 1, outcome: "captured" } as const;
      await handleGatewayWebhook(process, { provider: "card", news }, byVisitor("webhook", at));
      await resumeBilling(process, { paymentId }, byVisitor(name, at));
    };
    expect((await tried(world, hear("policy") as never)).types).toEqual(["PaymentCaptured", "GiftCardIssued"]);
    expect((await tried(world, hear("policy again") as never)).types).toEqual([]);
    expect(world.gateway.netCents).toBe(15_000);
  });
});

describe("a purchase that is left unpaid", () => {
  const leave = (hours: number) => (world: World) =>
    tried(world, (steps) => settleOrEndGiftCard(steps, { giftCardId }, byVisitor(`left ${hours}`, addHours(at, hours))) as never);

  it("ends, once, and cannot be paid any more", async () => {
    const world = await started();
    expect((await leave(1)(world)).types).toEqual(["GiftCardEnded"]);
    expect((await leave(2)(world)).types).toEqual([]);
    await expect(tried(world)).rejects.toMatchObject({ code: "gift-card-ended" });
    expect(world.gateway.charges.size).toBe(0);
  });

  it("that failed at the bank ends with its reason; what is paid does not", async () => {
    const end = (steps: Parameters<typeof endGiftCard>[0]) =>
      endGiftCard(steps, { giftCardId, code: "authentication_failed" }, byVisitor("fail", at));
    const world = await started();
    expect(await appended(world, end)).toMatchObject([[{}, "GiftCardEnded", { because: "failed", code: "authentication_failed" }]]);
    expect(await appended(world, end)).toEqual([]);
    const bought = await started();
    await tried(bought);
    await expect(appended(bought, end)).rejects.toMatchObject({ code: "already-paid" });
    expect(isIssued(cardIn(bought))).toBe(true);
  });
});
