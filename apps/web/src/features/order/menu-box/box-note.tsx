import type { OrderCard } from "@tablee/contracts/schemas";
import { formatDayShort } from "@tablee/ui/format/dates";
import { formatTime } from "@tablee/ui/format/times";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { To } from "../../../shared/routing/to.tsx";
import { useGo } from "../../../shared/routing/use-go.ts";
import { AddItemsLink } from "../add/add-items-link.tsx";
import { takesLateItems } from "../add/late-items.ts";
import { UnskipButton } from "../skip/unskip-button.tsx";

/** Above a week's menu: the client's box of that week, until when it can be changed, and the way to its editor. */
export function BoxNote({ order, day }: { order: OrderCard; day: string }) {
  const { t } = useTranslation(["menu-box", "order"]);
  const language = useLanguage();
  const at = ({ date, time }: OrderCard["cutoff"]) => ({ date: formatDayShort(date, language), time: formatTime(time, language) });
  const skipped = order.status === "skipped";
  const open = !skipped && (order.editable || order.changeable);
  const late = takesLateItems(order);
  return (
    <aside className="flex justify-between rounded-card bg-sage px-3.5 py-2 leading-snug max-sm:flex-col max-sm:items-start max-sm:gap-y-1.5 sm:items-center sm:gap-x-6 sm:px-(--card-pad) sm:py-3 sm:leading-normal">
      <p className="min-w-0">
        <span className="block font-semibold max-sm:text-sm">
          {skipped ? t("skipped") : t("title", { day: formatDayShort(order.deliveryDate, language) })}
        </span>
        <span className="block text-sm">
          {open
            ? t(order.editable ? "editable" : "order:card.changeable", at(order.cutoff))
            : late
              ? t("order:card.additionsUntil", at(order.lateAdditionsUntil))
              : skipped
                ? order.editable && t("order:unskip.until", at(order.cutoff))
                : t("order:card.closed", at(order.cutoff))}
        </span>
      </p>
      {open ? (
        <To
          name="order_editor"
          params={{ id: order.orderId }}
          aria-label={t("order:editLabel", { day })}
          className={buttonStyle({ variant: "secondary", className: "shrink-0 whitespace-nowrap max-sm:px-3 max-sm:text-sm" })}
        >
          {t("order:edit")}
        </To>
      ) : late ? (
        <AddItemsLink order={order} />
      ) : skipped && order.editable ? (
        <BringBack order={order} day={day} />
      ) : (
        <To name="schedule" className="link shrink-0 max-sm:text-sm">
          {t("weeks")}
        </To>
      )}
    </aside>
  );
}

/** Brings the week back; the schedule finds another time where the window has filled up. */
function BringBack({ order, day }: { order: OrderCard; day: string }) {
  const go = useGo();
  return <UnskipButton order={order} day={day} onFull={() => go("schedule")} />;
}
