import type { AccountId } from "../kernel/ids.ts";
import type { Instant } from "../kernel/time.ts";
import type { AccountEvent } from "./events.ts";
import type { ErasureAskedBy, ErasureCertificate } from "./vocabulary.ts";

export type ErasureCommand =
  | { readonly type: "RequestErasure"; readonly erasureId: string; readonly by: ErasureAskedBy; readonly at: Instant }
  | { readonly type: "ForgetPerson"; readonly certificate?: ErasureCertificate; readonly at: Instant };

/** An erasure that was asked for, and is being carried out. */
export interface RequestedErasure {
  readonly erasureId: string;
  readonly by: ErasureAskedBy;
  readonly at: Instant;
}

/** Whether an erasure was requested or has been carried out. Nobody can sign in to such an account. */
export const isBeingForgotten = (account: { readonly status: string; readonly erasure?: RequestedErasure }): boolean =>
  account.status === "forgotten" || account.erasure !== undefined;

/** An erasure is asked for once; that the person is forgotten is said with the certificate. */
export function erased(
  command: ErasureCommand,
  { accountId, erasure }: { readonly accountId: AccountId; readonly erasure?: RequestedErasure },
): readonly AccountEvent[] {
  if (command.type === "ForgetPerson") {
    const proof = command.certificate && { certificate: command.certificate };
    return [{ type: "PersonForgotten", data: { accountId, forgottenAt: command.at, ...proof } }];
  }
  if (erasure) return [];
  return [{ type: "ErasureRequested", data: { erasureId: command.erasureId, by: command.by, requestedAt: command.at } }];
}
