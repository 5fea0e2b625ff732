import { addressKey } from "../kernel/text/email-address.ts";
import type { Instant } from "../kernel/time.ts";
import type { AccountEvent } from "./events.ts";
import type { Person } from "./vocabulary.ts";

export interface EmailCommand {
  readonly type: "ChangeEmail";
  /** The address whose claim the account holds. */
  readonly email: string;
  readonly at: Instant;
}

/** An email address that an account had, and when it was replaced. */
export interface FormerEmail {
  readonly email: string;
  readonly changedAt: Instant;
  /** Its owner had verified it. */
  readonly isVerified?: true;
}

/** True for two ways to write one email address. */
export const isSameEmail = (one: string, other: string): boolean => addressKey(one) === addressKey(other);

export function changedEmail({ email, at }: EmailCommand, { email: before }: Person): readonly AccountEvent[] {
  return isSameEmail(email, before) ? [] : [{ type: "EmailChanged", data: { before, after: email, changedAt: at } }];
}

/** The verification of an account's present address. */
interface Verification {
  readonly emailVerifiedAt?: Instant;
  readonly emailCodeAt?: Instant;
}

/** Sets an account's new address, not yet verified. Both addresses are missing once the person's key is destroyed. */
export function withEmail<State extends { readonly person: Person; readonly formerEmails?: readonly FormerEmail[] }>(
  state: State,
  { before, after, changedAt }: Extract<AccountEvent, { type: "EmailChanged" }>["data"],
): State {
  const { emailVerifiedAt, emailCodeAt: _, ...unverified } = state as State & Verification;
  const former = before === undefined ? [] : [{ email: before, changedAt, ...(emailVerifiedAt && { isVerified: true as const }) }];
  const formerEmails = [...(state.formerEmails ?? []), ...former];
  return { ...unverified, person: { ...state.person, email: after }, formerEmails } as unknown as State;
}

/** An account's email addresses, the present one and the earlier ones. */
interface Emails extends Verification {
  /** Missing once the person's key is destroyed. */
  readonly person: Partial<Person> | undefined;
  readonly formerEmails?: readonly FormerEmail[];
}

/** Returns every email address that an account has, or had. */
export const allEmails = ({ person, formerEmails = [] }: Emails): readonly string[] =>
  [person?.email, ...formerEmails.map(({ email }) => email)].filter((email) => email !== undefined);

/**
 * Returns the addresses that their owner verified, now or earlier. Anyone may open an account with a stranger's address, so only a verified
 * address connects an account with what was written from it, or sent to it, outside the account.
 */
export function verifiedEmails({ person, emailVerifiedAt, formerEmails = [] }: Emails): readonly string[] {
  const present = emailVerifiedAt && person?.email !== undefined ? [person.email] : [];
  return [...present, ...formerEmails.filter(({ isVerified }) => isVerified).map(({ email }) => email)];
}

/** A time in which an account had an email address. */
export interface EmailUse {
  readonly email: string;
  /** Missing for the account's first address. */
  readonly from?: Instant;
  /** Missing for the present address. */
  readonly until?: Instant;
}

/** Returns each email address of an account with the time of its use, the present one last. */
export function emailUses({ person, formerEmails = [] }: Emails): readonly EmailUse[] {
  const former = formerEmails.map(({ email, changedAt }) => ({ email, until: changedAt }));
  const uses = person?.email === undefined ? former : [...former, { email: person.email }];
  return uses.map((use, index) => ({ ...use, ...(index > 0 && { from: formerEmails[index - 1]!.changedAt }) }));
}
