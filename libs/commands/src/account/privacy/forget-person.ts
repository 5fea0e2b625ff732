import type { Account } from "@tablee/domain/account/decider";
import { allEmails, type EmailUse, emailUses, verifiedEmails } from "@tablee/domain/account/email";
import type { Address, Person } from "@tablee/domain/account/vocabulary";
import { certificateNumber, destroyedParts, type ErasureCertificate } from "@tablee/domain/account/vocabulary";
import { canonicalJson } from "@tablee/domain/kernel/hash";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { noticeIdFor } from "@tablee/notices/notice-id";
import { accounts, claims, inquiries, referrals } from "../../aggregates.ts";
import { type CommandContext, part } from "../../context.ts";
import { giftMailsOf } from "../../gift-card/gifts-of.ts";
import { writerHashOf } from "../../inquiry/writer-hash.ts";
import { leaveNewsletter } from "../../newsletter/leave-newsletter.ts";
import { settleOffer } from "../../offer/newcomers-offer.ts";
import type { Steps } from "../../steps.ts";
import { releaseHouseholds } from "../address/household-claim.ts";
import { emailClaimOf } from "../sign-in/settle-email.ts";

interface PersonToForget {
  readonly accountId: AccountId;
  /** The position of the request in the log. */
  readonly position: bigint;
}

/** The readable data of a person: none once an interrupted run has destroyed the key. */
interface Readable {
  readonly person: Person | undefined;
  /** The present email address, and the earlier ones. */
  readonly emails: readonly string[];
  readonly uses: readonly EmailUse[];
  /** Those that the person verified: any other may be a stranger's. */
  readonly verified: readonly string[];
  readonly addresses: readonly Address[];
  /** Every email address and number that a message of the person may have gone to. */
  readonly recipients: readonly string[];
}

function readableOf(state: Extract<Account, { status: "open" | "closed" }>): Readable {
  const former = (state.formerAddresses ?? []).map(({ address }) => address);
  const addresses: readonly (Address | undefined)[] = [state.address?.address, ...former];
  const person = state.person as Person | undefined;
  const known = addresses.filter((address) => address !== undefined);
  const emails = allEmails(state);
  // An alternate address was never a claimed household, but its number received messages.
  const phones = [...known, state.alternate].flatMap((address) => address?.phone ?? []);
  return { person, emails, uses: emailUses(state), verified: verifiedEmails(state), addresses: known, recipients: [...emails, ...phones] };
}

/**
 * Forgets a person whose erasure was requested. Every step may be repeated, and the key is destroyed after the steps that need it, so the
 * next run finishes one that crashed anywhere. Data that other people wrote or received is found by verified addresses alone, since anyone
 * may open an account with a stranger's address.
 */
export async function forgetPerson(steps: Steps, { accountId, position }: PersonToForget, context: CommandContext): Promise<void> {
  const { state } = await steps.load(accounts, accountId);
  if (state.status === "none" || state.status === "forgotten" || !state.erasure) return;
  const { traces } = steps.ports;
  const { person, emails, uses, verified, addresses, recipients } = readableOf(state);
  // The claims of its offer hold no personal data, and stay.
  await settleOffer(steps, { accountId }, part(context, "offer"));
  await releaseClaims(steps, accountId, { emails, addresses }, context);
  const { state: referred } = await steps.load(referrals, accountId);
  const invited = [...referred.invitations.keys()].map((id) => noticeIdFor("friend-invitation", "mail", accountId, id));
  // These mails hold what the person wrote. Nothing else of their recipients is the person's.
  const written = [...(await giftMailsOf(steps, accountId)), ...invited];
  const forgetOutside = async () => {
    await traces.forgetAccess(accountId, person?.email);
    await traces.forgetMessages(accountId, { verified, all: recipients });
    await traces.forgetMailsToOthers(written);
    await traces.forgetStops(accountId);
    await forgetReader(steps, { accountId, uses, verified });
  };
  await forgetOutside();
  const addressHashes = verified.map((email) => writerHashOf(steps, email));
  await forgetWriters(steps, [...(await steps.facts.inquiriesOf(accountId)), ...(await traces.messagesFrom(addressHashes))], context);
  // One step: no later run can read the addresses by which the visitors' keys are found.
  await traces.destroyKeys(accountId, addressHashes);
  // Deletes again the messages, sessions and stops that were begun while the key still existed.
  await forgetOutside();
  // A message that was sent just before the request had no row the first time.
  await forgetWriters(steps, await steps.facts.inquiriesOf(accountId), context);
  const { erasureId, by } = state.erasure;
  const facts = { number: certificateNumber(erasureId), erasureId, askedBy: by, destroyed: [...destroyedParts], position: `${position}` };
  const certificate = { ...facts, seal: sealOf(steps, accountId, facts) };
  await steps.handle(accounts, accountId, { type: "ForgetPerson", certificate, at: context.at }, context);
}

/** Closes messages to the team, which can no longer be read. */
async function forgetWriters(steps: Steps, inquiryIds: readonly string[], context: CommandContext): Promise<void> {
  for (const inquiryId of inquiryIds) {
    const command = { type: "ForgetWriter", because: "erasure", at: context.at } as const;
    await steps.handle(inquiries, inquiryId, command, part(context, "writer", inquiryId));
  }
}

/** Ends the newsletter of a person, and the consents that were given with a verified address by a visitor. */
async function forgetReader(steps: Steps, reader: Pick<Readable, "uses" | "verified"> & { readonly accountId: AccountId }): Promise<void> {
  const { newsletter, newsletterConsents } = steps.ports;
  await newsletter.forget(reader.verified);
  await newsletterConsents.forget(reader.verified);
  await leaveNewsletter(steps, reader);
}

/** Releases the claims of the email addresses and households, so that other accounts can claim them. */
async function releaseClaims(
  steps: Steps,
  accountId: AccountId,
  { emails, addresses }: Pick<Readable, "emails" | "addresses">,
  context: CommandContext,
): Promise<void> {
  const { at } = context;
  for (const id of new Set(emails.map((email) => emailClaimOf(steps, email))))
    await steps.handle(claims, id, { type: "ReleaseClaim", accountId, at }, part(context, "release", id));
  await releaseHouseholds(steps, { accountId, addresses, at }, context);
}

/** The seal that a certificate must have: a keyed hash of its facts and of the account, which it does not name. */
export const sealOf = (
  { ports }: Pick<Steps, "ports">,
  accountId: AccountId,
  { number, erasureId, askedBy, destroyed, position }: Omit<ErasureCertificate, "seal">,
): string =>
  ports.hashes.keyed("erasure-certificate", canonicalJson({ accountId, number, erasureId, askedBy, destroyed: [...destroyed], position }));
