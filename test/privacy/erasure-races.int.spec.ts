import { setTimeout as sleep } from "node:timers/promises";
import { grantCredit } from "@tablee/contracts/calls/admin/refunds";
import { forgetMe } from "@tablee/contracts/calls/privacy";
import { signIn } from "@tablee/contracts/calls/sessions";
import { updateAccount } from "@tablee/contracts/calls/settings-account";
import { revealAccount } from "@tablee/contracts/calls/support";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { startIdentityProviders } from "@tablee/identity-embedded/server";
import { startWorkers } from "@tablee/workers/start-workers";
import { accountIdOf, eventually, giveAddress, newVisitor, passwordOfPeople, readyToPay, staffMember } from "../stage/people.ts";
import { linkIn, signInWith } from "../stage/social.ts";
import { specStage } from "../stage/stage.ts";
import { lookForMarks } from "./pii-markers.ts";

type Person = Awaited<ReturnType<typeof readyToPay>> & { readonly accountId: AccountId };

let workers: Awaited<ReturnType<typeof startWorkers>>;
const identity = await startIdentityProviders({ port: 0 });
const stage = await specStage({
  identityUrl: identity.url,
  workers: async (config) => {
    workers = await startWorkers(config);
    return workers;
  },
});
const admin = await staffMember(stage.url, "admin@tablee.example");
beforeEach(() => stage.running.api.pool.query("DELETE FROM vault.rate_limit"));
afterAll(() => identity.stop());

const marked = () => `mark${Math.random().toString(36).slice(2, 12)}`;
const elsewhere = () =>
  ({ line: `55, rue ${marked()}`, unit: marked(), city: "Laval", province: "QC", postalCode: "H7N 1A1", phone: "450 555-0134" }) as const;

/** The events that may hit an account at the moment in which its person is forgotten. */
const races: Readonly<Record<string, (person: Person, mark: string) => Promise<unknown>>> = {
  "a sign-in": async ({ email }) => {
    const visitor = newVisitor(stage.url);
    await visitor.refresh();
    return visitor.call(signIn, { email, password: passwordOfPeople });
  },
  "another address in the sign-up": (person, mark) => giveAddress(person, { ...elsewhere(), line: `12, rue ${mark}` }),
  "another name": ({ call }, mark) => call(updateAccount, { lastName: mark }),
  "the payment of the first box": ({ complete }) => complete("tok_visa"),
  "a provider that is linked": (person, mark) => linkIn(person, "google_oauth2", { email: `${mark}@ailleurs.example`, firstName: mark }),
  "a look of staff": ({ accountId }, mark) => admin.call(revealAccount, { accountId, reason: `${mark} called` }),
  "a credit that staff give": ({ accountId }) => admin.call(grantCredit, { accountId, cents: cents(500), reason: "late box" }),
};

const refusedOrNot = (asking: Promise<unknown>): Promise<string> =>
  asking.then(
    () => "done",
    (error: { body?: { code?: string }; status?: number }) => error.body?.code ?? String(error.status ?? error),
  );

const isForgotten = async (accountId: AccountId): Promise<boolean> =>
  (await stage.running.api.pool.query("SELECT 1 FROM read.accounts WHERE key = $1 AND status = 'forgotten'", [accountId])).rowCount === 1;

/** The credentials of an account that are left in the vault, and whether its person's key is gone. */
async function leftOf(accountId: AccountId): Promise<readonly string[]> {
  const { rows } = await stage.running.api.pool.query<{ left: string }>(
    `SELECT 'session' AS left FROM vault.session WHERE subject_id = $1 UNION ALL SELECT 'credential' FROM vault.credential WHERE account_id = $1
     UNION ALL SELECT 'identity' FROM vault.identity WHERE account_id = $1
     UNION ALL SELECT 'key' FROM vault.person_key WHERE person_id = $1 AND wrapped IS NOT NULL`,
    [accountId],
  );
  return rows.map(({ left }) => left);
}

describe("a person who is forgotten while something else happens to the account", () => {
  it.each(Object.keys(races))(
    "leaves neither a mark nor a way in, or is not forgotten: %s",
    async (name) => {
      for (let round = 0; round < 4; round++) {
        const mark = marked();
        const ready = await readyToPay(stage.url);
        const person = { ...ready, accountId: await accountIdOf(ready) };
        const later = (round % 2) * 25;
        const [forgotten, other] = await Promise.all([
          sleep(round < 2 ? later : 0).then(() => refusedOrNot(person.call(forgetMe, { confirmed: true }))),
          sleep(round < 2 ? 0 : later).then(() => refusedOrNot(races[name]!(person, mark))),
        ]);
        expect(other).not.toMatch(/server-error|fetch/);
        if (forgotten !== "done") {
          expect(["erasure-subscription-open", "erasure-box-open", "conflict"]).toContain(forgotten);
          continue;
        }
        expect(await eventually(() => isForgotten(person.accountId), Boolean)).toBe(true);
        expect(await leftOf(person.accountId)).toEqual([]);
        expect((await lookForMarks(stage.running, [person.email, mark])).found).toEqual([]);
        const { rows } = await stage.running.api.pool.query("SELECT status FROM read.subscriptions WHERE account_id = $1", [
          person.accountId,
        ]);
        expect(rows.filter(({ status }) => status !== "closed")).toEqual([]);
      }
    },
    120_000,
  );
});

test("a person whose erasure waits to be carried out signs in no more, by the password or through a provider", async () => {
  const person = await readyToPay(stage.url);
  const accountId = await accountIdOf(person);
  const visitor = { email: person.email, firstName: "Camille", lastName: "Roy" };
  await linkIn(person, "google_oauth2", visitor);
  await workers.stop();
  await person.call(forgetMe, { confirmed: true });
  const again = newVisitor(stage.url);
  expect(await signInWith(again, "google_oauth2", visitor)).toEqual({ status: "authentication_error", email: null });
  expect(await refusedOrNot(again.call(signIn, { email: person.email, password: passwordOfPeople }))).toBe("sign-in-failed");
  expect(await leftOf(accountId)).not.toContain("session");
  await stage.restartWorkers();
  expect(await eventually(() => isForgotten(accountId), Boolean)).toBe(true);
  expect(await leftOf(accountId)).toEqual([]);
});
