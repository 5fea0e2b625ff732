import { Badge } from "@tablee/ui/components/feedback/badge";
import { Checkbox } from "@tablee/ui/components/form/checkbox";
import { TableCell, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { OrderStatusWord } from "../../shared/components/order-status.tsx";
import { PlaceCell } from "./place-cell.tsx";
import { RecordButtons } from "./record-buttons.tsx";
import type { Stop } from "./requests.ts";
import { hasNoResult, takesResult } from "./results.ts";

interface StopRowProps {
  stop: Stop;
  /** True if this route takes results. */
  acts: boolean;
  chosen: boolean;
  /** Undefined for a box that takes no result. */
  onChoose: ((on: boolean) => void) | undefined;
  onRecorded: (leftAlone: readonly string[]) => void;
}

/** One box of a route. */
export function StopRow({ stop, acts, chosen, onChoose, onRecorded }: StopRowProps) {
  const { t } = useTranslation("deliveries");
  const name = stop.customer || t("nameless");
  return (
    <TableRow tone={stop.failureCode ? "attention" : undefined}>
      {acts && (
        <TableCell>
          {onChoose && (
            <Checkbox hideLabel label={t("choose", { name })} checked={chosen} onCheckedChange={(on) => onChoose(on === true)} />
          )}
        </TableCell>
      )}
      <PlaceCell place={stop.place} />
      <TableRowHeader>
        <Link to="/orders/$orderId" params={{ orderId: stop.orderId }} className="link">
          {name}
        </Link>
      </TableRowHeader>
      <TableCell>
        {stop.city} <span className="font-mono text-muted">{stop.postalPrefix}</span>
        {stop.handover && (
          <span className="block whitespace-normal font-medium text-sm">
            {t("leave", { where: t(`codes:handovers.${stop.handover}`) })}
          </span>
        )}
      </TableCell>
      <TableCell className="whitespace-normal">
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <StopState stop={stop} />
          {stop.failureCode && (
            <span className="text-attention-ink text-sm">
              {t(`codes:failureCodes.${stop.failureCode}`, { defaultValue: stop.failureCode })}
              {stop.retries > 0 && ` · ${t("retries", { count: stop.retries })}`}
            </span>
          )}
        </span>
      </TableCell>
      <TableCell numeric className="max-lg:hidden">
        {stop.recipes}
      </TableCell>
      <TableCell numeric className="max-lg:hidden">
        {stop.items === 0 ? <span className="text-muted">0</span> : stop.items}
      </TableCell>
      <TableCell className="text-right">
        {acts && onChoose && <RecordButtons compact stops={[stop]} label={name} phrase={undefined} onRecorded={onRecorded} />}
      </TableCell>
    </TableRow>
  );
}

/** The state of a box on its route: a paid one may be on the way, or to go out again. */
function StopState({ stop }: { stop: Stop }) {
  const { t } = useTranslation("deliveries");
  if (!takesResult(stop)) return <OrderStatusWord status={stop.status} />;
  if (stop.out) return <Badge tone="info">{t("counts.out")}</Badge>;
  return hasNoResult(stop) ? <OrderStatusWord status={stop.status} /> : <Badge tone="attention">{t("goesOutAgain")}</Badge>;
}
