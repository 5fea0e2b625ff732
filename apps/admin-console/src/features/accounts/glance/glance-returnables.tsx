import { formatDate } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/language.ts";
import type { AccountGlance } from "../requests.ts";
import { GlanceItem } from "./glance-item.tsx";

/** The bags and kits that the household has, and until when. */
export function GlanceReturnables({ glance: { bagsOut: bags, kitsOut: kits, returnsDueOn: dueOn } }: { glance: AccountGlance }) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  return (
    <GlanceItem name={t("glance.returnables")} more={dueOn && t("glance.dueBefore", { date: formatDate(dueOn, language) })}>
      <span className="figures">{t("glance.out", { bags, kits })}</span>
    </GlanceItem>
  );
}
