import type { AccountId } from "@tablee/domain/kernel/ids";
import type { PoolClient } from "@tablee/platform/postgres";
import type { StaffMember } from "./sessions/staff-members.ts";

/** A session that was found: its row, and the member of staff whose it is. */
interface Found {
  readonly hash: string;
  readonly staff?: StaffMember;
}

/** A client's password that was compared or just chosen, and the address that it was typed for. */
export interface ComparedPassword {
  readonly accountId: AccountId;
  readonly emailHash: string;
  readonly passwordHash: string;
}

/** The credentials of a member of staff that were compared. */
interface ComparedCredentials {
  readonly staffId: string;
  readonly passwordHash: string;
  readonly totpSecret: string | null;
}

/**
 * The ground of an effect that follows a slow step: a comparison of passwords, a call to a provider, a mail, an append. It is judged before
 * that step, and again by the statement that has the effect, which locks the ground's rows until it ends.
 */
export type Judged =
  | ({ readonly by: "password" } & ComparedPassword)
  /** A provider identified the person who is linked to the account. */
  | { readonly by: "provider"; readonly accountId: AccountId; readonly identityHash: string }
  /** The account was just opened without a password: there was nothing to judge. */
  | { readonly by: "new-account"; readonly accountId: AccountId }
  | ({ readonly by: "staff-credentials" } & ComparedCredentials)
  /** A member of staff acts for the account from a session of theirs, by a code of their authenticator. */
  | {
      readonly by: "acting";
      readonly accountId: AccountId;
      readonly from: Found;
      readonly reason: string;
      readonly totpSecret: string | null;
    }
  /** A member of staff is signed in with the role that the session had when the call was let in. */
  | { readonly by: "staff-session"; readonly from: Found }
  /** The client is signed in; `passwordHash` if the password was compared as well. */
  | { readonly by: "session"; readonly accountId: AccountId; readonly session: Found; readonly passwordHash?: string }
  /** A provider's person who waits in a visit proved that the account is theirs: by a mailed code, or by the password. */
  | { readonly by: "proof"; readonly accountId: AccountId; readonly session: Found; readonly passwordHash?: string };

export type JudgedBy<By extends Judged["by"]> = Extract<Judged, { readonly by: By }>;

/** Adds a value to a statement and returns its placeholder. */
type Bind = (value: unknown) => string;

/** Collects a statement's values as its text is composed. */
export function binding(): { readonly values: unknown[]; readonly bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/**
 * Part of a statement (WITH) that locks the rows of what was judged. An act that takes one of them away locks it first and deletes
 * sessions afterwards: a session either begins first and is deleted, or is refused. An account's credential is locked before its other rows.
 */
export const rowsOf = (judged: Judged, bind: Bind): string => `judged AS (${selectOf(judged, bind)})`;

/** The condition that belongs to it: what was judged still holds. */
export const stillHolds = "EXISTS (SELECT FROM judged)";

/** Locks the rows of what was judged until the transaction ends. Returns whether it still holds. */
export async function holds(judged: Judged, client: PoolClient): Promise<boolean> {
  const { values, bind } = binding();
  return (await client.query(selectOf(judged, bind), values)).rowCount === 1;
}

function selectOf(judged: Judged, bind: Bind): string {
  switch (judged.by) {
    case "password":
      return `SELECT account_id FROM vault.credential WHERE account_id = ${bind(judged.accountId)}
        AND email_hash = ${bind(judged.emailHash)} AND password_hash = ${bind(judged.passwordHash)} FOR SHARE`;
    case "provider":
      return `SELECT account_id FROM vault.identity WHERE account_id = ${bind(judged.accountId)}
        AND identity_hash = ${bind(judged.identityHash)} FOR SHARE`;
    case "new-account":
      return `SELECT ${bind(judged.accountId)}::uuid AS account_id`;
    case "staff-credentials":
      return `SELECT staff_id FROM vault.staff WHERE staff_id = ${bind(judged.staffId)} AND NOT disabled
        AND password_hash = ${bind(judged.passwordHash)} AND totp_secret IS NOT DISTINCT FROM ${bind(judged.totpSecret)} FOR SHARE`;
    case "acting":
    case "staff-session":
      return `SELECT s.session_hash FROM (${memberOf(judged, bind)}) t JOIN vault.session s ON s.subject_id = t.staff_id
        WHERE s.session_hash = ${bind(judged.from.hash)} AND s.kind = 'staff' AND s.expires_at > now() FOR SHARE OF s`;
    case "session":
      return `SELECT c.account_id FROM (${credentialOf(judged, bind)}) c JOIN vault.session s ON s.subject_id = c.account_id
        WHERE s.session_hash = ${bind(judged.session.hash)} AND s.kind = 'client' AND s.expires_at > now() FOR SHARE OF s`;
    case "proof":
      return `SELECT c.account_id FROM (${credentialOf(judged, bind)}) c JOIN vault.pending_identity p ON p.account_id = c.account_id
        WHERE p.session_hash = ${bind(judged.session.hash)} FOR SHARE OF p`;
  }
}

const credentialOf = ({ accountId, passwordHash }: JudgedBy<"session" | "proof">, bind: Bind): string =>
  `SELECT account_id FROM vault.credential WHERE account_id = ${bind(accountId)}
   ${passwordHash === undefined ? "" : `AND password_hash = ${bind(passwordHash)}`} FOR SHARE`;

const memberOf = (judged: JudgedBy<"acting" | "staff-session">, bind: Bind): string =>
  `SELECT staff_id FROM vault.staff
   WHERE staff_id = ${bind(judged.from.staff?.staffId)} AND role = ${bind(judged.from.staff?.role)} AND NOT disabled
   ${judged.by === "acting" ? `AND totp_secret IS NOT DISTINCT FROM ${bind(judged.totpSecret)}` : ""} FOR SHARE`;
