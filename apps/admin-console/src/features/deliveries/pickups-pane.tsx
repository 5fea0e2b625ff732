import { recordCollection, routePickups } from "@tablee/contracts/calls/admin/deliveries";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { useMay } from "../../shared/session/staff-context.ts";
import { CollectionButtons } from "./collection-buttons.tsx";
import { PlaceCell } from "./place-cell.tsx";
import type { Pickup, RouteOfDay } from "./requests.ts";
import { RoutePane } from "./route-pane.tsx";

/** The time in milliseconds after which a closed dialog has given the focus back. */
const FOCUS_MS = 60;

/** The bags and kits that a route collects, with its boxes and at stops of their own. Nothing where there are none. */
export function PickupsPane({ route }: { route: RouteOfDay }) {
  const { t } = useTranslation("deliveries");
  const query = useQuery(callQuery(routePickups, route));
  const acts = useMay(recordCollection);
  const { frame, keep } = useFocusInFrame(query.dataUpdatedAt);
  if (query.data?.pickups.length === 0) return null;
  return (
    <RoutePane title={t("pickups.title")} query={query} lines={2}>
      {({ pickups }) => (
        <div ref={frame} tabIndex={-1} className="outline-none">
          <Table caption={t("pickups.caption")} frameClassName="rounded-none border-0" className="lg:min-w-180">
            <TableHead>
              <tr>
                <TableColumn className="w-28">{t("stop")}</TableColumn>
                <TableColumn>{t("customer")}</TableColumn>
                <TableColumn className="max-sm:hidden">{t("place")}</TableColumn>
                <TableColumn className="max-sm:hidden">{t("pickups.with")}</TableColumn>
                <TableColumn>{t("pickups.what")}</TableColumn>
                <TableColumn>
                  <span className="sr-only">{t("actions")}</span>
                </TableColumn>
              </tr>
            </TableHead>
            <TableBody>
              {pickups.map((pickup) => (
                <PickupRow key={pickup.visitId} pickup={pickup} acts={acts} onRecorded={keep} />
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </RoutePane>
  );
}

/** Keeps the focus in the table when an outcome was recorded and the pressed button disappears, at once or with the next data. */
function useFocusInFrame(updatedAt: number): { frame: RefObject<HTMLDivElement | null>; keep: () => void } {
  const frame = useRef<HTMLDivElement>(null);
  const acted = useRef(false);
  const settle = useCallback(
    () =>
      setTimeout(() => {
        if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
      }, FOCUS_MS),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: new data may remove the button.
  useEffect(() => {
    if (!acted.current) return;
    const timer = settle();
    return () => clearTimeout(timer);
  }, [updatedAt, settle]);
  const keep = useCallback(() => {
    acted.current = true;
    settle();
  }, [settle]);
  return { frame, keep };
}

function PickupRow({ pickup, acts, onRecorded }: { pickup: Pickup; acts: boolean; onRecorded: () => void }) {
  const { t } = useTranslation("deliveries");
  const { customer, city, postalPrefix, withBox, bags, kits, collected, outcome } = pickup;
  const name = customer || t("nameless");
  const left = [bags > 0 && t("pickups.bags", { count: bags }), kits > 0 && t("pickups.kits", { count: kits })].filter(Boolean);
  return (
    <TableRow tone={outcome === "missed" ? "attention" : undefined}>
      <PlaceCell place={pickup.place} />
      <TableRowHeader>{name}</TableRowHeader>
      <TableCell className="max-sm:hidden">
        {city} <span className="font-mono text-muted">{postalPrefix}</span>
      </TableCell>
      <TableCell className="max-sm:hidden">{t(withBox ? "pickups.withBox" : "pickups.alone")}</TableCell>
      <TableCell className="whitespace-normal">
        <span className="inline-flex flex-wrap items-center gap-x-2">
          {left.join(", ")}
          {collected > 0 && <Badge tone="good">{t("pickups.collected", { count: collected })}</Badge>}
          {outcome === "missed" && <Badge tone="attention">{t("pickups.missed")}</Badge>}
        </span>
      </TableCell>
      <TableCell className="text-right">
        {acts && left.length > 0 && <CollectionButtons pickup={pickup} name={name} onRecorded={onRecorded} />}
      </TableCell>
    </TableRow>
  );
}
