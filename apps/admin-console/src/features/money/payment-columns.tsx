import { formatDayShort } from "@tablee/ui/format/dates";
import type { Language } from "@tablee/ui/format/language";
import { Link } from "@tanstack/react-router";
import { createColumnHelper } from "@tanstack/react-table";
import type { TFunction } from "i18next";
import { Amount } from "../../shared/components/amount.tsx";
import { StateWord } from "../../shared/components/state-word.tsx";
import { formatLocal } from "../../shared/format/instants.ts";
import type { gridFeatures } from "../../shared/table/grid-features.ts";
import type { FailedPayment } from "./requests.ts";

const column = createColumnHelper<typeof gridFeatures, FailedPayment>();

/** The next automatic step. */
function nextWords(row: FailedPayment, t: TFunction<"money">, language: Language): string {
  if (row.nextAttemptAt) return t(row.hard ? "payments.waits" : "payments.again", { at: formatLocal(row.nextAttemptAt, language) });
  return t(row.subscription === "active" ? "payments.givenUp" : `payments.givenUpAnd.${row.subscription}`);
}

/** The columns of the failed payments. */
export const paymentColumns = (t: TFunction<"money">, language: Language) =>
  column.columns([
    column.accessor("customer", {
      header: t("customer"),
      meta: { heads: true, width: 160 },
      cell: ({ row }) => (
        <Link to="/orders/$orderId" params={{ orderId: row.original.orderId }} className="link">
          {row.original.customer || t("nameless")}
        </Link>
      ),
    }),
    column.display({
      id: "next",
      header: t("payments.next"),
      cell: ({ row }) => {
        const words = nextWords(row.original, t, language);
        return (
          <span title={words}>
            <StateWord tone={row.original.nextAttemptAt ? "attention" : "danger"}>{words}</StateWord>
          </span>
        );
      },
    }),
    column.accessor("code", {
      header: t("payments.why"),
      meta: { width: 156 },
      cell: ({ getValue }) => t(`codes:failureCodes.${getValue()}`, { defaultValue: getValue().replaceAll(/[-_]/g, " ") }),
    }),
    column.accessor("chargeCents", {
      header: t("amount"),
      meta: { numeric: true, width: 104 },
      cell: ({ getValue }) => <Amount cents={getValue()} />,
    }),
    column.accessor("attempts", { header: t("payments.attempts"), meta: { numeric: true, width: 96 } }),
    column.accessor("deliveryDate", {
      header: t("delivery"),
      meta: { width: 110 },
      cell: ({ getValue }) => formatDayShort(getValue(), language),
    }),
    column.accessor("region", {
      header: t("console:region"),
      meta: { width: 158 },
      cell: ({ getValue }) => t(`console:regions.${getValue()}`),
    }),
    column.accessor("subscription", {
      header: t("payments.subscription"),
      meta: { width: 104 },
      cell: ({ getValue }) => t(`console:subscriptionStatus.${getValue()}`),
    }),
  ]);
