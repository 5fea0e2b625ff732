import { Skeleton } from "@tablee/ui/components/feedback/skeleton";
import { useTranslation } from "react-i18next";

/** Placeholder rows while the table loads. */
export function GridSkeleton({ columns, lines = 12 }: { columns: number; lines?: number }) {
  const { t } = useTranslation("ui");
  return (
    <tbody>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <tr key={line}>
          <td colSpan={columns} className="h-(--row-h) border-line border-b px-2.5">
            {line === 0 && <span className="sr-only">{t("loading")}</span>}
            <Skeleton className="h-3.5 rounded-full" style={{ width: `${88 - ((line * 13) % 40)}%` }} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
