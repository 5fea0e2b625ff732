import { clockWithZone, clockWords } from "@tablee/domain/kernel/time-words";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { formatDate } from "@tablee/ui/format/dates";
import { formatNumber } from "@tablee/ui/format/numbers";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { depotWords, windowWords } from "../../shared/format/in-words.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import type { Route } from "./requests.ts";
import type { DeliveriesSearch } from "./search.ts";

const counts = ["boxes", "planned", "out", "delivered", "failed", "retrying", "pickups"] as const;

/** Each depot and window of the day, with the outcomes of its boxes. */
export function RoutesTable({ routes, search }: { routes: readonly Route[]; search: DeliveriesSearch }) {
  const { t } = useTranslation("deliveries");
  const language = useLanguage();
  return (
    <Table caption={t("routes")} className="lg:min-w-205">
      <TableHead>
        <tr>
          <TableColumn>{t("depot")}</TableColumn>
          <TableColumn className="max-lg:hidden">{t("console:region")}</TableColumn>
          <TableColumn>{t("window")}</TableColumn>
          {counts.map((count) => (
            <TableColumn key={count} numeric>
              {t(`counts.${count}`)}
            </TableColumn>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {routes.map((route) => (
          <TableRow
            key={`${route.depotId} ${route.window}`}
            selected={route.depotId === search.depot && route.window === search.window}
            tone={route.failed > 0 ? "attention" : undefined}
          >
            <TableRowHeader>
              <Link
                to="/deliveries"
                search={{ ...search, depot: route.depotId, window: route.window }}
                className="link"
                aria-label={t("stopsOf", { depot: depotWords(t, route.depotId), window: windowWords(route.window, language) })}
              >
                {depotWords(t, route.depotId)}
              </Link>
            </TableRowHeader>
            <TableCell className="max-lg:hidden">{t(`console:regions.${route.region}`)}</TableCell>
            <TableCell className="figures max-lg:min-w-36 max-lg:whitespace-normal">
              {formatDate(route.from.date, language, "short")}, {clockWords(route.from.time, language)} –{" "}
              {clockWithZone(route.until, language)}
            </TableCell>
            {counts.map((count) => (
              <TableCell key={count} numeric>
                <span className={route[count] === 0 ? "text-muted" : count === "failed" ? "text-danger-ink" : undefined}>
                  {formatNumber(route[count], language)}
                </span>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
