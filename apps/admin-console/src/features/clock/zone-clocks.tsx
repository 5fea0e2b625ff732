import { zoneWords } from "@tablee/domain/kernel/time-words";
import { toLocal, type ZoneName, zoneNames, zoneTableVersion } from "@tablee/domain/kernel/zones/zones";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { formatDay } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/language.ts";

/** The instant in UTC and in each zone that is delivered to, by the domain's own zone table: browsers' tables are older. */
export function ZoneClocks({ now, frozen }: { now: string; frozen: boolean }) {
  const { t } = useTranslation("clock");
  const language = useLanguage();
  const clocks = [
    { zone: "UTC", date: now.slice(0, 10), time: now.slice(11, 19) },
    ...zoneNames.map((zone) => ({ zone, ...toLocal(zone as ZoneName, now) })),
  ];
  return (
    <section className="pane flex flex-wrap items-center justify-between gap-3 p-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {clocks.map(({ zone, date, time }) => (
          <div key={zone} className="flex flex-col">
            <dt className="text-muted text-sm">{zone.replace("America/", "").replace("_", " ")}</dt>
            <dd>
              <span className="font-mono font-semibold text-xl">{time}</span>{" "}
              <span className="text-muted text-sm">{zoneWords(zone, language)}</span>
              <span className="block text-sm">{formatDay(date, language)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="text-right">
        {frozen ? <Badge tone="attention">{t("frozen")}</Badge> : <Badge>{t("running")}</Badge>}
        <p className="mt-1 text-muted text-xs">{t("table", { version: zoneTableVersion })}</p>
      </div>
    </section>
  );
}
