import { recordDelivery } from "@tablee/contracts/calls/admin/deliveries";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { Checkbox } from "@tablee/ui/components/form/checkbox";
import { Table, TableBody, TableColumn, TableHead } from "@tablee/ui/components/table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { depotWords, windowWords } from "../../shared/format/in-words.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { useMay } from "../../shared/session/staff-context.ts";
import { LeftAlone } from "./left-alone.tsx";
import { RecordButtons } from "./record-buttons.tsx";
import { stopsOf } from "./requests.ts";
import { hasNoResult, takesResult } from "./results.ts";
import { RoutePane } from "./route-pane.tsx";
import { StopRow } from "./stop-row.tsx";

interface StopsProps {
  date: string;
  depotId: string;
  window: "07-12" | "12-17" | "17-22";
}

/** The boxes of one route and their outcomes, recorded singly or in bulk. */
export function StopsPane({ date, depotId, window }: StopsProps) {
  const { t } = useTranslation("deliveries");
  const language = useLanguage();
  const query = useQuery(stopsOf({ date, depotId, window }));
  const mayRecord = useMay(recordDelivery);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [leftAlone, setLeftAlone] = useState<readonly string[]>([]);
  const stops = query.data?.stops ?? [];
  const unsettled = stops.filter(takesResult);
  const open = stops.filter(hasNoResult);
  const picked = unsettled.filter((stop) => chosen.has(stop.orderId));
  const recorded = picked.length > 0 ? picked : open;
  const choose = (orderId: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(orderId);
    else next.delete(orderId);
    setChosen(next);
  };
  const onRecorded = (left: readonly string[]) => {
    setChosen(new Set());
    setLeftAlone(left);
  };
  const route = `${depotId} ${window}`;
  const acts = mayRecord && unsettled.length > 0;
  return (
    <RoutePane
      query={query}
      lines={4}
      notice={<LeftAlone orderIds={leftAlone} stops={stops} onDismiss={() => setLeftAlone([])} />}
      title={t("stops", { depot: depotWords(t, depotId), window: windowWords(window, language) })}
      aside={
        acts &&
        recorded.length > 0 && (
          <RecordButtons
            stops={recorded}
            label={t(picked.length > 0 ? "chosen" : open.length < stops.length ? "withoutResult" : "wholeRoute", {
              count: recorded.length,
            })}
            phrase={picked.length === 1 ? undefined : route}
            onRecorded={onRecorded}
          />
        )
      }
    >
      {() =>
        stops.length === 0 ? (
          <EmptyState title={t("noStops")} />
        ) : (
          <Table caption={t("stopsCaption")} frameClassName="rounded-none border-0" className="lg:min-w-180">
            <TableHead>
              <tr>
                {acts && (
                  <TableColumn className="w-10">
                    <Checkbox
                      hideLabel
                      label={t("chooseAll")}
                      checked={
                        picked.length === 0 ? false : (open.length > 0 && open.every((stop) => chosen.has(stop.orderId))) || "indeterminate"
                      }
                      onCheckedChange={(on) => setChosen(new Set(on === true ? open.map((stop) => stop.orderId) : []))}
                    />
                  </TableColumn>
                )}
                <TableColumn className="w-28">{t("stop")}</TableColumn>
                <TableColumn>{t("customer")}</TableColumn>
                <TableColumn>{t("place")}</TableColumn>
                <TableColumn>{t("console:status")}</TableColumn>
                <TableColumn numeric className="max-lg:hidden">
                  {t("meals")}
                </TableColumn>
                <TableColumn numeric className="max-lg:hidden">
                  {t("items")}
                </TableColumn>
                <TableColumn>
                  <span className="sr-only">{t("actions")}</span>
                </TableColumn>
              </tr>
            </TableHead>
            <TableBody>
              {stops.map((stop) => (
                <StopRow
                  key={stop.orderId}
                  stop={stop}
                  acts={acts}
                  chosen={chosen.has(stop.orderId)}
                  onChoose={takesResult(stop) ? (on) => choose(stop.orderId, on) : undefined}
                  onRecorded={onRecorded}
                />
              ))}
            </TableBody>
          </Table>
        )
      }
    </RoutePane>
  );
}
