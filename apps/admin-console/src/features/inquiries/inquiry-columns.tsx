import type { Language } from "@tablee/ui/format/language";
import { Link } from "@tanstack/react-router";
import { createColumnHelper } from "@tanstack/react-table";
import type { TFunction } from "i18next";
import { formatLocal } from "../../shared/format/instants.ts";
import type { gridFeatures } from "../../shared/table/grid-features.ts";
import type { InquiryRow } from "./requests.ts";

const column = createColumnHelper<typeof gridFeatures, InquiryRow>();

/** The columns of the messages to the team. */
export const inquiryColumns = (t: TFunction<"inquiries">, language: Language) =>
  column.columns([
    column.accessor("receivedAt", {
      header: t("received"),
      meta: { width: 250 },
      cell: ({ getValue }) => <span className="figures">{formatLocal(getValue(), language)}</span>,
    }),
    column.accessor("topic", {
      header: t("topic"),
      meta: { heads: true },
      cell: ({ row, getValue }) => (
        <Link to="." search={(previous: object) => ({ ...previous, message: row.original.inquiryId }) as never} className="link">
          {t(`topics.${getValue()}`)}
        </Link>
      ),
    }),
    column.accessor("accountId", {
      header: t("account"),
      meta: { width: 110 },
      cell: ({ getValue }) => t(getValue() === null ? "visitor" : "client"),
    }),
    column.accessor("language", { header: t("language"), meta: { width: 110 }, cell: ({ getValue }) => t(`languages.${getValue()}`) }),
  ]);
