import { skipOrder } from "@tablee/contracts/calls/account";
import { turnFlag } from "@tablee/contracts/calls/desk-flags";
import { verifyCertificate } from "@tablee/contracts/calls/desk-privacy";
import { grantCredit } from "@tablee/contracts/calls/desk-refunds";
import { resendEmailCode } from "@tablee/contracts/calls/email-verification";
import { completeSignup } from "@tablee/contracts/calls/first-order";
import { requestPasswordReset } from "@tablee/contracts/calls/passwords";
import { forgetMe, privacy } from "@tablee/contracts/calls/privacy";
import { signIn } from "@tablee/contracts/calls/sessions";
import { updateAccount } from "@tablee/contracts/calls/settings-account";
import { expireGivenBalance, updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import { createClient, deliveryOptions, saveAddress, savePlan, updateDeliverySlot } from "@tablee/contracts/calls/signup";
import { accountHistory, searchAccounts } from "@tablee/contracts/calls/support";
import type { Address } from "@tablee/domain/account/vocabulary";
import { currentWordings } from "@tablee/domain/consent/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import type { Pool } from "@tablee/platform/postgres";
import { boxesOf, eventually, passwordOfPeople, quoteFor, type Somebody, somebody, staffMember } from "./people.ts";
import type { Stage } from "./stage.ts";

/** A person who lived a while with the service, and every text that leads to them. */
export interface LivedLife {
  readonly person: Somebody;
  readonly accountId: AccountId;
  readonly email: string;
  readonly address: Address;
  readonly marks: readonly string[];
  /** Registers anew with the same address of mail. */
  signUpAgain(): Promise<Somebody>;
}

const letters = () =>
  Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, "")
    .padEnd(8, "q")
    .slice(0, 8);

/**
 * Signs a person up with marks in every field, pays, has mails sent, lets staff search and give reasons, fails to sign in, and ends
 * the subscription with a refund of the box that was paid.
 */
export async function livedLife({ url }: Stage): Promise<LivedLife> {
  const mark = letters();
  const name = { firstName: `Maelle${mark}`, lastName: `Tremblay${mark}` };
  const email = `m.${mark}@marques.example`;
  const digits = String(Math.floor(Math.random() * 9_000_000) + 1_000_000);
  const address = {
    line: `4127, rue ${mark}`,
    unit: `u${mark}`,
    buzzer: `b${mark}`,
    city: "Laval",
    province: "QC",
    postalCode: "H7N 1A1",
    phone: `+1450${digits}`,
    instructions: `Porte jaune, ${mark}`,
  } as const;
  const person = somebody(url, "fr");
  await person.refresh();
  const plan = { type: "ready-to-cook", persons: 2, recipes: 3 } as const;
  await person.call(savePlan, { plan, diets: ["meat-and-fish"], allergens: [], dislikes: [] });
  const { clientId: accountId } = await person.call(createClient, { ...name, email, password: passwordOfPeople });
  await person.refresh();
  await person.call(saveAddress, address);
  const { days } = await person.call(deliveryOptions, { postalCode: address.postalCode });
  await person.call(updateDeliverySlot, { weekday: days.find((day) => day.windows.includes("17-22"))!.weekday as 1, window: "17-22" });
  await person.call(completeSignup, { methodToken: "tok_visa", acceptTerms: currentWordings.terms, quote: await quoteFor(person) });
  const [first] = await boxesOf(person);
  await person.call(updateAccount, { lastName: `Gagnon${mark}`, language: "en" });
  await person.call(resendEmailCode, {});
  const reasons = await actOfStaff(url, accountId, email, mark);
  await failedSignIns(url, email);
  await person.call(skipOrder, { orderId: first!.orderId });
  await person.call(expireGivenBalance, {});
  await person.call(updateSubscription, { change: "close", reason: "other" });
  return {
    person,
    accountId,
    email,
    address,
    marks: [mark, email, name.firstName, name.lastName, address.line, address.phone, digits, address.instructions, ...reasons],
    signUpAgain: async () => {
      const again = somebody(url, "fr");
      await again.refresh();
      await again.call(createClient, { ...name, email, password: passwordOfPeople });
      await again.refresh();
      return again;
    },
  };
}

/** Searches, looks and changes something with a reason that names the person. Answers the reasons. */
async function actOfStaff(url: string, accountId: AccountId, email: string, mark: string): Promise<string[]> {
  const reason = `called by ${mark} about the elevator`;
  const admin = await staffMember(url, "admin@tablee.example");
  await admin.call(searchAccounts, { q: email });
  await admin.call(accountHistory, { accountId });
  await admin.call(turnFlag, { flag: "avatar_widget", enabled: false, accountId, reason });
  await admin.call(grantCredit, { accountId, cents: cents(500), reason: "late box" });
  return [reason];
}

async function failedSignIns(url: string, email: string): Promise<void> {
  const stranger = somebody(url);
  await stranger.refresh();
  await stranger.call(requestPasswordReset, { email });
  for (let n = 0; n < 3; n++) await stranger.call(signIn, { email, password: `wrong-${n}` }).catch(() => undefined);
}

export interface Totals {
  readonly ledger: readonly unknown[];
  readonly orders: readonly unknown[];
  readonly receipts: readonly unknown[];
}

/** What accounts, tax and counts add up to. */
export async function totalsOf(pool: Pool): Promise<Totals> {
  const rowsOf = async (sql: string) => (await pool.query<object>(sql)).rows;
  return {
    ledger: await rowsOf("SELECT account, sum(cents)::text AS cents FROM read.ledger GROUP BY account ORDER BY account"),
    orders: await rowsOf("SELECT status, count(*)::text AS n FROM read.orders GROUP BY status ORDER BY status"),
    receipts: await rowsOf("SELECT count(*)::text AS n FROM read.receipts"),
  };
}

/** Has a person forgotten once nothing stands in the way, and waits until they are. */
export async function forgetLife(
  { url, running }: Stage,
  { person }: LivedLife,
): Promise<{ readonly number: string; readonly totals: { readonly before: Totals; readonly after: Totals } }> {
  await eventually(
    () => person.call(privacy, {}),
    ({ blocks }) => blocks.length === 0,
  );
  const before = await totalsOf(running.api.pool);
  const { number } = await person.call(forgetMe, { confirmed: true });
  const support = await staffMember(url, "soutien@tablee.example");
  await eventually(() => support.call(verifyCertificate, { number }).catch(() => undefined), Boolean);
  return { number, totals: { before, after: await totalsOf(running.api.pool) } };
}
