import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { agree, isAgreed } from "@tablee/commands/consent/agree";
import type { InputOf } from "@tablee/contracts/call";
import type { saveAddress } from "@tablee/contracts/calls/signup";
import type { ConsentSource } from "@tablee/domain/consent/vocabulary";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";

type Answer = Pick<InputOf<typeof saveAddress>, "agreed" | "withdrawn">;

/** The consent to offers by text at the phone of an address, as answered beside the address. */
@Injectable()
export class OffersByText {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  /** By the log: an answer of a moment ago counts. */
  areAgreed({ accountId }: Caller): Promise<boolean> {
    return isAgreed(this.api.steps, accountId, "sms");
  }

  /** Staff move a household, and agree to nothing for it. @throws Failure acting-refused */
  refuseOfStaff({ agreed, withdrawn }: Answer, { session }: Caller): void {
    if (session?.acting && (agreed ?? withdrawn) !== undefined) throw new Failure("acting-refused");
  }

  /** Notes the answer, once the address with its phone is saved. */
  async note({ agreed, withdrawn }: Answer, source: ConsentSource, by: Caller): Promise<void> {
    if (agreed === undefined && withdrawn === undefined) return;
    const wordings = agreed === undefined ? [] : [agreed];
    const input = {
      accountId: by.accountId,
      wordings,
      withdrawn: withdrawn === undefined ? [] : [withdrawn],
      language: by.language,
      source,
    };
    await this.commands.send(agree, input, by.own("agree"));
  }
}
