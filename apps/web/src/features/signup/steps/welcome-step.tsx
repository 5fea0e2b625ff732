import { getFirstOrder, welcome } from "@tablee/contracts/calls/first-order";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { UnderWay } from "@tablee/ui/components/shown-line";
import { formatDay, formatDayShort } from "@tablee/ui/format/dates";
import { formatTime, formatWindow } from "@tablee/ui/format/times";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { Plate } from "@tablee/ui/plates/plate";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { freshness } from "../../../shared/api/freshness.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { To } from "../../../shared/routing/to.tsx";
import { useGo } from "../../../shared/routing/use-go.ts";
import { VerifyEmail } from "../../../shared/verify-email/verify-email.tsx";
import { FirstBox } from "../first-box.tsx";
import { SignupFrame, StepSkeleton } from "../signup-frame.tsx";
import { AcquisitionSource } from "./acquisition-source.tsx";

/** The last step: the day of the first box, the cutoff of the next, and a link to the boxes; the account once that day is over. */
export function WelcomeStep() {
  const { t } = useTranslation("steps");
  const language = useLanguage();
  const go = useGo();
  const { data, isError, refetch } = useQuery(callQuery(welcome, {}));
  // On a phone the dishes of the box stand below the text, and the tables in their place above it.
  const { isPending, failureCount } = useQuery(callQuery(getFirstOrder, {}));
  const isComing = isPending && failureCount === 0;
  const isOver = data?.over === true;
  useEffect(() => {
    if (isOver) void go("account", { replace: true });
  }, [isOver, go]);
  return (
    <SignupFrame step="welcome">
      {isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data === undefined || isComing || isOver ? (
        <StepSkeleton />
      ) : (
        <div className="grid items-center gap-8 md:grid-cols-2 lg:gap-14">
          <div className="flex flex-col items-start gap-4">
            <h1 className="font-display text-4xl">{t("welcome.title", { name: data.firstname })}</h1>
            <p className="text-lg">
              {data.firstDelivery && data.window
                ? t("welcome.first", { day: formatDay(data.firstDelivery, language), window: formatWindow(data.window, language) })
                : t("welcome.firstNoDate")}
            </p>
            <p>
              {t("welcome.boxes", { count: data.orders })} <UnderWay freshness={freshness} of={["weeks"]} />{" "}
              {data.nextCutoff &&
                t("welcome.next", {
                  date: formatDayShort(data.nextCutoff.date, language),
                  time: formatTime(data.nextCutoff.time, language),
                })}
            </p>
            <To name="account" slash className={buttonStyle({ size: "lg", className: "mt-2" })}>
              {t("welcome.see")}
            </To>
            <VerifyEmail />
            <AcquisitionSource />
            <section aria-labelledby="tips" className="mt-6 rounded-card bg-oat p-(--card-pad)">
              <h2 id="tips" className="font-display text-xl">
                {t("welcome.tips")}
              </h2>
              <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5">
                <li>{t("welcome.tip1")}</li>
                <li>{t("welcome.tip2")}</li>
                <li>{t("welcome.tip3")}</li>
              </ul>
            </section>
          </div>
          <FirstBox otherwise={<Tables />} />
        </div>
      )}
    </SignupFrame>
  );
}

/** Set tables, until the dishes of the visitor's own box are known. */
function Tables() {
  return (
    <div
      aria-hidden="true"
      className="-order-1 grid grid-cols-4 overflow-hidden rounded-card shadow-lift md:order-none md:grid-cols-2 md:rounded-sheet"
    >
      <Plate seed="welcome-a" vessel="plate" cloth="tomato" art={["spaghetti", "meatballs", "basil", "cherry-tomatoes"]} loading="eager" />
      <Plate seed="welcome-b" vessel="glass" cloth="sage" art={["lime", "kiwi-fruit", "ice"]} loading="eager" />
      <Plate seed="welcome-c" vessel="board" cloth="oat" art={["bread", "butter", "olive"]} loading="eager" />
      <Plate seed="welcome-d" vessel="bowl" cloth="plum" art={["greens", "feta", "beet-slices", "orange-slices"]} loading="eager" />
    </div>
  );
}
