import { skipOrder } from "@tablee/contracts/calls/account";
import { verifyCertificate } from "@tablee/contracts/calls/admin/privacy";
import { registerPushToken } from "@tablee/contracts/calls/clients";
import { completeSignup } from "@tablee/contracts/calls/first-order";
import { subscribeToNewsletter } from "@tablee/contracts/calls/newsletter";
import { forgetMe, privacy } from "@tablee/contracts/calls/privacy";
import { updateAccount } from "@tablee/contracts/calls/settings-account";
import { suggestAddresses, updateAlternateAddress, updateDelivery, updateDeliveryNote } from "@tablee/contracts/calls/settings-delivery";
import { expireGivenBalance, updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import { createClient, deliveryOptions, recordAddressAttempt, savePlan, updateDeliverySlot } from "@tablee/contracts/calls/signup";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Pool } from "@tablee/platform/postgres";
import { verifyAddress } from "../stage/mailed-codes.ts";
import { boxesOf, eventually, giveAddress, newVisitor, quoteFor, staffMember, type Visitor } from "../stage/people.ts";
import { linkIn } from "../stage/social.ts";
import type { Stage } from "../stage/stage.ts";
import {
  bookPickup,
  disputeLine,
  inviteFriend,
  linkToPassword,
  sendGift,
  signInElsewhere,
  writeReviews,
  writeToTeam,
} from "./erasure-life-on-site.ts";
import { actOfStaff } from "./erasure-life-with-staff.ts";
import type { Mark } from "./pii-markers.ts";

/** A person who lived a while with the service, and every text that leads to them. */
export interface LivedLife {
  readonly person: Visitor;
  readonly accountId: AccountId;
  readonly email: string;
  readonly password: string;
  readonly address: ReturnType<typeof addressOf>;
  readonly marks: readonly Mark[];
  /** Registers again with the same email address. */
  signUpAgain(): Promise<Visitor>;
}

const letters = () =>
  Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, "")
    .padEnd(9, "q")
    .slice(0, 9);

const digits = (count: number) => String(Math.random()).slice(2).padEnd(count, "3").slice(0, count);
const phoneNumber = () => `+14503${digits(6)}`;

const letter = () => "ABCEGHJKLMNPRSTVXY"[Math.floor(Math.random() * 18)];
const postalCode = () => `${letter()}${digits(1)}${letter()} ${digits(1)}${letter()}${digits(1)}`;

/** The address of a person: a text of its own in every field. */
const addressOf = () => ({
  line: `4127, rue ${letters()}`,
  unit: `u${letters()}`,
  buzzer: `b${letters()}`,
  city: "Laval",
  province: "QC" as const,
  postalCode: "H7N 1A1",
  phone: phoneNumber(),
  instructions: `Porte jaune ${letters()}`,
});

/**
 * Signs a person up with a mark in every field, pays, changes everything that can be changed, links a provider, has mails sent,
 * lets staff search, view and give reasons, fails to sign in, and ends the subscription. The stage needs providers to sign in
 * with, and trusts one proxy.
 */
