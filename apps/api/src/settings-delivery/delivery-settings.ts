import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { writeDeliveryNote } from "@tablee/commands/account/address/write-delivery-note";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/settings-delivery";
import { areaById, areaForPostalCode, normalisePostalCode } from "@tablee/domain/geography/areas";
import { accountById } from "@tablee/projections/accounts/queries";
import { consentsOf } from "@tablee/projections/consents/queries";
import { subscriptionReceiptsOf } from "@tablee/projections/receipts/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import type { SubscriptionRow } from "@tablee/projections/subscriptions/read-model";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { deliveryDays } from "../signup/delivery-days.ts";

/** The data of the tab, and the note, which moves nothing. */
@Injectable()
export class DeliverySettings {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  async show(by: Caller): Promise<OutputOf<typeof calls.deliverySettings>> {
    const { reads } = this.api;
    const [subscription, account, consents, receipts] = await Promise.all([
      this.#own(by),
      accountById(reads, by.accountId),
      consentsOf(reads, by.accountId),
      subscriptionReceiptsOf(reads, by.accountId, undefined),
    ]);
    return {
      address: account?.address ?? null,
      alternate: account?.alternate ?? null,
      region: subscription.region,
      ...timeAndDays(subscription, by),
      closed: subscription.status === "closed",
      offersByText: consents.some(({ purpose, given }) => purpose === "sms" && given),
      record: receipts.find(({ kind }) => kind === "moved")?.number ?? null,
    };
  }

  async schedules(by: Caller): Promise<OutputOf<typeof calls.availableSchedules>> {
    return timeAndDays(await this.#own(by), by);
  }

  async check(
    { postalCode }: InputOf<typeof calls.checkPostalCodeSchedule>,
    by: Caller,
  ): Promise<OutputOf<typeof calls.checkPostalCodeSchedule>> {
    const normal = normalisePostalCode(postalCode);
    if (!normal) throw new Failure("postal-code-invalid");
    const { region } = await this.#own(by);
    const area = areaForPostalCode(normal)?.area;
    if (!area) return { served: false, region: null, otherRegion: false, days: [] };
    return { served: true, region: area.region, otherRegion: area.region !== region, days: deliveryDays(area, by.receivedAt) };
  }

  async note(by: Caller): Promise<OutputOf<typeof calls.deliveryNote>> {
    return { note: (await accountById(this.api.reads, by.accountId))?.address?.instructions ?? "" };
  }

  async writeNote({ note }: InputOf<typeof calls.updateDeliveryNote>, by: Caller): Promise<OutputOf<typeof calls.updateDeliveryNote>> {
    await this.commands.send(writeDeliveryNote, { accountId: by.accountId, note }, by.own("write-delivery-note"));
    return { done: true };
  }

  async #own({ accountId }: Caller): Promise<SubscriptionRow> {
    const row = await subscriptionOfAccount(this.api.reads, accountId);
    if (!row) throw new Failure("subscription-not-found");
    return row;
  }
}

function timeAndDays({ slot }: SubscriptionRow, { receivedAt }: Caller): OutputOf<typeof calls.availableSchedules> {
  const area = areaById(slot.areaId);
  return { time: { weekday: slot.weekday, window: slot.window }, days: area ? deliveryDays(area, receivedAt) : [] };
}
