import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { personOf } from "@tablee/commands/account/person-of";
import { agree } from "@tablee/commands/consent/agree";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { subscribeToNewsletter } from "@tablee/contracts/calls/newsletter";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";

/** The provider's form below every page. */
const form = { form: "footer", action: "sub", version: 1 } as const;

/** Takes addresses to the newsletter's provider. */
@Injectable()
export class Newsletter {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  /**
   * The consent is noted first: an address that the provider did not take has agreed in vain, and one on its list has agreed.
   * @throws TransientFailure while the provider is away; TooManyAttempts
   */
  async subscribe(
    { email, agreed: wording }: InputOf<typeof subscribeToNewsletter>,
    by: Caller,
  ): Promise<OutputOf<typeof subscribeToNewsletter>> {
    const { access, opened } = this.api;
    const { language, receivedAt: at } = by;
    await access.attempts.ask(by.address);
    if (await this.#isOwn(email, by)) {
      const input = { accountId: by.accountId, wordings: [wording], language, source: "footer" } as const;
      await this.commands.send(agree, input, by.own("agree"));
    } else await access.newsletterConsents.note(email, { wording, language, givenAt: at });
    const { action } = await opened.gateways.newsletter.subscribe({ ...form, email, language, at });
    return { action };
  }

  /** True if it is the address of the signed-in account: its consent then belongs to the account. */
  async #isOwn(email: string, { session }: Caller): Promise<boolean> {
    if (!session?.accountId) return false;
    const { access, steps } = this.api;
    const known = await personOf(steps, session.accountId);
    if (!known) return false;
    return access.credentials.emailHash(known.person.email) === access.credentials.emailHash(email);
  }
}
