import type { OrderCard } from "@tablee/contracts/schemas";
import { DishPicture } from "@tablee/ui/components/dish-picture";
import { Checkbox } from "@tablee/ui/components/form/checkbox";
import { formatDay } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { capital } from "../../../shared/i18n/capital.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { OrderBadge } from "../box/order-badge.tsx";
import { creditKept, fallsAway, type Week } from "./choice.ts";
import { useWhyRefused } from "./why-refused.ts";

const named = 3;

interface WeekRowProps extends Week {
  ticked: boolean;
  onTick: (ticked: boolean) => void;
}

/** One week to tick, with its content and the charge that it avoids; or the reason why it cannot be skipped. */
export function WeekRow({ order, refused, ticked, onTick }: WeekRowProps) {
  const language = useLanguage();
  const { notSkipped } = useWhyRefused();
  const day = capital(formatDay(order.deliveryDate, language));
  if (refused !== null) {
    return (
      <li className="py-3 pl-9">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {day}
          <OrderBadge order={order} />
        </p>
        <p className="text-muted text-sm">{notSkipped(order, refused)}</p>
      </li>
    );
  }
  return (
    <li className="flex items-start justify-between gap-4 py-2">
      <Checkbox
        checked={ticked}
        onCheckedChange={(checked) => onTick(checked === true)}
        label={<span className="font-semibold">{day}</span>}
        hint={<Holds order={order} />}
      />
      <div aria-hidden="true" className="mt-2 hidden shrink-0 sm:flex">
        {order.lines.slice(0, named).map(({ dish }) => (
          <DishPicture key={dish.sku} plate={dish.plate} seed={dish.sku} className="-ml-3 size-12 rounded-full border-2 border-raised" />
        ))}
      </div>
    </li>
  );
}

function Holds({ order }: { order: OrderCard }) {
  const { t } = useTranslation(["weeks", "order"]);
  const language = useLanguage();
  const rest = order.lines.length - named;
  const shown = order.lines.slice(0, rest === 1 ? named + 1 : named).map(({ dish }) => dish.name[language]);
  const [falls, kept] = [fallsAway(order), creditKept(order)];
  return (
    <>
      <span className="block">
        {shown.join(", ")}
        {rest > 1 && ` ${t("order:card.more", { count: rest })}`}
      </span>
      {falls > 0 && <span className="block text-ink">{t("falls", { amount: formatMoney(falls, language) })}</span>}
      {kept > 0 && <span className="block">{t("credit", { amount: formatMoney(kept, language) })}</span>}
      {order.pointsToCome > 0 && <span className="block">{t("points", { count: order.pointsToCome })}</span>}
    </>
  );
}
