import { Injectable } from "@nestjs/common";
import type { ContentBanner, ShownBanners } from "@tablee/contracts/banner-schemas";
import { bannersFor } from "@tablee/domain/banner/banners-for";
import { type BannerType, bannerImages, genericOf } from "@tablee/domain/banner/vocabulary";
import { defaultBannerWords } from "@tablee/domain/banner/words";
import { regionAt } from "@tablee/domain/geography/cities";
import { textIn } from "@tablee/domain/kernel/words";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import type { BannerFields } from "@tablee/gateways/content/banner-fields";
import { type ImageService, widthSet } from "@tablee/gateways/images/image-service";
import { defaultWidths } from "@tablee/gateways/images/image-widths";
import { ApiContext } from "../api-context.ts";
import { Flipper } from "../flipper/flipper.service.ts";
import type { Caller } from "../http/caller.ts";
import { VisitRegion } from "../locations/visit-region.ts";
import { Content } from "./content.ts";
import type { Facts } from "./facts.ts";
import { filled, filledText } from "./fill.ts";
import { whereOn } from "./where-on.ts";

/** The types whose words are a title and a subtitle: an entry without them has the default ones. */
const titled: ReadonlySet<BannerType> = new Set([
  "accountBanner",
  "homePageBanner1",
  "homePageBanner2",
  "giftCardBanner",
  "referralPageBanner",
]);

/** The editors' banners, chosen for a caller. */
@Injectable()
export class ContentBanners {
  constructor(
    private readonly api: ApiContext,
    private readonly content: Content,
    private readonly regions: VisitRegion,
    private readonly flipper: Flipper,
  ) {}

  /** @throws Failure unavailable while the content service is away and has never answered */
  async shown(type: BannerType, by: Caller): Promise<ShownBanners> {
    const on = async (of: BannerType | ReturnType<typeof genericOf>) =>
      whereOn(await this.content.entries(of, by.language), this.flipper, by);
    const [own, generic, region] = await Promise.all([on(type), on(genericOf(type)), this.regions.known(by)]);
    const { banners, error } = bannersFor(type, { own, generic }, { region, today: businessDay(by.receivedAt), regionAt });
    const facts = this.content.facts(by.language);
    const service = this.api.opened.gateways.images;
    const [title, subtitle] = titled.has(type)
      ? [textIn(defaultBannerWords.title, by.language), textIn(defaultBannerWords.subtitle, by.language)]
      : [];
    return {
      banners: banners.map((banner) =>
        bannerView(type, { ...banner, title: banner.title ?? title, subtitle: banner.subtitle ?? subtitle }, facts, service),
      ),
      error,
    };
  }
}

/** The widest that a banner is on a page, on a screen of twice the pixels; a narrower image is not enlarged. */
const MAX_WIDTH = 2_304;

function inWidths({ url, width }: BannerFields["images"][number], service: ImageService) {
  const max = Math.max(defaultWidths.min, Math.min(width ?? MAX_WIDTH, MAX_WIDTH));
  return { url: service.address(url, { width: max }), srcset: widthSet(service, url, { max }) };
}

/** Images whose title is not one of the type's are left out. */
function bannerView(type: BannerType, banner: BannerFields, facts: Facts, service: ImageService): ContentBanner {
  const line = (text: string | undefined) => (text === undefined ? null : filled(text, facts));
  const byTitle = new Map(banner.images.map((image) => [image.title, image]));
  return {
    title: line(banner.title),
    subtitle: line(banner.subtitle),
    italicizedText: line(banner.italicizedText),
    capitalizedHeading: line(banner.capitalizedHeading),
    headingText: line(banner.headingText),
    descriptionText: line(banner.descriptionText),
    linkText: line(banner.linkText),
    linkUrl: line(banner.linkUrl),
    disclaimer: line(banner.disclaimer),
    textbox: line(banner.textbox),
    textboxMobile: line(banner.textboxMobile),
    message: filledText(banner.message, facts),
    images: (bannerImages[type] ?? []).flatMap((title) => {
      const image = byTitle.get(title);
      return image ? [{ ...inWidths(image, service), title, width: image.width ?? null, height: image.height ?? null }] : [];
    }),
    color: banner.color ?? null,
    dismissableToggle: banner.dismissableToggle,
    dismiss: line(banner.dismiss),
  };
}
