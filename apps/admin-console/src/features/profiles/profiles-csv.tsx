import { indexData } from "@tablee/contracts/calls/subscription-profiles";
import { useTranslation } from "react-i18next";
import { api } from "../../shared/api/client.ts";
import { planWords } from "../../shared/format/in-words.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { collectPages } from "../../shared/table/collect-pages.ts";
import { CsvButton } from "../../shared/table/csv-button.tsx";
import { slotWords, tastesWords } from "./profile-columns.tsx";
import { searched } from "./requests.ts";
import type { ProfilesSearch } from "./search.ts";

/** The subscriptions of the present filter, in its order. */
export function ProfilesCsv({ search }: { search: ProfilesSearch }) {
  const { t } = useTranslation("profiles");
  const language = useLanguage();
  const header = [
    "subscriptionId",
    "accountId",
    t("columns.name"),
    t("columns.email"),
    t("console:region"),
    t("columns.city"),
    t("console:status"),
    t("plan"),
    t("columns.tastes"),
    t("columns.slot"),
    t("columns.deliveries"),
    t("columns.startedAt"),
  ];
  const read = async (onRows: (count: number) => void) => {
    const rows = await collectPages((after) => api(indexData, { ...searched(search), after, limit: 200 }), onRows);
    return rows.map((row) => [
      row.subscriptionId,
      row.accountId,
      row.name,
      row.email,
      row.region,
      row.city,
      t(`console:subscriptionStatus.${row.status}`),
      planWords(t, row.plan),
      tastesWords(t, row.tastes, language),
      slotWords(row, language),
      row.deliveries,
      row.startedAt,
    ]);
  };
  return <CsvButton fileName="subscriptions.csv" header={header} read={read} />;
}
