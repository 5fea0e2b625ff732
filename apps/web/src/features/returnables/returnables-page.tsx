import type { OutputOf } from "@tablee/contracts/call";
import { existingPickup, returnables } from "@tablee/contracts/calls/returnables";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { formatDay } from "@tablee/ui/format/dates";
import { formatMoney, formatMoneyShort } from "@tablee/ui/format/money";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";
import { ContactLink } from "../../shared/ui/contact-link.tsx";
import { useFocusKept } from "../../shared/ui/use-focus-kept.ts";
import { BookedPickup } from "./booked-pickup.tsx";
import { OutList } from "./out-list.tsx";
import { PickupForm } from "./pickup-form.tsx";

const DAYS_A_WEEK = 7;

/** The bags and kits that the household has, their pickup, and how they go back. */
export function ReturnablesPage() {
  const { t } = useTranslation("returnables");
  const held = useQuery(callQuery(returnables, {}));
  const pickup = useQuery(callQuery(existingPickup, {}));
  const retry = () => void Promise.all([held.refetch(), pickup.refetch()]);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-10 px-4 py-8 sm:px-6 lg:py-12">
      <div>
        <h1 className="font-display text-4xl">{t("title")}</h1>
        <p className="measure mt-2">{t("text")}</p>
      </div>
      {held.data && pickup.data ? (
        <Held held={held.data} pickup={pickup.data.pickup} />
      ) : held.isError || pickup.isError ? (
        <ErrorState title={t("trackerError")} onRetry={retry} retrying={held.isFetching || pickup.isFetching}>
          <p>
            {t("trackerErrorText")} <ContactLink />
          </p>
        </ErrorState>
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-40 rounded-sheet" />
        </SkeletonGroup>
      )}
    </div>
  );
}

type Held = OutputOf<typeof returnables>;

function Held({ held, pickup }: { held: Held; pickup: OutputOf<typeof existingPickup>["pickup"] }) {
  const { t } = useTranslation("returnables");
  const language = useLanguage();
  const { items, terms, lapsedOn } = held;
  const mayBook = items.length > 0 && pickup?.by !== "customer";
  // The pressed button disappears once a pickup is booked or cancelled.
  const { card: section } = useFocusKept(pickup?.pickupId);
  return (
    <>
      <section aria-labelledby="out" className="flex flex-col gap-4">
        {items.length === 0 ? (
          <EmptyState title={<span id="out">{t("emptyTitle")}</span>}>{t("emptyText")}</EmptyState>
        ) : (
          <>
            <h2 id="out" className="font-display text-2xl">
              {t("out")}
            </h2>
            <OutList items={items} />
            <Unpaid items={items} />
          </>
        )}
        <p className="text-muted text-sm">{t("trackerLag", { days: terms.trackerDays })}</p>
      </section>
      <section ref={section} tabIndex={-1} aria-label={t("pickup.section")} className="flex flex-col gap-10 outline-none empty:hidden">
        {!pickup && items.length > 0 && lapsedOn && (
          <Notice tone="attention">{t("pickup.lapsed", { day: formatDay(lapsedOn, language) })}</Notice>
        )}
        {pickup && <BookedPickup pickup={pickup} />}
        {mayBook && <PickupForm held={held} />}
      </section>
      <How terms={terms} />
    </>
  );
}

/** The amount whose charge failed, and the two ways to settle it. */
function Unpaid({ items }: Pick<Held, "items">) {
  const { t } = useTranslation("returnables");
  const language = useLanguage();
  const unpaid = items.filter(({ charge }) => charge === "failed");
  if (unpaid.length === 0) return null;
  const money = formatMoney(
    unpaid.reduce((sum, { cents }) => sum + cents, 0),
    language,
  );
  return (
    <Notice
      tone="danger"
      title={t("unpaid.title", { money })}
      action={
        <To name="settings_payment" className={buttonStyle({ size: "sm" })}>
          {t("unpaid.action")}
        </To>
      }
    >
      {t("unpaid.text")}
    </Notice>
  );
}

function How({ terms: { overdueDays, attempts, bagCents, kitCents } }: { terms: Held["terms"] }) {
  const { t } = useTranslation("returnables");
  const language = useLanguage();
  const facts = {
    weeks: overdueDays / DAYS_A_WEEK,
    attempts,
    bag: formatMoneyShort(bagCents, language),
    kit: formatMoneyShort(kitCents, language),
  };
  return (
    <section aria-labelledby="how" className="rounded-sheet bg-oat p-(--card-pad)">
      <h2 id="how" className="font-display text-2xl">
        {t("how.title")}
      </h2>
      <dl className="mt-4 grid gap-5 sm:grid-cols-3">
        {(["rinse", "put", "charge"] as const).map((step) => (
          <div key={step}>
            <dt className="font-semibold">{t(`how.${step}Title`)}</dt>
            <dd className="mt-1">{t(`how.${step}`, facts)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
