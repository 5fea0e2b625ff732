import { Controller } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import { cartLoyaltyBanner, dismissServingsBanner, servingsBanner } from "@tablee/contracts/calls/banners";
import { policyOn } from "@tablee/domain/kernel/policy";
import { pricePolicies, tierFor } from "@tablee/domain/pricing/policy";
import { picksOf } from "@tablee/domain/subscription/vocabulary";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { Messages } from "../account/messages.ts";
import { Suggestions } from "../account/suggestions.ts";
import { ApiContext } from "../api-context.ts";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";

@Controller()
export class BannersController {
  constructor(
    private readonly api: ApiContext,
    private readonly suggestions: Suggestions,
    private readonly messages: Messages,
  ) {}

  @Bind(cartLoyaltyBanner)
  loyalty(@Input() { orderId }: InputOf<typeof cartLoyaltyBanner>, @By() by: Caller) {
    return this.suggestions.loyalty(orderId, by);
  }

  /** The next tier of the customer's own kind of plan, as long as it was not dismissed. */
  @Bind(servingsBanner)
  async servings(@By() by: Caller): Promise<OutputOf<typeof servingsBanner>> {
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

  @Bind(dismissServingsBanner)
  dismiss(@Input() { key }: InputOf<typeof dismissServingsBanner>, @By() by: Caller) {
    return this.messages.dismiss(by.accountId, key);
  }
}
