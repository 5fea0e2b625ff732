import type { OrderCard } from "@tablee/contracts/schemas";
import { Notice } from "@tablee/ui/components/banner";
import { formatDay } from "@tablee/ui/format/dates";
import { formatList } from "@tablee/ui/format/numbers";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";

/** The boxes to come that contain what is excluded, with their dishes; they are swapped on the weeks' cards. */
export function MarkedBoxes({ marked }: { marked: readonly OrderCard[] }) {
  const { t } = useTranslation("dietary");
  const language = useLanguage();
  if (marked.length === 0) return null;
  const dishesOf = ({ excluded, lines }: OrderCard) =>
    formatList(
      excluded.flatMap(({ sku }) => lines.find(({ dish }) => dish.sku === sku)?.dish.name[language] ?? []),
      language,
    );
  return (
    <Notice
      tone="danger"
      title={t("marked", { count: marked.length })}
      action={
        <To name="schedule" className={buttonStyle({ size: "sm" })}>
          {t("markedAction")}
        </To>
      }
    >
      <ul>
        {marked.map((order) => (
          <li key={order.orderId}>{t("box", { day: capital(formatDay(order.deliveryDate, language)), dishes: dishesOf(order) })}</li>
        ))}
      </ul>
    </Notice>
  );
}
