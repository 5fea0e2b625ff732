import { type AccountId, accountId } from "@tablee/domain/kernel/ids";
import type { Language } from "@tablee/domain/kernel/place/region";
import { AccountIdText } from "@tablee/domain/kernel/schemas";
import { type MailPurpose, mailPurposes } from "@tablee/domain/notice/vocabulary";
import { keyedHash } from "@tablee/platform/person-keys";
import { isSame } from "./sign-in/is-same.ts";

/** 16 bytes as base64url. */
const LENGTH = 22;

/** The purpose that a link withdraws, and its account. */
interface Unsubscribing {
  readonly accountId: AccountId;
  readonly purpose: MailPurpose;
}

/** The path of a link, by the language of its mail. Mail programs post to the same address. */
export const unsubscribePath: Readonly<Record<Language, (token: string) => string>> = {
  en: (token) => `/unsubscribe/${token}`,
  fr: (token) => `/desabonnement/${token}`,
};

/**
 * In place of a token in the link of an invitation to a friend, who has no account. An address gets no second invitation anyway, so that
 * the link needs no proof and changes nothing.
 */
export const noInvitations = "invitations";

/**
 * The token in a mail's link that withdraws consent without a sign-in: the id of an account, and its signature with the purpose, 44
 * characters (docs/decisions/0018). It is the same in every mail, needs no row, does not expire, and does nothing else.
 */
export const unsubscribeToken = (masterKey: string, who: Unsubscribing): string =>
  `${encoded(who.accountId.replaceAll("-", ""))}${signatureOf(masterKey, who)}`;

/** The account that a token was made for, and the purpose that it withdraws; undefined for a token that is not ours. */
export function readUnsubscribeToken(masterKey: string, token: string): Unsubscribing | undefined {
  if (token.length !== 2 * LENGTH) return undefined;
  const hex = Buffer.from(token.slice(0, LENGTH), "base64url").toString("hex");
  const account = AccountIdText.safeParse(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"));
  if (!account.success) return undefined;
  const made = mailPurposes.map((purpose) => ({ accountId: accountId(account.data), purpose }));
  return made.find((who) => isSame(token.slice(LENGTH), signatureOf(masterKey, who)));
}

const encoded = (hex: string): string => Buffer.from(hex, "hex").toString("base64url");

/** The first 128 bits of the keyed hash. */
const signatureOf = (masterKey: string, { accountId, purpose }: Unsubscribing): string =>
  encoded(keyedHash(masterKey, "unsubscribe-link", `${accountId} ${purpose}`).slice(0, 32));
