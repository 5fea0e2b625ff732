import { Price } from "@tablee/ui/components/price";
import { UnderWay } from "@tablee/ui/components/shown-line";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { freshness } from "../../shared/api/freshness.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { Settings } from "./requests.ts";

/** Promotional and purchased credit, and the cards and credits that it comes from. */
export function CreditLeft({ settings: { credit, credits } }: { settings: Settings }) {
  const { t } = useTranslation("payment");
  const figures = [
    ["promotional", credit.promotionalCents],
    ["purchased", credit.purchasedCents],
  ] as const;
  return (
    <section aria-labelledby="credit" className="flex flex-col gap-4">
      <h3 id="credit" className="font-display text-2xl">
        {t("credit")} <UnderWay freshness={freshness} of={["credit"]} />
      </h3>
      <dl className="grid gap-4 rounded-card bg-sage p-(--card-pad) sm:grid-cols-2">
        {figures.map(([name, cents]) => (
          <div key={name}>
            <dt className="text-sm">{t(name)}</dt>
            <dd className="font-display text-3xl">
              <Price cents={cents} />
              <span className="block font-normal font-sans text-sm">{t(`${name}Text`)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <h4 className="mt-2 font-semibold">{t("credits")}</h4>
      {credits.length === 0 ? (
        <p className="text-muted">{t("noCredits")}</p>
      ) : (
        <ul className="flex flex-col">
          {credits.map((credit) => (
            <Credit key={credit.grantId} credit={credit} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Credit({ credit: { name, source, createdAt, valueCents, leftCents, expiresOn } }: { credit: Settings["credits"][number] }) {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  const date = (day: string) => formatDateWithYear(day, language, "short");
  const facts = [
    ["value", <Price key="value" cents={valueCents} />],
    ["used", <Price key="used" cents={valueCents - leftCents} />],
    ["left", <Price key="left" cents={leftCents} className="font-semibold" />],
    ["expires", expiresOn ? date(expiresOn) : t("never")],
  ] as const;
  return (
    <li className="grid gap-x-6 gap-y-2 border-line border-t py-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <p className="font-semibold">{name || t(`source.${source}`)}</p>
        <p className="text-muted text-sm">
          {t(`source.${source}`)} · {t("col.created")} {date(createdAt)}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-sm sm:grid-cols-4">
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt className="text-muted text-xs">{t(`col.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
