import type { AccountId } from "../kernel/ids.ts";
import type { Instant } from "../kernel/time.ts";
import type { AccountEvent } from "./events.ts";
import type { ErasureAskedBy, ErasureCertificate } from "./vocabulary.ts";

export type ErasureCommand =
  | { readonly type: "RequestErasure"; readonly erasureId: string; readonly by: ErasureAskedBy; readonly at: Instant }
  | { readonly type: "ForgetPerson"; readonly certificate?: ErasureCertificate; readonly at: Instant };

/** An erasure that was requested and is being carried out. */
export interface RequestedErasure {
  readonly erasureId: string;
  readonly by: ErasureAskedBy;
  readonly at: Instant;
}

/** True once an erasure was requested or carried out: no one can sign in to such an account. */
export const isBeingForgotten = (account: { readonly status: string; readonly erasure?: RequestedErasure }): boolean =>
  account.status === "forgotten" || account.erasure !== undefined;

/** Accepts one request for an erasure; the event that the person is forgotten carries the certificate. */
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
