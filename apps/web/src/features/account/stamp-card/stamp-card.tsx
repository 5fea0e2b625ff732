import type { OutputOf } from "@tablee/contracts/call";
import { currentMeritProgram } from "@tablee/contracts/calls/account";
import { Progress } from "@tablee/ui/components/feedback/progress";
import { formatDate, formatDayShort } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatNumber } from "@tablee/ui/format/numbers";
import { cn } from "@tablee/ui/lib/cn";
import { useQuery } from "@tanstack/react-query";
import { Check, Minus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { To } from "../../../shared/routing/to.tsx";

type Program = NonNullable<OutputOf<typeof currentMeritProgram>["program"]>;
type Week = Program["weeks"][number];

/** The stamp card: what it brings and until when, how many deliveries it has, and a mark for each of its weeks. */
export function StampCard() {
  const program = useQuery(callQuery(currentMeritProgram, {})).data?.program;
  return program ? <Shown program={program} /> : null;
}

function Shown({ program }: { program: Program }) {
  const { t } = useTranslation("stamp-card");
  const { delivered, required, weeks } = program;
  const progress = t("progress", { delivered, required });
  return (
    <section aria-labelledby="stamp-card" className="flex flex-col gap-5 rounded-sheet bg-oat p-(--card-pad)">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="measure">
          <h2 id="stamp-card" className="font-display text-2xl">
            {t("title")}
          </h2>
          <p className="mt-1">{useSentence(program)}</p>
        </div>
        <To name="rewards" className="link inline-flex min-h-9 items-center text-sm">
          {t("spend")}
        </To>
      </div>
      {program.status !== "waiting" && (
        <>
          <Progress
            label={progress}
            value={delivered}
            max={required}
            text={progress}
            hideLabel
            className="[&_[role=progressbar]]:bg-surface"
          />
          <ol aria-label={t("weeks")} className="grid grid-cols-2 gap-x-4 gap-y-3 min-[30rem]:grid-cols-3 lg:grid-cols-6">
            {weeks.map((week) => (
              <WeekMark key={week.week} week={week} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** A week that may still bring a delivery: one to come, one without an order yet, or a skipped one that is not over. */
const mayCome = ({ status, deliveryDate }: Week, today: string): boolean =>
  status === "upcoming" ||
  (status === "unknown" && deliveryDate === null) ||
  (status === "skipped" && deliveryDate !== null && deliveryDate > today);

function useSentence({ status, required, total, delivered, endDate, points, dollarValueCents, weeks, today }: Program): string {
  const { t } = useTranslation("stamp-card");
  const language = useLanguage();
  const worth = {
    points: t("points", { count: points, number: formatNumber(points, language) }),
    money: formatMoney(dollarValueCents, language),
  };
  if (status === "waiting" || endDate === null) return t("waiting", { required, total, ...worth });
  if (status === "completed") return t("completed", worth);
  const date = formatDate(endDate, language);
  const left = required - delivered;
  const possible = weeks.filter((week) => mayCome(week, today)).length;
  return possible < left ? t("missed", { date, required }) : t("running", { count: left, date, ...worth });
}

function WeekMark({ week: { week, deliveryDate, status } }: { week: Week }) {
  const { t } = useTranslation("stamp-card");
  const language = useLanguage();
  const label = status === "unknown" && deliveryDate === null ? "unplanned" : status;
  return (
    <li className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className={cn(
          "grid size-9 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong border-dashed",
          status === "completed" && "border-primary border-solid bg-primary text-on-primary",
          status === "upcoming" && "border-solid bg-surface",
        )}
      >
        {status === "completed" && <Check className="size-5" />}
        {(label === "skipped" || label === "unknown") && <Minus className="size-4 text-muted" />}
      </span>
      <span className="min-w-0 text-sm">
        <span className="block font-semibold">
          {deliveryDate ? formatDayShort(deliveryDate, language) : t("week", { date: formatDate(week, language, "short") })}
        </span>
        <span className="block text-muted">{t(`status.${label}`)}</span>
      </span>
    </li>
  );
}
