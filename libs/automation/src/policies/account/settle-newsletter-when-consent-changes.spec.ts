import { openAccount } from "@tablee/commands/account/open-account";
import { changeEmail } from "@tablee/commands/account/sign-in/change-email";
import { agree } from "@tablee/commands/consent/agree";
import { accountId as accountIdOf, idFrom } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { accountId, person } from "@tablee/domain/testing/examples";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";

const answer = async (household: Household, wordings: readonly string[], withdrawn: readonly "newsletter"[] = []) => {
  await household.act((steps, context) => agree(steps, { accountId, wordings, withdrawn, language: "fr", source: "settings" }, context));
  await household.follow();
};
const readers = ({ world }: Household) => [...world.readers.keys()];

describe("the newsletter's provider", () => {
  it("writes to an account once it agrees, and no longer once that is taken back", async () => {
    const household = await begin({ notices: true });
    expect(readers(household)).toEqual([]);
    await answer(household, ["newsletter-1"]);
    expect(readers(household)).toHaveLength(1);
    await answer(household, [], ["newsletter"]);
    expect(readers(household)).toEqual([]);
  });

  it("learns nothing of other answers", async () => {
    const household = await begin({ notices: true });
    await answer(household, ["email-1", "sms-1"]);
    expect(readers(household)).toEqual([]);
  });

  it.each(["footer", "the provider's own"])(
    "keeps an address that was never verified and that the form %j brought, when the account takes its consent back or moves on",
    async (form) => {
      const household = await begin({ notices: true });
      const { world } = household;
      world.readers.set(person.email, new Set([form]));
      await answer(household, ["newsletter-1"]);
      await answer(household, [], ["newsletter"]);
      expect(readers(household)).toEqual([person.email]);
      await household.act((steps, context) => changeEmail(steps, { accountId, email: "nouvelle@example.com" }, context));
      await household.follow();
      expect(readers(household)).toEqual([person.email]);
    },
  );

  it("loses no reader to an account that never agreed", async () => {
    const household = await begin({ notices: true });
    household.world.readers.set(person.email, new Set(["footer"]));
    await household.act((steps, context) => changeEmail(steps, { accountId, email: "nouvelle@example.com" }, context));
    await household.follow();
    expect(readers(household)).toEqual([person.email]);
  });

  it("loses no reader to an account that took the address after it had taken its consent back", async () => {
    const household = await begin({ notices: true });
    await answer(household, ["newsletter-1"]);
    await answer(household, [], ["newsletter"]);
    const email = "inconnue@example.com";
    household.world.readers.set(email, new Set(["footer"]));
    household.now = addMinutes(household.now, 1);
    await household.act((steps, context) => changeEmail(steps, { accountId, email }, context));
    await household.follow();
    expect(readers(household)).toEqual([email]);
  });

  it("keeps an address that another account took and agreed with, whatever the account that had it before does later", async () => {
    const household = await begin({ notices: true });
    await answer(household, ["newsletter-1"]);
    await household.act((steps, context) => changeEmail(steps, { accountId, email: "nouvelle@example.com" }, context));
    await household.follow();
    const other = accountIdOf(idFrom("account", "of the address's next owner"));
    const opening = { accountId: other, person, language: "fr", agreed: ["newsletter-1"] } as const;
    await household.act((steps, context) => openAccount(steps, opening, context));
    await household.follow();
    await answer(household, [], ["newsletter"]);
    expect(readers(household)).toEqual([person.email]);
    const withdrawal = { accountId: other, wordings: [], withdrawn: ["newsletter"], language: "fr", source: "settings" } as const;
    await household.act((steps, context) => agree(steps, withdrawal, context));
    await household.follow();
    expect(readers(household)).toEqual([]);
  });

  it("follows the account to another address", async () => {
    const household = await begin({ notices: true });
    await answer(household, ["newsletter-1"]);
    const email = "nouvelle@example.com";
    await household.act((steps, context) => changeEmail(steps, { accountId, email }, context));
    await household.follow();
    expect(readers(household)).toEqual([email]);
  });
});
