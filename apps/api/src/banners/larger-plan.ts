import { Injectable } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import type { servingsBanner } from "@tablee/contracts/calls/banners";
import { policyOn } from "@tablee/domain/kernel/policy";
import { pricePolicies, tierFor } from "@tablee/domain/pricing/policy";
import { picksOf } from "@tablee/domain/subscription/picks";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { Messages } from "../account/messages.ts";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";

/** The next tier of the customer's own kind of plan, as long as it was not dismissed. */
@Injectable()
export class LargerPlan {
  constructor(
    private readonly api: ApiContext,
    private readonly messages: Messages,
  ) {}

  async banner(by: Caller): Promise<OutputOf<typeof servingsBanner>> {
    const subscription = await subscriptionOfAccount(this.api.reads, by.accountId);
    if (subscription?.status !== "active") return { banner: null };
    const { plan } = subscription;
    const policy = policyOn(pricePolicies, by.receivedAt.slice(0, 10));
    const tiers = plan.type === "ready-to-cook" ? policy.readyToCook[plan.persons] : policy.readyToEat;
    const next = tiers.find((tier) => tier.from > picksOf(plan));
    if (!next) return { banner: null };
    const key = `servings:${plan.type}:${next.from}`;
    if (await this.messages.isDismissed(by.accountId, key)) return { banner: null };
    const perServingCents = tierFor(tiers, picksOf(plan)).perServing;
    return { banner: { key, picks: next.from, perServingCents, nextPerServingCents: next.perServing } };
  }
}
