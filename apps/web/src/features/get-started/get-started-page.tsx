import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { formatMoney } from "@tablee/ui/format/money";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useClient, useSession } from "../../shared/api/session.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { plansQuery } from "../../shared/plan/plans-query.ts";
import { SignUpLink } from "../../shared/routing/sign-up-link.tsx";
import { To } from "../../shared/routing/to.tsx";
import { PlatePicture } from "../../shared/ui/plate-picture.tsx";
import { FirstBoxes } from "./first-boxes.tsx";
import { salmon } from "./plates.ts";

const page = "mx-auto flex max-w-5xl flex-col gap-10 px-4 py-8 sm:px-6 lg:py-12";

/** The target of the discount bar: the visit's offer, what it takes off, what the first box costs, and the way into the sign-up. */
export function GetStartedPage() {
  const { t } = useTranslation("get-started");
  const language = useLanguage();
  const { data: plans, isError, isFetching, refetch } = useQuery(plansQuery);
  const bar = useSession()?.discountBar;
  const offer = plans?.offer;
  const perBox = bar?.discount?.elements ?? [];
  const client = useClient();
  if (client?.subscriptionStatus === "active" || client?.subscriptionStatus === "paused") return <Seated />;
  if (isError) return <ErrorState level={1} title={t("error")} onRetry={() => void refetch()} retrying={isFetching} className="py-20" />;
  if (!plans) {
    return (
      <SkeletonGroup className="mx-auto flex max-w-5xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12">
        <Skeleton className="h-56 rounded-sheet" />
        <Skeleton className="h-96 rounded-sheet" />
      </SkeletonGroup>
    );
  }
  return (
    <div className={page}>
      <Head>
        {offer && <p className="font-semibold text-primary-ink text-sm">{t("offer")}</p>}
        <h1 className="text-balance font-display text-4xl sm:text-5xl">
          {offer ? (language === "fr" ? offer.textFr : offer.textEn) : t("title")}
        </h1>
        <p className="measure text-lg">{t(offer ? "withOffer" : "without")}</p>
        {perBox.length > 0 && (
          <dl aria-label={t("perBox")} className="flex flex-wrap gap-x-6 gap-y-2">
            {perBox.map((cents, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is the number of the box
              <div key={index} className="flex flex-col">
                <dt className="text-muted text-sm">{t("box", { number: index + 1 })}</dt>
                <dd className="figures font-display text-2xl">{formatMoney(-cents, language)}</dd>
              </div>
            ))}
          </dl>
        )}
        {!bar?.signupDisabled && <SignUpLink className={buttonStyle({ size: "lg" })}>{t("begin")}</SignUpLink>}
      </Head>
      <FirstBoxes plans={plans} />
    </div>
  );
}

/** The page for a customer: the first box is theirs already. */
function Seated() {
  const { t } = useTranslation(["get-started", "app"]);
  return (
    <div className={page}>
      <Head>
        <h1 className="text-balance font-display text-4xl sm:text-5xl">{t("seatedTitle")}</h1>
        <p className="measure text-lg">{t("seatedText")}</p>
        <To name="account" slash className={buttonStyle({ size: "lg" })}>
          {t("app:nav.myAccount")}
        </To>
      </Head>
    </div>
  );
}

function Head({ children }: { children: ReactNode }) {
  return (
    <header className="grid overflow-hidden rounded-sheet bg-primary-tint lg:grid-cols-[1fr_18rem]">
      <div className="flex flex-col items-start gap-4 p-(--card-pad) sm:p-8">{children}</div>
      <div aria-hidden="true" className="hidden lg:block">
        <PlatePicture plate={salmon} eager />
      </div>
    </header>
  );
}
