import { clockWords } from "@tablee/domain/kernel/time-words";
import { TableCell } from "@tablee/ui/components/table";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/language.ts";
import type { Stop } from "./requests.ts";

/** The place of a stop on its route, and the time at which its driver is expected. */
export function PlaceCell({ place }: Pick<Stop, "place">) {
  const { t } = useTranslation("deliveries");
  const language = useLanguage();
  return (
    <TableCell className="figures whitespace-nowrap">
      {place ? (
        <>
          {place.number} <span className="text-muted">{clockWords(place.expectedAt.time, language)}</span>
        </>
      ) : (
        <span className="text-muted" title={t("noPlace")}>
          —
        </span>
      )}
    </TableCell>
  );
}
