import { scheduledBy } from "@tablee/commands/context";
import { expireCredit } from "@tablee/commands/credit/expire-credit";
import type { Steps } from "@tablee/commands/steps";
import { idFrom } from "@tablee/domain/kernel/ids";
import { addDays, addMs } from "@tablee/domain/kernel/time";
import { accountId } from "@tablee/domain/testing/examples";
import { appended } from "@tablee/testing/fixtures/appended-events";
import type { Household } from "@tablee/testing/fixtures/household";
import { give, untilBilled } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { creditStream } from "@tablee/testing/fixtures/stream-names";

/** The schedule wakes for an account's credit at an instant. */
const expire = (at: string) => (steps: Steps) => expireCredit(steps, { accountId }, scheduledBy("credit-expiry", [at], at, accountId));

const inDays = ({ now }: Household, days: number) => `${addDays(now.slice(0, 10), days)}${now.slice(10)}`;

describe("credit that expires", () => {
  it("leaves the balance at its hour, once, and other credit stays", async () => {
    const household = await begin();
    const [soon, later] = [inDays(household, 5), inDays(household, 9)];
    await give(household, "promotional", 500, soon);
    await give(household, "promotional", 700, later);
    await give(household, "purchased", 900);
    expect(await appended(household.world, expire(addMs(soon, -1)))).toEqual([]);
    const data = { grantId: idFrom("grant", "promotional", 500), cents: 500, expiredAt: soon };
    expect(await appended(household.world, expire(soon))).toEqual([[creditStream, "CreditExpired", data]]);
    expect(await appended(household.world, expire(soon))).toEqual([]);
    expect(await appended(household.world, expire(addMs(soon, 1)))).toEqual([]);
  });

  it("leaves with what a box has not taken of it", async () => {
    const household = await begin();
    const end = inDays(household, 30);
    await give(household, "promotional", 10_000, end);
    await untilBilled(household, 1);
    expect(await appended(household.world, expire(end))).toMatchObject([[creditStream, "CreditExpired", { cents: 10_000 - 7169 }]]);
  });
});
