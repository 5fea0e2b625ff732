import type { Instant } from "../kernel/time.ts";
import type { AccountEvent } from "./events.ts";
import type { Person } from "./vocabulary.ts";

export interface EmailCommand {
  readonly type: "ChangeEmail";
  /** Whose claim the account holds. */
  readonly email: string;
  readonly at: Instant;
}

/** An address of mail that an account had, and when it got another one. */
export interface FormerEmail {
  readonly email: string;
  readonly changedAt: Instant;
}

/** Addresses of mail are the same whatever their case; one that is typed in another case is no other address. */
export const isSameEmail = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

export function changedEmail({ email, at }: EmailCommand, { email: before }: Person): readonly AccountEvent[] {
  return isSameEmail(email, before) ? [] : [{ type: "EmailChanged", data: { before, after: email, changedAt: at } }];
}

/** What is known of the address that an account has. */
interface Verification {
  readonly emailVerifiedAt?: Instant;
  readonly emailCodeAt?: Instant;
}

/** An account with its new address, still to be verified. Both addresses are missing once the person's key was destroyed. */
export function withEmail<State extends { readonly person: Person; readonly formerEmails?: readonly FormerEmail[] }>(
  state: State,
  { before, after, changedAt }: Extract<AccountEvent, { type: "EmailChanged" }>["data"],
): State {
  const { emailVerifiedAt: _, emailCodeAt: __, ...unverified } = state as State & Verification;
  const former = before === undefined ? [] : [{ email: before, changedAt }];
  const formerEmails = [...(state.formerEmails ?? []), ...former];
  return { ...unverified, person: { ...state.person, email: after }, formerEmails } as unknown as State;
}
