import type { OutputOf } from "@tablee/contracts/call";
import type { returnables } from "@tablee/contracts/calls/returnables";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { formatDate } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";

type Item = OutputOf<typeof returnables>["items"][number];

const charges = { "under-way": "chargeUnderWay", failed: "chargeFailed", charged: "charged" } as const;

/** Each bag and kit that is out: since when, until when it is due back, and whether it was charged. */
export function OutList({ items }: { items: readonly Item[] }) {
  return (
    <ul className="flex flex-col">
      {items.map((item) => (
        <OutItem key={item.assetId} item={item} />
      ))}
    </ul>
  );
}

function OutItem({ item: { kind, lentOn, dueOn, overdue, attempts, cents, charge } }: { item: Item }) {
  const { t } = useTranslation("returnables");
  const language = useLanguage();
  const asides = [
    t("since", { date: formatDate(lentOn, language) }),
    t(overdue ? "overdueSince" : "dueOn", { date: formatDate(dueOn, language) }),
    ...(attempts > 0 ? [t("missed", { count: attempts })] : []),
  ];
  return (
    <li className="flex items-start justify-between gap-4 border-line border-b py-3">
      <div>
        <p className="font-semibold">{t(`kinds.${kind}`)}</p>
        <p className="text-muted text-sm">{asides.join(" · ")}</p>
        {charge !== "none" && <p className="mt-1 text-sm">{t(charges[charge], { money: formatMoney(cents, language) })}</p>}
      </div>
      {overdue && <Badge tone="attention">{t("overdue")}</Badge>}
    </li>
  );
}
