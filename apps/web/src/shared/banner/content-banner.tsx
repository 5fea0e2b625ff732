import { buttonStyle } from "@tablee/ui/lib/button-style";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { RichText } from "../content/rich-text.tsx";
import type { PictureOf } from "../ui/picture-of.ts";
import { PlatePicture } from "../ui/plate-picture.tsx";
import type { ShownBanners } from "./banners-query.ts";
import { groundOf } from "./grounds.ts";

type Banner = ShownBanners["banners"][number];

/** A banner of the editors: words, a link, and a picture or a drawn plate beside them. */
export function ContentBanner({ banner, plate }: { banner: Banner; plate: PictureOf }) {
  const id = useId();
  const heading = banner.title ?? banner.headingText;
  const text = banner.subtitle ?? banner.descriptionText;
  return (
    <aside
      aria-labelledby={heading ? id : undefined}
      className={`grid overflow-hidden rounded-sheet sm:grid-cols-[1.7fr_1fr] ${groundOf(banner.color)}`}
    >
      <div className="flex flex-col items-start justify-center gap-2.5 p-6 sm:p-9">
        {banner.italicizedText && <p className="font-display text-lg text-primary-ink italic">{banner.italicizedText}</p>}
        {banner.capitalizedHeading && (
          <p className="font-semibold text-primary-ink text-sm uppercase tracking-[0.08em]">{banner.capitalizedHeading}</p>
        )}
        {heading && (
          <h2 id={id} className="text-balance font-display text-3xl">
            {heading}
          </h2>
        )}
        {text && <p className="measure text-lg">{text}</p>}
        {banner.message.length > 0 && <RichText body={banner.message} />}
        {banner.disclaimer && <p className="measure text-muted text-sm">{banner.disclaimer}</p>}
        {banner.linkText && banner.linkUrl && <BannerLink href={banner.linkUrl}>{banner.linkText}</BannerLink>}
      </div>
      <div aria-hidden="true" className="max-sm:order-first max-sm:h-36 sm:min-h-56">
        {banner.images.length > 0 ? <Picture images={banner.images} /> : <PlatePicture plate={plate} />}
      </div>
    </aside>
  );
}

/** The widths from which the wider images of a banner are for (specification, section 9). */
const from = { tablet: "(width > 48rem)", desktop: "(width > 68.75rem)" };

/** The width of the place of an image: beside the words, above them on a phone. */
const place = "(width > 40rem) 27rem, 100vw";

/** The image for the width of the window, from its set the one for its place. */
function Picture({ images }: { images: Banner["images"] }) {
  const of = (width: "tablet" | "desktop") => images.find(({ title }) => title.endsWith(`_${width}`));
  const [tablet, desktop, first] = [of("tablet"), of("desktop"), images[0]];
  if (!first) return null;
  return (
    <picture>
      {desktop && <source media={from.desktop} srcSet={desktop.srcset} sizes={place} />}
      {tablet && <source media={from.tablet} srcSet={tablet.srcset} sizes={place} />}
      <img
        src={first.url}
        srcSet={first.srcset}
        sizes={place}
        alt=""
        width={first.width ?? undefined}
        height={first.height ?? undefined}
        loading="lazy"
        className="h-full w-full object-cover"
      />
    </picture>
  );
}

function BannerLink({ href, children }: { href: string; children: string }) {
  const className = buttonStyle({ variant: "secondary", className: "mt-2" });
  return href.startsWith("/") ? (
    <Link to={href} className={className}>
      {children}
    </Link>
  ) : (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
