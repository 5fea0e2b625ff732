import { Injectable } from "@nestjs/common";
import { sealOf } from "@tablee/commands/account/privacy/forget-person";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { erasures, verifyCertificate } from "@tablee/contracts/calls/admin/privacy";
import { typedNumber } from "@tablee/domain/kernel/text/tidy";
import { erasureOfNumber, latestErasures } from "@tablee/projections/erasures/queries";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { Failure } from "../../http/failure.ts";

/** Erasures as staff see and prove them: by number, without a name. */
@Injectable()
export class AdminErasures {
  constructor(private readonly api: ApiContext) {}

  async list({ limit }: InputOf<typeof erasures>, { receivedAt }: Caller): Promise<OutputOf<typeof erasures>> {
    const rows = await latestErasures(this.api.reads, limit);
    const listed = rows.map(({ number, asked_by, requested_at, forgotten_at }) => ({
      number,
      askedBy: asked_by,
      requestedAt: requested_at,
      forgottenAt: forgotten_at,
    }));
    return { erasures: listed, asOf: receivedAt };
  }

  /** @throws Failure not-found: there is no such certificate, or not yet */
  async verify({ number }: InputOf<typeof verifyCertificate>): Promise<OutputOf<typeof verifyCertificate>> {
    const row = await erasureOfNumber(this.api.reads, typedNumber(number));
    if (!row?.certificate || row.forgotten_at === null) throw new Failure("not-found");
    const { seal, destroyed, position } = row.certificate;
    const [keyDestroyedAt, credential] = await Promise.all([
      this.api.opened.keys.destroyedAt(row.key),
      this.api.access.credentials.ofAccount(row.key),
    ]);
    return {
      number: row.number,
      askedBy: row.asked_by,
      requestedAt: row.requested_at,
      forgottenAt: row.forgotten_at,
      destroyed: [...destroyed],
      position,
      seal,
      sealHolds: sealOf(this.api.steps, row.key, row.certificate) === seal,
      keyDestroyedAt,
      canSignIn: credential !== undefined,
    };
  }
}
