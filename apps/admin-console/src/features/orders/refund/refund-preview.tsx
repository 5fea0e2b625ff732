import { Notice } from "@tablee/ui/components/feedback/banner";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { formatMoney } from "@tablee/ui/format/money";
import { cn } from "@tablee/ui/lib/cn";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { errorWords } from "../../../shared/api/error-words.ts";
import { Pane } from "../../../shared/components/pane.tsx";
import { RefundParts } from "../../../shared/components/refund-parts.tsx";
import { useLanguage } from "../../../shared/i18n/language.ts";
import { type Asked, type DeskOrder, refundPreview } from "../requests.ts";
import { RefundConfirm } from "./refund-confirm.tsx";

interface RefundPreviewProps {
  order: DeskOrder["order"];
  asked: Asked;
  /** The amount of the chosen part that is not refunded yet. */
  partLeftCents: number;
  onDone: () => void;
}

/** The refund's amount as the server computes it, and the button that makes it. */
export function RefundPreview({ order, asked, partLeftCents, onDone }: RefundPreviewProps) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const query = useQuery(refundPreview(asked));
  if (query.isPending) return <LoadingText lines={4} className="pane p-4" />;
  if (query.error || !query.data) {
    return (
      <Notice tone="danger" live>
        {errorWords(query.error)}
      </Notice>
    );
  }
  const preview = query.data;
  return (
    <div aria-busy={query.isFetching} className="flex flex-col gap-3">
      <Pane
        title={t("refund.comesTo", { amount: formatMoney(preview.amounts.totalCents, language) })}
        aside={
          <span className="text-muted text-sm">
            {t("refund.leftCents", { amount: formatMoney(partLeftCents, language), total: formatMoney(preview.leftCents, language) })}
          </span>
        }
      >
        <div className={cn("px-3 py-2", query.isPlaceholderData && "opacity-60")}>
          <RefundParts amounts={preview.amounts} points={preview.points} />
        </div>
      </Pane>
      {preview.needsApproval && (
        <Notice tone="attention" title={t("refund.needsApproval")}>
          {t("refund.needsApprovalText")}
        </Notice>
      )}
      <div className="flex justify-end">
        <RefundConfirm
          key={JSON.stringify(asked)}
          order={order}
          asked={asked}
          preview={preview}
          settled={!query.isPlaceholderData && !query.isFetching}
          onDone={onDone}
        />
      </div>
    </div>
  );
}
