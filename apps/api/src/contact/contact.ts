import { Injectable } from "@nestjs/common";
import { HOUR_S, type Limiter, taken } from "@tablee/access/sign-in/limits";
import { Commands } from "@tablee/command-bus/commands";
import { personOf } from "@tablee/commands/account/person-of";
import { sendInquiry } from "@tablee/commands/inquiry/send-inquiry";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/contact";
import { inquiryPolicies } from "@tablee/domain/inquiry/policy";
import { MAX_INQUIRY_TEXT } from "@tablee/domain/inquiry/vocabulary";
import { idFrom } from "@tablee/domain/kernel/ids";
import { policyOn } from "@tablee/domain/kernel/policy";
import { addressKey } from "@tablee/domain/kernel/text/email-address";
import { businessZone, toLocal } from "@tablee/domain/kernel/zones/zones";
import { orderOfAccount, ordersAround } from "@tablee/projections/orders/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { boxesOffered } from "./boxes-offered.ts";

/** Messages that a network address, or an account, may send in an hour: offices and mobile carriers share one address. */
const MESSAGES_OF_A_NETWORK = 30;
/** Messages in an hour under one email address, from one network: a stranger elsewhere cannot use up a person's own. */
const MESSAGES_OF_AN_ADDRESS = 5;

/** The contact form, and the messages that it sends to the team. */
@Injectable()
export class Contact {
  readonly #ofNetwork: Limiter;
  readonly #ofAddress: Limiter;

  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {
    this.#ofNetwork = api.access.limits.limiter("inquiry-from", MESSAGES_OF_A_NETWORK, HOUR_S);
    this.#ofAddress = api.access.limits.limiter("inquiry", MESSAGES_OF_AN_ADDRESS, HOUR_S);
  }

  async form({ session, receivedAt }: Caller): Promise<OutputOf<typeof calls.contactForm>> {
    const accountId = session?.accountId;
    const [person, boxes] = accountId
      ? await Promise.all([personOf(this.api.steps, accountId), ordersAround(this.api.reads, accountId)])
      : [undefined, []];
    const { firstName, lastName, email } = person?.person ?? {};
    const today = toLocal(businessZone, receivedAt).date;
    return {
      writer: email === undefined ? null : { name: `${firstName} ${lastName}`, email },
      boxes: boxesOffered(boxes, today),
      messageLength: MAX_INQUIRY_TEXT,
      keptMonths: policyOn(inquiryPolicies, today).keptMonths,
    };
  }

  /** @throws TooManyAttempts; Failure order-not-found */
  async send(
    { name, email, orderId, ...written }: InputOf<typeof calls.sendInquiry>,
    by: Caller,
  ): Promise<OutputOf<typeof calls.sendInquiry>> {
    const { limits } = this.api.access;
    const accountId = by.session?.accountId;
    if (orderId !== undefined && !(accountId && (await orderOfAccount(this.api.reads, accountId, orderId))))
      throw new Failure("order-not-found");
    // The narrow limit comes first: messages that it refuses use up nothing of a network that others share.
    const from = accountId ?? by.address;
    await taken(this.#ofAddress.consume(limits.key("inquiry", `${addressKey(email)}|${from}`)));
    await taken(this.#ofNetwork.consume(limits.key("inquiry-from", from)));
    const context = by.command("send-inquiry", accountId);
    const inquiryId = idFrom("inquiry", context.commandId);
    const inquiry = {
      inquiryId,
      accountId,
      orderId,
      ...written,
      language: by.language,
      writer: { ...(name !== undefined && { name }), email },
    };
    await this.commands.send(sendInquiry, inquiry, context);
    return { inquiryId };
  }
}
