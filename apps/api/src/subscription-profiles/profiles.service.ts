import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { indexData, topProfiles } from "@tablee/contracts/calls/subscription-profiles";
import { customerName } from "@tablee/projections/accounts/name";
import { commonestProfiles, countProfiles, profilesPage } from "@tablee/projections/subscriptions/profiles";
import { z } from "zod";
import { ApiContext } from "../api-context.ts";
import { cursorOf, parseCursor } from "../views/keyset.ts";

@Injectable()
export class ProfilesService {
  constructor(private readonly api: ApiContext) {}

  async index(input: InputOf<typeof indexData>): Promise<OutputOf<typeof indexData>> {
    const { reads, clock } = this.api;
    const [rows, total] = await Promise.all([
      profilesPage(reads, { ...input, after: parseCursor(input.after, input.sort === "deliveries" ? z.int32() : z.string()) }),
      countProfiles(reads, input),
    ]);
    const last = rows.at(-1);
    return {
      rows: rows.map((row) => ({
        subscriptionId: row.key,
        accountId: row.account_id,
        name: customerName(row),
        email: row.email ?? "",
        region: row.region,
        city: row.city ?? "",
        status: row.status,
        plan: row.plan,
        tastes: row.tastes,
        weekday: row.slot.weekday,
        window: row.slot.window,
        startedAt: row.started_at,
        deliveries: row.deliveries,
      })),
      next: rows.length === input.limit && last ? cursorOf(last.sort_value, last.key) : null,
      total,
      asOf: clock.now(),
    };
  }

  async top({ region, limit }: InputOf<typeof topProfiles>): Promise<OutputOf<typeof topProfiles>> {
    const { reads, clock } = this.api;
    const rows = await commonestProfiles(reads, region, limit);
    return { rows, subscriptions: await countProfiles(reads, { region, status: "active" }), asOf: clock.now() };
  }
}
