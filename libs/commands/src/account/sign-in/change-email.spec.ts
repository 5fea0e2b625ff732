import { openAccount } from "@tablee/commands/account/open-account";
import { accounts, claims } from "@tablee/commands/aggregates";
import { addMinutes } from "@tablee/domain/kernel/time";
import { accountId, otherAccountId, person } from "@tablee/domain/testing/examples";
import type { StoredEvent } from "@tablee/event-store/events";
import { transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { changeEmail } from "./change-email.ts";
import { claimEmail } from "./claim-email.ts";
import { settleEmail } from "./settle-email.ts";

const fresh = "camille.new@example.com";

/** An account that signed in with its own address, beside the fixture's household. */
async function opened(): Promise<Household> {
  const household = await begin();
  const { state } = await household.world.process().steps.load(accounts, accountId);
  if (!("person" in state)) throw new Error("no account");
  const claim = { type: "ClaimFor", kind: "email", accountId, at: household.context().at } as const;
  await household.world.process().steps.handle(claims, `email_${state.person.email}`, claim, household.context());
  return household;
}
const change = (household: Household, email = fresh, limit?: number) =>
  transcriptOf(household.world, (steps) => changeEmail(steps, { accountId, email }, household.context()), limit);
const holderOf = async ({ world }: Household, email: string) => {
  const { state } = await world.process().steps.load(claims, `email_${email}`);
  return state.status === "held" ? state.accountId : undefined;
};
const emailOf = async ({ world }: Household) => {
  const { state } = await world.process().steps.load(accounts, accountId);
  return "person" in state ? state.person.email : undefined;
};
const later = (household: Household, minutes: number) => ({ ...household.context(), at: addMinutes(household.context().at, minutes) });

describe("another address of mail", () => {
  it("is claimed before the account has it, and the old one is released after", async () => {
    const household = await opened();
    expect(await change(household)).toEqual(["Claimed", "EmailChanged", "ClaimReleased"]);
    expect(await holderOf(household, fresh)).toBe(accountId);
    expect(await holderOf(household, person.email)).toBeUndefined();
    expect(household.world.emails.get(accountId)).toBe(fresh);
  });

  it("is not taken from another account, which changes nothing", async () => {
    const household = await opened();
    const claim = { accountId: otherAccountId, email: fresh };
    await transcriptOf(household.world, (steps) =>
      openAccount(steps, { ...claim, person: { ...person, email: fresh }, language: "fr" }, household.context()),
    );
    expect(await change(household)).toEqual(["refused: email-taken"]);
    expect(await emailOf(household)).toBe(person.email);
  });

  it("that is the same in another case changes nothing", async () => {
    expect(await change(await opened(), person.email.toUpperCase())).not.toContain("EmailChanged");
  });

  it("has one account at every moment, wherever the change dies; the policy finishes what was begun", async () => {
    for (let dies = 0; ; dies++) {
      const household = await opened();
      const first = await change(household, fresh, dies);
      const isChanged = (await emailOf(household)) === fresh;
      // The account's address stays claimed at every moment.
      expect(await holderOf(household, isChanged ? fresh : person.email)).toBe(accountId);
      const event = household.world.log.events.find(({ type }: StoredEvent) => type === "EmailChanged");
      if (event) await transcriptOf(household.world, (steps) => settleEmail(steps, { accountId }, household.context()));
      else await change(household);
      expect([await emailOf(household), await holderOf(household, fresh)]).toEqual([fresh, accountId]);
      expect(await holderOf(household, person.email)).toBeUndefined();
      expect(household.world.emails.get(accountId)).toBe(fresh);
      if (!first.includes("died")) break;
      expect(dies).toBeLessThan(20);
    }
  });

  it("that was claimed by a change that died is another account’s to have after a minute, and not before", async () => {
    const household = await opened();
    await transcriptOf(household.world, (steps) => claimEmail(steps, { accountId, email: fresh }, household.context()));
    const open = (minutes: number) =>
      transcriptOf(household.world, (steps) =>
        openAccount(
          steps,
          { accountId: otherAccountId, person: { ...person, email: fresh }, language: "fr" },
          { ...later(household, minutes), commandId: crypto.randomUUID() },
        ),
      );
    expect(await open(0)).toEqual(["refused: email-taken"]);
    expect(await open(2)).toEqual(expect.arrayContaining(["ClaimReleased", "Claimed", "AccountOpened"]));
    expect(await holderOf(household, fresh)).toBe(otherAccountId);
    expect(await change(household)).toEqual(["refused: email-taken"]);
  });
});
