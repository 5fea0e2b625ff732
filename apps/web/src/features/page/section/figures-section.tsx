import { impactPage } from "@tablee/contracts/calls/pages";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { formatNumber } from "@tablee/ui/format/numbers";
import { DinnerPlate } from "@tablee/ui/plates/ceramic";
import { ClothLayer } from "@tablee/ui/plates/cloth";
import { Cutlery } from "@tablee/ui/plates/cutlery";
import type { Cloth } from "@tablee/ui/plates/plate-spec";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { RichText } from "../../../shared/content/rich-text.tsx";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { Band, type Section } from "./section-parts.tsx";

const figures = [
  ["boxes", "spruce"],
  ["lent", "saffron"],
  ["returned", "tomato"],
] as const satisfies readonly (readonly [string, Cloth])[];

/** The product's figures, each served on a plate. A figure that is too small to be published is not shown. */
export function FiguresSection({ section }: { section: Section }) {
  const { t } = useTranslation("page");
  const language = useLanguage();
  const { data } = useQuery(callQuery(impactPage, {}));
  const shown = data ? figures.flatMap(([name, cloth]) => (data[name] === null ? [] : [{ name, cloth, count: data[name] }])) : [];
  return (
    <Band section={section}>
      <RichText body={section.body} />
      {shown.length > 0 && data?.asOf && (
        <>
          <ul className="mt-8 grid gap-6 sm:auto-cols-[minmax(0,22rem)] sm:grid-flow-col sm:justify-center">
            {shown.map(({ name, cloth, count }) => (
              <li key={name} className="relative aspect-square overflow-hidden rounded-sheet shadow-lift max-sm:aspect-[4/3]">
                <Setting cloth={cloth} />
                <p className="absolute inset-0 flex flex-col items-center justify-center text-[#1f2a24]">
                  <span className="font-display text-4xl">{formatNumber(count, language)} </span>
                  <span className="max-w-36 text-balance text-center font-medium text-sm leading-tight">{t(`figure.${name}`)}</span>
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-muted text-sm">{t("asOf", { day: formatDateWithYear(data.asOf, language) })}</p>
        </>
      )}
      {data && shown.length === 0 && <p className="mt-4 text-muted">{t("tooEarly")}</p>}
    </Band>
  );
}

/** An empty plate on its cloth, between fork and knife. */
function Setting({ cloth }: { cloth: Cloth }) {
  const id = `s${useId().replace(/\W/g, "")}`;
  return (
    <svg viewBox="-20 -20 360 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="block h-full w-full">
      <ClothLayer color={`var(--cloth-${cloth})`} weave="gingham" turn={8} id={id} />
      <Cutlery setting="fork-and-knife" />
      <DinnerPlate id={id} glaze="porcelain" />
    </svg>
  );
}