export async function livedLife({ url, running }: Stage): Promise<LivedLife> {
  const name = { firstName: `Maelle${letters()}`, lastName: `Tremblay${letters()}` };
  const email = `m.${letters()}@marques.example`;
  const password = `phrase de ${letters()} ${digits(4)}`;
  const address = addressOf();
  const network = `203.0.113.${10 + Math.floor(Math.random() * 240)}`;
  const person = newVisitor(url, "fr", network);
  const enrol = async (who: Visitor) => {
    await who.refresh();
    const { clientId } = await who.call(createClient, { ...name, email, password });
    await who.refresh();
    return clientId;
  };
  await person.refresh();
  const plan = { type: "ready-to-cook", persons: 2, recipes: 3 } as const;
  await person.call(savePlan, { plan, diets: ["meat-and-fish"], allergens: [], dislikes: [] });
  const accountId = await enrol(person);
  await verifyAddress(url, person, email);
  await giveAddress(person, address);
  const { days } = await person.call(deliveryOptions, { postalCode: address.postalCode });
  const time = { weekday: days.find((day) => day.windows.includes("17-22"))!.weekday as 1, window: "17-22" as const };
  await person.call(updateDeliverySlot, time);
  await person.call(completeSignup, { methodToken: "tok_visa", acceptTerms: currentWordings.terms, quote: await quoteFor(person) });
  const [first] = await boxesOf(person);
  const changed = await changeSettings(person, address, time);
  const visitor = { email: `prov.${letters()}@ailleurs.example`, firstName: `Autre${letters()}`, lastName: `Nom${letters()}` };
  await linkIn(person, "google_oauth2", visitor);
  const friend = await inviteFriend(person, letters);
  const reviews = await writeReviews({ running, accountId, box: first!, letters });
  const pickup = await bookPickup({ running, accountId, letters, person, phone: phoneNumber() });
  const present = await sendGift({ url, running, person, email, letters });
  const dispute = await disputeLine({ url, person, letters });
  const written = await writeToTeam({ url, person, email, letters });
  const among = await actOfStaff({ url, accountId, email, letters });
  const link = await linkToPassword({ url, pool: running.api.pool, email, network });
  await signInElsewhere({ url, email, network });
  const device = `fcm:${letters()}-${letters()}`;
  await person.call(registerPushToken, { token: device, platform: "ios" });
  await person.call(subscribeToNewsletter, { email, agreed: currentWordings.newsletter });
  await person.call(skipOrder, { orderId: first!.orderId });
  await person.call(expireGivenBalance, {});
  await person.call(updateSubscription, { change: "close", reason: "other" });
  const kept = (text: string, called: string): Mark => ({ called, text, kept: true });
  const never = (text: string, called: string): Mark => ({ called, text, kept: false });
  return {
    person,
    accountId,
    email,
    password,
    address,
    marks: [
      kept(name.firstName, "first name"),
      kept(name.lastName, "last name of before"),
      kept(changed.lastName, "last name"),
      kept(email, "address of mail"),
      kept(address.line, "street of the first address"),
      kept(address.phone, "phone of the first address"),
      kept(address.instructions, "note with the first address"),
      ...changed.marks,
      ...among,
      ...Object.entries(reviews).map(([called, text]) => kept(text, `${called} of a review`)),
      kept(friend.name, "name of an invited friend"),
      kept(friend.email, "address of an invited friend"),
      ...Object.entries(present).map(([called, text]) => kept(text, `${called} of a gift card`)),
      ...Object.entries(pickup).map(([called, text]) => kept(text, `${called} of a pickup`)),
      ...Object.entries(dispute).map(([called, text]) => kept(text, `${called} of a dispute`)),
      ...Object.entries(written).map(([called, text]) => kept(text, `${called} to the team`)),
      kept(link, "link to a new password"),
      kept(device, "token of a device"),
      never(password, "password"),
      never(network, "network address"),
      never(visitor.email, "address of mail at the provider"),
      never(visitor.lastName, "name at the provider"),
    ],
    signUpAgain: async () => {
      const again = newVisitor(url, "fr");
      await enrol(again);
      return again;
    },
  };
}

/** Changes the texts that the settings accept. */
async function changeSettings(person: Visitor, { unit, buzzer }: LivedLife["address"], time: { weekday: 1; window: "17-22" }) {
  const lastName = `Gagnon${letters()}`;
  const recipient = { firstName: `Odile${letters()}`, lastName: `Roy${letters()}` };
  const [phone, otherPhone, note, typed] = [phoneNumber(), phoneNumber(), `Le chat ${letters()}`, `77 ${letters()}`];
  const tried = postalCode();
  const other = { unit: `a${letters()}`, instructions: `Chez ${letters()}` };
  await person.call(updateAccount, { lastName, language: "en" });
  await person.call(updateDelivery, { recipient, unit, buzzer, phone, ...time });
  await person.call(updateDeliveryNote, { note });
  await person.call(suggestAddresses, { typed });
  await person.call(recordAddressAttempt, { postalCode: tried, triedIn: "settings" });
  const { suggestions } = await person.call(suggestAddresses, { typed: "1 rue" });
  await person.call(updateAlternateAddress, { addressId: suggestions.find(({ served }) => served)!.id, ...other, phone: otherPhone });
  const kept = (text: string, called: string): Mark => ({ called, text, kept: true });
  const marks = [
    kept(unit, "unit"),
    kept(buzzer, "buzzer"),
    kept(recipient.firstName, "first name of who takes boxes in"),
    kept(recipient.lastName, "last name of who takes boxes in"),
    kept(phone, "phone"),
    kept(note, "note to the driver"),
    kept(other.unit, "unit of the alternate address"),
    kept(other.instructions, "note at the alternate address"),
    kept(otherPhone, "phone at the alternate address"),
    kept(tried, "postal code of an address that was tried"),
    { called: "what was typed for an address", text: typed, kept: false },
  ];
  return { lastName, marks };
}

export interface Totals {
  readonly ledger: readonly unknown[];
  readonly orders: readonly unknown[];
  readonly receipts: readonly unknown[];
  readonly consents: readonly unknown[];
}

/** The totals of accounts, tax, counts and answers about consent. Tax has accounts of its own in the ledger. */
export async function totalsOf(pool: Pool): Promise<Totals> {
  const rowsOf = async (sql: string) => (await pool.query<object>(sql)).rows;
  return {
    ledger: await rowsOf(
      "SELECT account, count(*)::text AS n, sum(cents)::text AS cents FROM read.ledger GROUP BY account ORDER BY account",
    ),
    orders: await rowsOf("SELECT status, count(*)::text AS n FROM read.orders GROUP BY status ORDER BY status"),
    receipts: await rowsOf("SELECT count(*)::text AS n FROM read.receipts"),
    consents: await rowsOf("SELECT purpose, count(*)::text AS n FROM read.consents GROUP BY purpose ORDER BY purpose"),
  };
}

/** Has a person forgotten once nothing blocks it, and waits until they are. */
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
