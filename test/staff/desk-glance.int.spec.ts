import { closeForCustomer, pauseForCustomer } from "@tablee/contracts/calls/admin/accounts";
import { accountGlance } from "@tablee/contracts/calls/support";
import { MASK } from "@tablee/contracts/sees";
import { accountId } from "@tablee/domain/kernel/ids";
import { accountIdOf, boxesOf, eventually, readyToPay, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });
const support = await staffMember(stage.url, "soutien@tablee.example");

describe("an account at a glance", () => {
  it("says the subscription, the next box and what it costs, money, points and consent", async () => {
    const person = await stage.household();
    const id = await accountIdOf(person);
    const [first] = await boxesOf(person);
    const glance = await support.call(accountGlance, { accountId: id });
    expect(glance).toMatchObject({
      subscription: { status: "active", because: null, plan: { recipes: 3 }, window: "17-22" },
      nextBox: {
        orderId: first!.orderId,
        status: "billed",
        deliveryDate: first!.deliveryDate,
        isOpen: true,
        chargeCents: first!.price.chargeCents,
        refundedCents: 0,
        payWith: { brand: expect.any(String), last4: expect.stringMatching(/^\d{4}$/) },
      },
      payWith: { brand: expect.any(String), last4: expect.stringMatching(/^\d{4}$/) },
      unpaid: [],
      credit: { promotionalCents: 0, purchasedCents: 0 },
      points: { available: 0 },
      tasks: [],
      referral: null,
      friends: [],
      invited: 0,
      household: "own",
    });
    expect(glance.consents).toContain("terms");
    const finance = await staffMember(stage.url, "finance@tablee.example");
    expect((await finance.call(accountGlance, { accountId: id })).payWith!.last4).toBe(MASK);
  });

  it("says why a subscription is paused or closed", async () => {
    const id = await accountIdOf(await stage.household());
    const about = { accountId: id, reason: "asked for by phone" };
    await support.call(pauseForCustomer, { ...about, because: "vacation" });
    const standing = async () => (await support.call(accountGlance, { accountId: id })).subscription;
    expect(await standing()).toMatchObject({ status: "paused", because: "vacation", resumesAt: null });
    await support.call(closeForCustomer, { ...about, because: "duplicate" });
    const closed = await eventually(standing, (found) => found?.status === "closed");
    expect(closed).toMatchObject({ because: "duplicate" });
  });

  it("knows an account that has not paid yet, and none that does not exist", async () => {
    const person = await readyToPay(stage.url);
    const glance = await support.call(accountGlance, { accountId: await accountIdOf(person) });
    expect(glance).toMatchObject({ subscription: null, nextBox: null, payWith: null, household: "own" });
    const unknown = accountId("00000000-0000-4000-8000-000000000000");
    await expect(support.call(accountGlance, { accountId: unknown })).rejects.toMatchObject({ body: { code: "not-found" } });
  });
});
