import { existingPickup, returnables } from "@tablee/contracts/calls/returnables";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { formatDay } from "@tablee/ui/format/dates";
import { formatWindow } from "@tablee/ui/format/times";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";

/** On the account's home: the pickup to come, or the bags and kits that are out. Nothing where there is neither. */
export function PickupReminder() {
  const { t } = useTranslation("returnables");
  const language = useLanguage();
  const items = useQuery(callQuery(returnables, {})).data?.items;
  const pickup = useQuery(callQuery(existingPickup, {})).data?.pickup;
  if (items === undefined || pickup === undefined || (items.length === 0 && pickup === null)) return null;
  const overdue = items.filter((item) => item.overdue).length;
  const title = pickup
    ? t("reminder.pickup", { day: formatDay(pickup.date, language), window: formatWindow(pickup.window, language) })
    : overdue > 0
      ? t("reminder.overdue", { count: overdue })
      : t("reminder.out", { count: items.length });
  return (
    <Notice
      tone={!pickup && overdue > 0 ? "attention" : "neutral"}
      title={title}
      action={
        <To name="returnables" className="link">
          {t("reminder.link")}
        </To>
      }
    >
      {t(pickup ? "pickup.outside" : overdue > 0 ? "reminder.overdueText" : "reminder.outText")}
    </Notice>
  );
}
