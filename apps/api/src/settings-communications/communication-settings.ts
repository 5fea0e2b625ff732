import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { addressOf } from "@tablee/commands/account/address/address-of";
import { agree } from "@tablee/commands/consent/agree";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { communications, customerSmsConsent, updateCommunications } from "@tablee/contracts/calls/settings-communications";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { ConsentPurpose } from "@tablee/domain/consent/vocabulary";
import { currentWording, wordingOf } from "@tablee/domain/consent/wordings";
import { areaById } from "@tablee/domain/geography/areas";
import type { ZoneName } from "@tablee/domain/kernel/zones/zones";
import { businessZone } from "@tablee/domain/kernel/zones/zones";
import { accountById } from "@tablee/projections/accounts/queries";
import { consentsOf } from "@tablee/projections/consents/queries";
import type { ConsentRow } from "@tablee/projections/consents/read-model";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { localInstant } from "../views/local-time.ts";

type Shown = OutputOf<typeof communications>;

/** The consents of an account, and where its messages go. */
@Injectable()
export class CommunicationSettings {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  async show(by: Caller): Promise<Shown> {
    const { reads, access } = this.api;
    const { accountId } = by;
    const asked = [accountById(reads, accountId), consentsOf(reads, accountId), access.pushTokens.tokensOf(accountId)] as const;
    const [account, rows, devices] = await Promise.all(asked);
    const zone = areaById(account?.area_id ?? "")?.zone ?? businessZone;
    const consents = ConsentPurpose.options.map((purpose) => {
      const row = rows.find((one) => one.purpose === purpose);
      const { en, fr } = currentWording(purpose);
      const version = currentWordings[purpose];
      return { purpose, given: row?.given ?? false, wording: { version, text: { en, fr } }, answered: row ? answerOf(row, zone) : null };
    });
    return { email: account?.email ?? "", phone: account?.address?.phone ?? null, devices: devices.length, consents };
  }

  async sms(by: Caller): Promise<OutputOf<typeof customerSmsConsent>> {
    const { phone, consents } = await this.show(by);
    return { phone, consent: consents.find(({ purpose }) => purpose === "sms")! };
  }

  /** @throws Failure phone-missing: no text can be sent; Refused consent-wording-unknown */
  async update({ agreed, withdrawn }: InputOf<typeof updateCommunications>, by: Caller) {
    const isAboutTexts = agreed.some((wording) => wordingOf(wording)?.purpose === "sms");
    if (isAboutTexts && !(await this.#hasPhone(by))) throw new Failure("phone-missing");
    const input = { accountId: by.accountId, wordings: agreed, withdrawn, language: by.language, source: "settings" } as const;
    await this.commands.send(agree, input, by.own("agree"));
    return { done: true as const };
  }

  /** By the log: a number that was given a moment ago counts. */
  async #hasPhone({ accountId }: Caller): Promise<boolean> {
    return (await addressOf(this.api.steps, accountId))?.phone !== undefined;
  }
}

function answerOf({ at, source, wording, purpose, given }: ConsentRow, zone: ZoneName): Shown["consents"][number]["answered"] {
  const agreedTo = given && wording !== currentWordings[purpose] ? wordingOf(wording ?? "") : undefined;
  return { at: localInstant(at, zone), source, earlier: agreedTo ? { en: agreedTo.en, fr: agreedTo.fr } : null };
}
