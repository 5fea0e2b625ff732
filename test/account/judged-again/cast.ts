import { randomUUID } from "node:crypto";
import { hashPassword } from "@tablee/access/sign-in/password-hash";
import { changeEmailForCustomer } from "@tablee/contracts/calls/admin/accounts";
import { verifyEmail } from "@tablee/contracts/calls/email-verification";
import { resetPassword } from "@tablee/contracts/calls/passwords";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accountIdOf, newcomer, newVisitor, passwordOfPeople, staffMember } from "../../stage/people.ts";
import { linkIn, signInWith } from "../../stage/social.ts";
import type { Stage } from "../../stage/stage.ts";

export const [google, reason, after] = ["google_oauth2", "asked by phone", "neuf lacs encore gelés"] as const;

/** A way to sign in, or an act that changes one. The test holds it after its checks and before its effect. */
export interface Way {
  /** The method of the API that has the effect, as its object and its name. The test holds the call of it. */
  readonly held: readonly [owner: object, method: string];
  begin(): Promise<unknown>;
  /** Makes the checked grounds no longer hold. */
  takeAway(): Promise<unknown>;
  /** Returns the rows that the way leaves in the vault if it has its effect. */
  left(): Promise<readonly unknown[]>;
}

export type Cases = Readonly<Record<string, () => Promise<Way>>>;
export type Cast = Awaited<ReturnType<typeof castOf>>;
export type Customer = Awaited<ReturnType<Cast["customer"]>>;

interface Owned {
  readonly accountId: AccountId;
}

/** The people of a stage, and the acts that make the checked grounds of one of them no longer hold. */
export async function castOf(stage: Stage) {
  const { access, pool } = stage.running.api;
  const admin = await staffMember(stage.url, "admin@tablee.example");

  const rowsOf = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows;
  const visitor = async () => {
    const person = newVisitor(stage.url);
    await person.refresh();
    return person;
  };

  /** A customer whose address is verified. */
  async function customer() {
    const person = await newcomer(stage.url);
    const accountId = await accountIdOf(person);
    await person.call(verifyEmail, { code: await codeOf({ accountId }) });
    const identity = { email: person.email, firstName: "Camille", lastName: "Roy" };
    const hashes = async () =>
      (await rowsOf("SELECT session_hash FROM vault.session WHERE subject_id = $1", accountId)).map((row) => row.session_hash);
    const before = await hashes();
    return {
      ...person,
      accountId,
      identity,
      password: { email: person.email, password: passwordOfPeople },
      newSessions: async () => (await hashes()).filter((hash) => !before.includes(hash)),
      providers: () => access.identities.ofAccount(accountId),
      passwordHash: async () => (await access.credentials.ofAccount(accountId))?.passwordHash,
    };
  }

  async function withGoogle() {
    const person = await customer();
    await linkIn(person, google, person.identity);
    return person;
  }

  async function member() {
    const [staffId, email] = [randomUUID(), `${randomUUID()}@tablee.example`];
    await access.staff.enrol({ staffId, email, name: "Noor Haddad", role: "support", passwordHash: await hashPassword(passwordOfPeople) });
    const sessions = () => rowsOf("SELECT 1 FROM vault.session WHERE subject_id = $1 AND kind = 'staff'", staffId);
    return { staffId, email, sessions, credentials: { email, password: passwordOfPeople } };
  }

  async function signedInMember() {
    const known = await member();
    return { ...known, ...(await staffMember(stage.url, known.email)) };
  }

  /** A visitor whom a provider has identified, and whose address is a customer's. */
  async function waiting(person: { readonly identity: { readonly email: string } }) {
    const visit = newVisitor(stage.url);
    expect(await signInWith(visit, google, person.identity)).toMatchObject({ status: "verification_required" });
    return visit;
  }

  async function reset({ accountId }: Owned) {
    const resetId = randomUUID();
    await access.passwordResets.issue(accountId, resetId);
    const token = access.passwordResets.tokenOf(resetId);
    await (await visitor()).call(resetPassword, { token, password: after, confirmation: after });
  }

  async function codeOf({ accountId }: Owned): Promise<string> {
    const codeId = randomUUID();
    await access.emailCodes.issue(accountId, codeId);
    return access.emailCodes.codeOf(codeId);
  }

  const moveAddress = ({ accountId }: Owned) =>
    admin.call(changeEmailForCustomer, { accountId, email: `moved.${randomUUID()}@example.com`, reason });

  const useNewLink = async (staffId: string) => {
    const { token } = await access.staffLinks.issue(staffId);
    await access.staffLinks.use(token, await hashPassword(after), 0);
  };

  return {
    stage,
    access,
    pool,
    admin,
    rowsOf,
    visitor,
    customer,
    withGoogle,
    member,
    signedInMember,
    waiting,
    reset,
    codeOf,
    moveAddress,
    useNewLink,
  };
}
