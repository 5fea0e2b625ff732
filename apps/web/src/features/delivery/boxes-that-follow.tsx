import { formatDate } from "@tablee/ui/format/dates";
import { formatList } from "@tablee/ui/format/numbers";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { accountQuery } from "../../shared/order/account-query.ts";
import { boxesByChange } from "./boxes-by-change.ts";

/** The boxes that a save would move, and those that keep their address and window. */
export function BoxesThatFollow() {
  const { t } = useTranslation("delivery");
  const language = useLanguage();
  const { follow, keep } = boxesByChange(useQuery(accountQuery).data?.orders ?? []);
  const days = (dates: readonly string[]) =>
    formatList(
      dates.map((date) => formatDate(date, language)),
      language,
    );
  if (follow.length === 0 && keep.length === 0) return null;
  return (
    <div className="text-muted text-sm">
      {follow.length > 0 && <p>{t("follow", { days: days(follow) })}</p>}
      {keep.length > 0 && <p>{t("keep", { days: days(keep) })}</p>}
    </div>
  );
}
