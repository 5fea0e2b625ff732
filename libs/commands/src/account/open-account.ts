import type { Person } from "@tablee/domain/account/vocabulary";
import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import type { Language } from "@tablee/domain/kernel/place/region";
import { accounts } from "../aggregates.ts";
import { agree } from "../consent/agree.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";
import { claimEmail } from "./sign-in/claim-email.ts";
import { hashOfNew } from "./sign-in/new-password.ts";

interface AccountToOpen {
  readonly accountId: AccountId;
  readonly person: Person;
  /** Without a password, its owner signs in with a provider only. */
  readonly password?: string;
  /** A provider vouches for the address; otherwise a code to verify it is mailed. */
  readonly emailVerified?: boolean;
  readonly language: Language;
  /** The wordings that were agreed to while registering. */
  readonly agreed?: readonly string[];
  /** The account by whose link the person registers, and the invitation that carried the link. */
  readonly referrerId?: AccountId;
  readonly invitationId?: string;
}

interface OpenedAccount {
  readonly accountId: AccountId;
  /** The hash of its password, if it has one. */
  readonly passwordHash: string | null;
  readonly position: bigint;
}

/**
 * Claims the address first: a second registration with it fails, unless the first crashed before it opened an account. Returns the account,
 * which is the earlier registration's where that crashed.
 * @throws Refused for a weak or breached password, email-taken; QueueFull
 */
export async function openAccount(steps: Steps, input: AccountToOpen, context: CommandContext): Promise<OpenedAccount> {
  const { person, password, language, referrerId, invitationId } = input;
  // Before anything is claimed: it may be refused, and takes as long for an address that is taken.
  const passwordHash = password === undefined ? null : await hashOfNew(steps, password, person);
  const accountId = await claimEmail(steps, { accountId: input.accountId, email: person.email }, context);
  await steps.ports.credentials.keep({ accountId, passwordHash }, person.email);
  const codeId = input.emailVerified ? undefined : idFrom(context.commandId, "email-code");
  // Before the event that triggers the mail: a mailed code must already be valid.
  if (codeId !== undefined) await steps.ports.credentials.issueCode(accountId, codeId);
  const found = { ...(codeId && { codeId }), ...(referrerId && { referrerId }), ...(invitationId && { invitationId }) };
  const command = { type: "OpenAccount", accountId, person, language, ...found, at: context.at } as const;
  const { position } = await steps.handle(accounts, accountId, command, { ...context, subject: accountId }, { expectNew: true });
  await agree(steps, { accountId, wordings: input.agreed ?? [], language, source: "sign-up" }, context);
  return { accountId, passwordHash, position };
}
