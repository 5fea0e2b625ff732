import { Badge } from "@tablee/ui/components/feedback/badge";
import type { Language } from "@tablee/ui/format/language";
import { Link } from "@tanstack/react-router";
import { createColumnHelper } from "@tanstack/react-table";
import type { TFunction } from "i18next";
import { formatUtc } from "../../shared/format/instants.ts";
import type { gridFeatures } from "../../shared/table/grid-features.ts";
import type { OutboxRow } from "./requests.ts";

const column = createColumnHelper<typeof gridFeatures, OutboxRow>();

/** The columns of the outbox. */
export const outboxColumns = (t: TFunction<"outbox">, language: Language) =>
  column.columns([
    column.accessor("at", {
      header: t("at"),
      meta: { width: 196 },
      cell: ({ getValue }) => <span className="figures">{formatUtc(getValue(), language, { year: true })}</span>,
    }),
    column.accessor("channel", { header: t("channel"), meta: { width: 116 }, cell: ({ getValue }) => t(`console:channels.${getValue()}`) }),
    column.accessor("to", { header: t("to"), meta: { width: 250 } }),
    column.accessor("kind", {
      header: t("kind"),
      meta: { heads: true },
      cell: ({ row, getValue }) => (
        <Link to="." search={(previous: object) => ({ ...previous, message: row.original.messageId }) as never} className="link">
          {t(`codes:notices.${getValue()}`, { defaultValue: getValue().replaceAll("-", " ") })}
        </Link>
      ),
    }),
    column.accessor("handedOver", {
      header: t("handedOver"),
      meta: { numeric: true, width: 116 },
      cell: ({ getValue }) =>
        getValue() > 1 ? (
          <Badge tone="attention" title={t("handedOverMore")}>
            {getValue()}
          </Badge>
        ) : (
          <span className="text-muted">{getValue()}</span>
        ),
    }),
  ]);
