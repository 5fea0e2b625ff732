import type { SkippedWeeksView } from "@tablee/contracts/calls/receipts";
import type { LocalInstant } from "@tablee/contracts/schemas";
import { clockWithZone } from "@tablee/domain/kernel/time-words";
import { Button } from "@tablee/ui/components/form/button";
import { formatDateWithYear, formatDay } from "@tablee/ui/format/dates";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { capital } from "../../../shared/i18n/capital.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { To } from "../../../shared/routing/to.tsx";
import { Fact } from "../../../shared/ui/fact.tsx";

/** Number and instants of the act, and each week with the cutoff that it was judged by. */
export function RecordSheet({ record }: { record: SkippedWeeksView }) {
  const { t } = useTranslation("weeks");
  const language = useLanguage();
  const when = (at: LocalInstant) => `${formatDateWithYear(at.date, language)}, ${clockWithZone(at, language)}`;
  return (
    <article className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 sm:px-6 lg:py-12 print:p-0">
      <div>
        <h1 className="font-display text-4xl">{t("record.title")}</h1>
        <p className="measure mt-2 text-muted">{t("record.text")}</p>
      </div>
      <Facts>
        <Fact name={t("record.number")}>
          <span className="figures select-all whitespace-nowrap font-semibold">{record.number}</span>
        </Fact>
        <Fact name={t("record.received")}>{when(record.receivedAt)}</Fact>
      </Facts>
      <section aria-labelledby="weeks">
        <h2 id="weeks" className="font-display text-2xl">
          {t("record.weeks")}
        </h2>
        <ol className="mt-2 flex flex-col divide-y divide-line">
          {record.weeks.map(({ skip, back }) => (
            <li key={skip.number} className="break-inside-avoid py-4">
              <h3 className="font-semibold">{capital(formatDay(skip.deliveryDate, language))}</h3>
              <Facts>
                <Fact name={t("record.cutoff")}>{when(skip.cutoff)}</Fact>
                <Fact name={t("record.own")}>
                  <span className="figures select-all whitespace-nowrap">{skip.number}</span>
                </Fact>
                <Fact name={t("record.entry")}>
                  <span className="figures break-all text-muted">{skip.event.position}</span>
                </Fact>
                {back && (
                  <Fact name={t("record.back")}>
                    {when(back.receivedAt)} <span className="figures whitespace-nowrap">({back.number})</span>
                  </Fact>
                )}
              </Facts>
            </li>
          ))}
        </ol>
      </section>
      <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-3">
        <To name="schedule" className="link inline-flex min-h-9 items-center font-semibold">
          {t("record.schedule")}
        </To>
        <Button size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t("record.print")}
        </Button>
      </div>
    </article>
  );
}

const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">{children}</dl>
);
