import { giveAddress as giveAddressAt } from "@tablee/commands/account/address/give-address";
import { allowSharedHousehold } from "@tablee/contracts/calls/admin/accounts";
import { createClient as register, savePlan } from "@tablee/contracts/calls/signup";
import { accountGlance, accountHistory } from "@tablee/contracts/calls/support";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { accountIdOf, eventually, giveAddress, newVisitor, passwordOfPeople, staffMember } from "../stage/people.ts";
import { STAGE_NOW, specStage } from "../stage/stage.ts";

const stage = await specStage();
const support = await staffMember(stage.url, "soutien@tablee.example");

const plan = { type: "ready-to-cook", persons: 2, recipes: 3 } as const;
const home = (unit: string) =>
  ({ line: "77, rue des Trois Sœurs", unit, city: "Laval", province: "QC", postalCode: "H7N 1A1", phone: "+15145550177" }) as const;
let number = 0;

/** A person who has registered and chosen a plan. */
async function newcomer() {
  const person = newVisitor(stage.url);
  await person.refresh();
  await person.call(savePlan, { plan, diets: ["meat-and-fish"], allergens: [], dislikes: [] });
  const email = `rosalie.${++number}.${Math.random().toString(36).slice(2, 8)}@example.com`;
  await person.call(register, { firstName: "Rosalie", lastName: "Gagnon", email, password: passwordOfPeople });
  await person.refresh();
  return { ...person, accountId: await accountIdOf(person) };
}
const householdOf = async (id: AccountId) => (await support.call(accountGlance, { accountId: id })).household;
const taken = { body: { code: "household-taken" } };

/** Over HTTP; who has a household, and who shares it, is proved in memory. */
describe("a second account in a household", () => {
  it("is refused until support allows it with a reason, which the history keeps", async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    await giveAddress(one, home("1"));
    const spellings = [{}, { unit: "App. 1" }, { unit: "no 01" }, { unit: "１\u200b" }, { line: "77 r. des Trois Soeurs", unit: "#1" }];
    for (const spelt of spellings) await expect(giveAddress(other, { ...home("1"), ...spelt })).rejects.toMatchObject(taken);
    expect(await householdOf(other.accountId)).toBe("no-address");
    const reason = "two families share the house";
    await support.call(allowSharedHousehold, { accountId: other.accountId, reason });
    await giveAddress(other, home("1"));
    const entries = await eventually(
      async () => (await support.call(accountHistory, { accountId: other.accountId, limit: 500 })).entries,
      (found) => found.some(({ type }) => type === "ClaimShared"),
    );
    const allowed = entries.find(({ type }) => type === "SharedHouseholdAllowed")!;
    expect(allowed.actor).toMatchObject({ kind: "staff", role: "support", reason });
    expect([await householdOf(one.accountId), await householdOf(other.accountId)]).toEqual(["shared", "shared"]);
  });

  it("has it, as support sees, once the first one had its hour to pay", async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const at = addMinutes(STAGE_NOW, -61);
    const commandId = crypto.randomUUID();
    const actor = { kind: "client", id: one.accountId } as const;
    const context = { commandId, correlationId: commandId, actor, subject: one.accountId, at };
    await stage.commands.send(giveAddressAt, { accountId: one.accountId, address: home("6") }, context);
    expect(await householdOf(one.accountId)).toBe("own");
    await giveAddress(other, home("6"));
    expect([await householdOf(one.accountId), await householdOf(other.accountId)]).toEqual(["another", "own"]);
    await expect(giveAddress(one, home("6"))).rejects.toMatchObject(taken);
  });

  it("is allowed by support and admins alone", async () => {
    const { accountId } = await newcomer();
    const finance = await staffMember(stage.url, "finance@tablee.example");
    await expect(finance.call(allowSharedHousehold, { accountId, reason: "to see" })).rejects.toMatchObject({ status: 403 });
  });
});
