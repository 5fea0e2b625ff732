import type { HomeVersion } from "@tablee/domain/landing-page/vocabulary";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { formatMoneyShort } from "@tablee/ui/format/money";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../shared/api/session.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { SignUpLink } from "../../shared/routing/sign-up-link.tsx";
import { To } from "../../shared/routing/to.tsx";
import { getStartedQuery } from "../../shared/routing/use-signup-target.ts";
import { heroTables } from "./hero-plates.ts";
import { type FirstScreen, plainHomepage } from "./homepage-query.ts";

/** The ground under the first screen: each version sets its table on a cloth of its own. */
const grounds: Readonly<Record<HomeVersion, string>> = {
  default: "",
  "brand-refresh": "bg-sage",
  seasonal: "bg-attention-tint",
};

const frame = "mx-auto grid max-w-6xl items-center gap-8 px-4 pt-8 pb-12 sm:px-6 lg:grid-cols-[1fr_1.1fr] lg:gap-14 lg:pt-14 lg:pb-20";

/** The outline of the first screen, over the place that it keeps. */
const coming = (
  <SkeletonGroup className={`${frame} visible absolute inset-0 max-lg:content-start`}>
    <div className="flex flex-col gap-5">
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-14 max-w-lg rounded-card" />
      <Skeleton className="h-(--control-h-lg) max-w-sm rounded-button" />
    </div>
    <Skeleton className="aspect-square rounded-sheet" />
  </SkeletonGroup>
);

/** The first screen. It keeps its place under an outline until the version of the page is known: no words flash, and nothing moves. */
export function Hero({ page }: { page: FirstScreen | undefined }) {
  const { t } = useTranslation("home");
  const language = useLanguage();
  const started = useQuery(getStartedQuery).data;
  const signedIn = useSignedIn();
  const facts = [
    started && t("hero.from", { price: formatMoneyShort(started.fromPerServingCents, language) }),
    t("hero.skip"),
    // A client has had a first box.
    !signedIn && t("hero.free"),
  ];
  const { version, title, subtitle } = page ?? plainHomepage;
  return (
    <div className={`relative ${grounds[version]} ${page ? "" : "invisible"}`}>
      {!page && coming}
      <section className={frame}>
        <div className="flex flex-col items-start gap-5">
          <h1 className="font-display text-5xl">{title ?? t("hero.title")}</h1>
          <p className="max-w-lg text-lg text-muted">{subtitle ?? t("hero.text")}</p>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
            <SignUpLink className={buttonStyle({ size: "lg" })}>{t("hero.start")}</SignUpLink>
            <To name="menu" params={{ date: "this-week" }} className={buttonStyle({ variant: "secondary", size: "lg" })}>
              {t("hero.menu")}
            </To>
          </div>
          <ul className="flex min-h-6 flex-col gap-1.5 text-sm sm:flex-row sm:flex-wrap sm:gap-x-5">
            {facts.map(
              (fact) =>
                fact && (
                  <li key={fact} className="flex items-center gap-1.5">
                    <Check aria-hidden="true" className="size-4 shrink-0 text-good" strokeWidth={2.5} />
                    {fact}
                  </li>
                ),
            )}
          </ul>
        </div>
        <div aria-hidden="true" className="grid grid-cols-3 overflow-hidden rounded-sheet shadow-lift">
          {heroTables[version].map(({ cloth, place = "", picture }) => (
            <img
              key={picture}
              src={picture}
              alt=""
              width="292"
              height="292"
              fetchPriority={place ? "high" : undefined}
              className={`aspect-square h-full w-full ${place}`}
              style={{ backgroundColor: `var(--cloth-${cloth})` }}
            />
          ))}
        </div>
      </section>
    </div>
  );
}
