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

/** The consent to offers by text message, to the phone number of an address, as the address form asks for it. */
@Injectable()
export class OffersByText {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  /** Reads the log, since a read model may not have an answer that was given a moment ago. */
  areAgreed({ accountId }: Caller): Promise<boolean> {
    return isAgreed(this.api.steps, accountId, "sms");
  }

  /**
   * Refuses an answer from staff: they may change a customer's address, and cannot consent for the customer. @throws Failure acting-refused
   */
  refuseOfStaff({ agreed, withdrawn }: Answer, { session }: Caller): void {
    if (session?.acting && (agreed ?? withdrawn) !== undefined) throw new Failure("acting-refused");
  }

  /** Records the answer; called once the address with its phone number is saved. */
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
