import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { LoadError } from "../components/load-error.tsx";
import { PassedOver } from "./passed-over.tsx";
import { type Explanation, WhyLines } from "./why-lines.tsx";

interface WhyAnswerProps {
  why: UseQueryResult<{ explanation: Explanation | null }>;
  /** Shows the lines too, where nothing else on the screen does. */
  withLines?: boolean;
}

/** The explanation of an order: fetched on request, known, or no longer known. */
export function WhyAnswer({ why, withLines = false }: WhyAnswerProps) {
  const { t } = useTranslation("why");
  if (why.isPending) return <LoadingText lines={5} />;
  if (why.isError) return <LoadError error={why.error} onRetry={why.refetch} retrying={why.isFetching} />;
  const { explanation } = why.data;
  if (!explanation) return <p className="text-muted text-sm">{t("unknown")}</p>;
  return (
    <div className="flex flex-col gap-4">
      {withLines && <WhyLines lines={explanation.lines} />}
      <PassedOver {...explanation} />
    </div>
  );
}
