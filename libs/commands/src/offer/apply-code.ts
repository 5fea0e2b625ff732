import type { Account } from "@tablee/domain/account/decider";
import { refuse } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { offerOf } from "@tablee/domain/offer/offers";
import { accounts } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";

interface CodeToApply {
  readonly accountId: AccountId;
  readonly code: string;
}

/** Sets the code of a household's sign-up; codes for an account's boxes are entered in use-code.ts. @throws Refused code-invalid */
export async function applyCode(streams: Streams, { accountId, code }: CodeToApply, context: CommandContext): Promise<Outcome<Account>> {
  const offer = offerOf(code, context.at.slice(0, 10));
  if (offer?.audience !== "sign-up") throw new Refused(refuse("code-invalid", { code }));
  const command = { type: "ApplyCode", code: offer.code, audience: "sign-up", at: context.at } as const;
  return streams.handle(accounts, accountId, command, context);
}
