import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { cartLoyaltyBanner, contentBanners, dismissServingsBanner, servingsBanner } from "@tablee/contracts/calls/banners";
import { Messages } from "../account/messages.ts";
import { Suggestions } from "../account/suggestions.ts";
import { ContentBanners } from "../content/content-banners.ts";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { LargerPlan } from "./larger-plan.ts";

@Controller()
export class BannersController {
  constructor(
    private readonly suggestions: Suggestions,
    private readonly messages: Messages,
    private readonly largerPlan: LargerPlan,
    private readonly content: ContentBanners,
  ) {}

  @Bind(cartLoyaltyBanner)
  loyalty(@Input() { orderId }: InputOf<typeof cartLoyaltyBanner>, @By() by: Caller) {
    return this.suggestions.loyalty(orderId, by);
  }

  @Bind(servingsBanner)
  servings(@By() by: Caller) {
    return this.largerPlan.banner(by);
  }

  @Bind(contentBanners)
  ofContent(@Input() { type }: InputOf<typeof contentBanners>, @By() by: Caller) {
    return this.content.shown(type, by);
  }

  @Bind(dismissServingsBanner)
  dismiss(@Input() { key }: InputOf<typeof dismissServingsBanner>, @By() by: Caller) {
    return this.messages.dismiss(by.accountId, key);
  }
}
